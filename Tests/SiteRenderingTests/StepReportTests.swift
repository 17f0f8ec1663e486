import Testing
import Trace

@testable import SiteRendering

struct StepReportTests {
    private func report(_ run: Run, step: Int) -> StepReport {
        StepReport(run, step: step, names: Score(run, stepCount: run.steps.count).names)
    }

    private func sentences(_ run: Run, step: Int, _ words: any Words = EnglishWords()) -> [String] {
        report(run, step: step).happenings.map { words.sentence(for: $0).plainText }
    }

    @Test(arguments: [
        (0, ["Session began, and its body ran for the first time.", "Counter began, and its body ran for the first time."]),
        (1, ["Counter ran 3 times, each time because its count was written and its body reads it."]),
        (2, ["Session ran because its isOpen was written and its body reads it.", "Counter ended and lost count = 3."]),
        (
            3,
            [
                "Session ran because its isOpen was written and its body reads it.",
                "Counter was reset: a new lifetime started at its place, and its state starts over.",
            ]
        ),
    ])
    func tellsWhatHappened(step: Int, expected: [String]) {
        #expect(sentences(Runs.hideThenShow(), step: step) == expected)
    }

    @Test func tellsItInJapanese() {
        #expect(
            sentences(Runs.hideThenShow(), step: 2, JapaneseWords()) == [
                "Sessionのbodyが再評価されました。bodyが読んでいるisOpenが書き換えられたためです。", "Counterの生存期間が終わり、count = 3が失われました。",
            ])
    }

    @Test func tellsManyAlikeThingsOnce() {
        #expect(
            sentences(Runs.rows(9), step: 1) == [
                "Row(1) ended and lost note = \"\".",
                "8 × Row ran because the environment’s \\.locale changed.",
                "Guests did not run: its new value equals the one before.",
            ])
    }

    @Test(arguments: [
        (Cause.stored(wrapper: "Binding", name: "isOn"), "the state behind its binding isOn was written and its body reads it"),
        (.stored(wrapper: "AppStorage", name: "\"size\""), "its @AppStorage \"size\" changed"),
        (.observed(property: "Model.name"), "Model.name was written and its body reads it"),
        (.value(field: "title"), "its parent gave it another title"),
    ])
    func namesTheCause(cause: Cause, words: String) {
        var recorder = RunRecorder()
        recorder.step { _ = $0.start("A", place: "r") }
        recorder.step { $0.evaluate(1, because: cause) }
        #expect(sentences(recorder.run, step: 1) == ["A ran because \(words)."])
    }

    @Test func tellsWhatDidNotHappenOnce() {
        var recorder = RunRecorder()
        recorder.step { _ = $0.start("A", place: "r", holding: [.state("count", "1")]) }
        recorder.step {
            $0.write(1, "count", "1")
            $0.write(1, "count", "1")
        }
        #expect(sentences(recorder.run, step: 1) == ["count of A was written, but was 1 already; nothing follows."])
        #expect(report(recorder.run, step: 1).changes.isEmpty)
    }

    @Test(arguments: [
        (false, ["A did not run: what it reads from the environment has not changed."]),
        (true, ["A ran because the environment’s \\.size changed."]),
    ])
    func tellsOfASkippedBodyOnlyIfItDidNotRun(sizeChanges: Bool, expected: [String]) {
        var recorder = RunRecorder()
        recorder.step { _ = $0.start("A", place: "r") }
        recorder.step {
            $0.record(.skipped(view: 1, reason: .equalValue))
            if sizeChanges {
                $0.evaluate(1, because: .environment(path: "\\.size"))
            } else {
                $0.record(.skipped(view: 1, reason: .equalEnvironment))
            }
        }
        #expect(sentences(recorder.run, step: 1) == expected)
    }

    @Test func listsValuesOutputAndTime() {
        let report = report(Runs.rows(3), step: 1)
        #expect(report.changes == [.init(view: "Row(2)", property: "note", before: "\"\"", after: "\"after step 1\"")])
        #expect(report.printed == ["step 1 of a long scenario"])
        #expect(report.time == 1.5)
        #expect(self.report(Runs.hideThenShow(), step: 1).time == nil)
    }
}
