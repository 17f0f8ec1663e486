import Scenarios
import Testing

@testable import Articles
@testable import SiteRendering

struct ListingTests {
    @Test func countsStandBesideTheirBodies() throws {
        let english = SampleSite.english
        let line = try #require(english.scenarios[0].bodyLines["Counter"])
        let counts = GutterCounts.of(line: line, in: english.scenarios)
        #expect(counts.map(\.scenario) == [1, 2])
        #expect(counts[0].steps == [[1], [3], [0], [1]])
        #expect(counts[0].totals == [5])
        #expect(counts[1].totals == [5, 4])
        #expect(GutterCounts.of(line: ListingLine(listing: line.listing, line: line.line + 1), in: english.scenarios).isEmpty)
    }

    @Test func countsLeaveOutRunsWithoutTheView() throws {
        let whole = SampleSite.english.scenarios[1]
        var trace = try #require(whole.trace)
        for index in trace.runs[1].lifetimes.indices where trace.runs[1].lifetimes[index].type == "Counter" {
            trace.runs[1].lifetimes[index].type = "Twin"
        }
        let compared = CheckedScenario(scenario: whole.scenario, trace: trace, claims: [], bodyLines: whole.bodyLines)
        let line = try #require(compared.bodyLines["Counter"])
        #expect(GutterCounts.of(line: line, in: [compared]).map(\.totals) == [[5]])
    }

    @Test func differencesShowWhatTheyLeaveOut() {
        var listing = SampleSite.english.article.listings[0]
        listing.lines = [
            .init(text: "kept", line: 1, column: 1, isAdded: false), .init(text: "new", line: 3, column: 1, isAdded: true),
        ]
        listing.removedLines = [.init(text: "old", line: 2, column: 1, isAdded: false)]
        let html = ListingFigure(listing: listing, checked: SampleSite.english, words: EnglishWords()).markup.html
        let order = ["kept", "old", "new"].compactMap { html.range(of: ">\($0)\n")?.lowerBound }
        #expect(order.count == 3 && order == order.sorted())
        #expect(html.contains("line removed") && html.contains("line added"))
    }

    @Test(arguments: [(0, "Counter.swift"), (1, "Shown only, not compiled"), (2, "Setup"), (3, "Does not compile")])
    func saysWhatKindOfListingItIs(index: Int, words: String) {
        let english = SampleSite.english
        let figure = ListingFigure(listing: english.article.listings[index], checked: english, words: EnglishWords())
        #expect(figure.markup.html.contains(words))
    }

    @Test func showsTheCompilersMessage() {
        let english = SampleSite.english
        let html = ListingFigure(listing: english.article.listings[3], checked: english, words: EnglishWords()).markup.html
        #expect(html.contains("cannot convert value of type 'String' to specified type 'Int'"))
    }
}
