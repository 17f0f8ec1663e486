import Testing
import Trace

@testable import SiteRendering

struct VariantDifferenceTests {
    private static let steps = ["launch", "tap \"Join\" × 3", "tap \"Hide\"", "tap \"Show\""]

    private func sentence(_ runs: [Run], _ words: any Words = EnglishWords()) -> String? {
        VariantDifference.between(runs, stepCount: 4).map { words.sentence(for: $0, steps: Self.steps).plainText }
    }

    @Test func saysWhoKeepsAndWhoLosesState() {
        let runs = [Runs.hideThenShow(variant: "branch"), Runs.hideThenShow(variant: "opacity", keepsCounter: true)]
        #expect(sentence(runs) == "At tap \"Hide\", \"opacity\" keeps count = 3 of Counter where \"branch\" loses it.")
        #expect(sentence(runs, JapaneseWords()) == "tap \"Hide\"で、\"opacity\"はCounterのcount = 3を保ち、\"branch\"は失います。")
    }

    @Test func saysWhichValueDiffers() {
        var other = Runs.hideThenShow(variant: "b")
        other.steps[1].alive[1].properties[0].value = "4"
        #expect(
            sentence([Runs.hideThenShow(variant: "a"), other])
                == "After tap \"Join\" × 3, count of Counter is 3 in \"a\", 4 in \"b\".")
    }

    @Test func saysWhichCountDiffers() {
        var other = Runs.hideThenShow(variant: "b")
        other.steps[1].events.append(.evaluated(view: 2, causes: [.value(field: "x")]))
        #expect(
            sentence([Runs.hideThenShow(variant: "a"), other])
                == "In all, the body of Counter ran 5 times in \"a\", 6 times in \"b\".")
    }

    @Test func countsOnlyViewsThatAllVariantsHave() {
        var renamed = Runs.hideThenShow(variant: "b")
        renamed.lifetimes[0].type = "OtherSession"
        renamed.steps[2].events.append(.evaluated(view: 1, causes: [.value(field: "x")]))
        #expect(sentence([Runs.hideThenShow(variant: "a"), renamed]) == nil)
        renamed.steps[1].events.append(.evaluated(view: 2, causes: [.value(field: "x")]))
        #expect(
            sentence([Runs.hideThenShow(variant: "a"), renamed])
                == "In all, the body of Counter ran 5 times in \"a\", 6 times in \"b\".")
    }

    @Test func saysWhenNothingDiffers() {
        let runs = [Runs.hideThenShow(variant: "a"), Runs.hideThenShow(variant: "b")]
        #expect(sentence(runs) == "Nothing in the figure tells the variants apart.")
    }

    @Test func saysNothingOfOneRun() {
        #expect(sentence([Runs.hideThenShow()]) == nil)
    }
}
