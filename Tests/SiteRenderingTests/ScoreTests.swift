import Testing
import Trace

@testable import SiteRendering

struct ScoreTests {
    /// A cell as text: evaluations, starts, endings, and the bar: `[` starts, `]` ends, `=` goes on.
    private func sketch(_ cell: Score.ViewCell) -> String {
        let bar = cell.bar.map { ($0.startsHere ? "[" : "=") + ($0.endsHere ? "]" : "=") } ?? ""
        let starts = cell.starts.map { " \($0.rawValue)" }.joined()
        return "\(cell.evaluations)\(starts)\(cell.endings > 0 ? " ended" : "") \(bar)"
    }

    private func sketch(_ cell: Score.PropertyCell) -> String {
        [cell.lost.map { "lost \($0)" }, cell.value, cell.bar == nil ? nil : "|"].compactMap(\.self).joined(separator: " ")
    }

    private func sketch(_ row: Score.Row) -> [String] {
        let cells: [String] =
            switch row.content {
            case .view(let cells): cells.map(sketch)
            case .property(_, let cells): cells.map(sketch)
            case .group(let cells):
                cells.map { "\($0.evaluations) alive \($0.alive) began \($0.starts[.began] ?? 0) ended \($0.endings)" }
            }
        return ["\(row.depth) \(row.label)"] + cells
    }

    @Test func barBreaksWhereStateWasLost() {
        let score = Score(Runs.hideThenShow(), stepCount: 4)
        #expect(
            score.rows.map(sketch) == [
                ["0 Session", "1 began [=", "0 ==", "1 ==", "1 =]"],
                ["0 isOpen", "true |", "|", "false |", "true |"],
                ["1 Counter", "1 began [=", "3 =]", "0 ended ", "1 reset []"],
                ["1 count", "0 |", "3 |", "lost 3", "0 |"],
            ])
    }

    @Test func barGoesOnWhereStateIsKept() {
        let score = Score(Runs.hideThenShow(keepsCounter: true), stepCount: 4)
        #expect(sketch(score.rows[2]) == ["1 Counter", "1 began [=", "3 ==", "0 ==", "0 =]"])
        #expect(sketch(score.rows[3]) == ["1 count", "0 |", "3 |", "|", "|"])
    }

    @Test func changeOfIdentityBreaksTheBarWithinAStep() {
        let score = Score(Runs.identityChange(), stepCount: 4)
        #expect(score.rows.map(\.label) == ["Editor", "draft"])
        #expect(sketch(score.rows[0]) == ["0 Editor", "1 began [=", "1 =]", "1 reset ended [=", "0 =]"])
        #expect(sketch(score.rows[1]) == ["0 draft", "\"\" |", "\"Hi\" |", "lost \"Hi\" \"\" |", "|"])
    }

    @Test func onlyWhatAViewOwnsIsReset() {
        var recorder = RunRecorder()
        let held = [Step.Property.state("wish", "\"\""), Step.Property(name: "cups", wrapper: "Binding", value: "3")]
        var order = 0
        recorder.step { order = $0.start("Order", place: "r/if", holding: held) }
        recorder.step { $0.end(order) }
        recorder.step { _ = $0.start("Order", place: "r/if", .reset, holding: held) }
        let starts = Score(recorder.run, stepCount: 3).rows.compactMap { row in
            if case .property(_, let cells) = row.content { cells.map(\.start) } else { nil }
        }
        #expect(starts == [[.began, nil, .reset], [.began, nil, .restarted]])
    }

    @Test func fewRowsOfATypeAreToldApartByIdentity() {
        let score = Score(Runs.rows(3), stepCount: 3)
        #expect(score.rows.map(\.label) == ["Guests", "names", "Row(1)", "note", "Row(2)", "note", "Row(3)", "note"])
        #expect(score.names[2] == .view("Row(1)"))
    }

    @Test func manyRowsOfATypeShareOne() {
        let score = Score(Runs.rows(7), stepCount: 3)
        #expect(score.rows.map(\.label) == ["Guests", "names", "Row"])
        #expect(
            sketch(score.rows[2]) == [
                "1 Row", "7 alive 7 began 7 ended 0", "6 alive 6 began 0 ended 1", "6 alive 6 began 0 ended 0",
            ])
        #expect(score.names[2] == .member(type: "Row", label: "Row(1)"))
    }

    @Test func rowsWithoutIdentityAreNumbered() {
        var recorder = RunRecorder()
        recorder.step {
            let root = $0.start("Root", place: "r")
            _ = $0.start("Row", place: "r/0", parent: root)
            _ = $0.start("Row", place: "r/1", parent: root)
        }
        #expect(Score(recorder.run, stepCount: 1).rows.map(\.label) == ["Root", "Row#1", "Row#2"])
    }

    @Test func lifetimesThatOverlapAtOnePlaceHaveRowsOfTheirOwn() {
        var recorder = RunRecorder()
        var old = 0
        recorder.step { old = $0.start("Card", place: "r/if") }
        recorder.step { _ = $0.start("Card", place: "r/if", .restarted) }
        recorder.step { $0.end(old) }
        let score = Score(recorder.run, stepCount: 3)
        #expect(
            score.rows.map(sketch) == [
                ["0 Card#1", "1 began [=", "0 =]", "0 ended "],
                ["0 Card#2", "0 ", "1 restarted [=", "0 =]"],
            ])
    }

    @Test func aViewThatAppearsLaterStandsAtItsPlaceInTheTree() {
        var recorder = RunRecorder()
        var root = 0
        recorder.step {
            root = $0.start("Root", place: "r")
            _ = $0.start("Last", place: "r/2", parent: root)
        }
        var run = recorder.run
        run.lifetimes.append(
            Lifetime(id: 3, type: "Middle", kind: .view, start: .began, ownsState: false, place: "r/1", parent: root))
        run.steps.append(
            Step(
                index: 1, events: [.started(view: 3), .evaluated(view: 3, causes: [.first])],
                alive: [1, 3, 2].map { Step.Instance(lifetime: $0) }))
        #expect(Score(run, stepCount: 2).rows.map(\.label) == ["Root", "Middle", "Last"])
    }

    @Test func aViewThatFollowsAnotherOfItsTypeStandsBehindIt() {
        var recorder = RunRecorder()
        var root = 0
        var first = 0
        recorder.step {
            root = $0.start("Root", place: "r")
            first = $0.start("Counter", place: "r/true", parent: root)
        }
        recorder.step {
            $0.end(first)
            _ = $0.start("Counter", place: "r/false", parent: root)
        }
        let score = Score(recorder.run, stepCount: 2)
        #expect(
            score.rows.map(sketch) == [
                ["0 Root", "1 began [=", "0 =]"],
                ["1 Counter#1", "1 began []", "0 ended "],
                ["1 Counter#2", "0 ", "1 began []"],
            ])
    }

    @Test func stepsThatWereNotReachedAreEmpty() {
        var run = Runs.hideThenShow()
        run.steps.removeLast(2)
        let score = Score(run, stepCount: 4)
        #expect(score.reachedCount == 2)
        #expect(sketch(score.rows[0]) == ["0 Session", "1 began [=", "0 =]", "0 ", "0 "])
    }

    @Test func plainPropertiesAreShownOnlyWhereTheyChange() {
        var recorder = RunRecorder()
        var row = 0
        recorder.step { row = $0.start("Row", place: "r", holding: [.plain("title", "\"a\""), .plain("index", "1")]) }
        recorder.step { $0.write(row, "title", "\"b\"") }
        #expect(Score(recorder.run, stepCount: 2).rows.map(\.label) == ["Row", "title"])
    }
}
