import Testing

@testable import SiteRendering

struct ShortNamesTests {
    @Test(arguments: [
        ("3", "3"), (#""a rather long text, with (brackets)""#, #""a rather long text, with (brackets)""#),
        ("Point(x: 1)", "(1)"), ("Size(w: 1)", "Size(w: 1)"), ("SharedData(target: 0, nonTarget: 1)", "(0, 1)"),
        (#"Guest(name: "Ann, \"A\" (1)", seat: [1, 2])"#, #"("Ann, \"A\" (1)", [1, 2])"#),
        ("Outer(inner: InnerValue(first: 1, second: 2), isOn: true)", "((1, 2), true)"),
        (".failed(code: 404)", ".failed(404)"), ("[SharedData(target: 0)]", "[SharedData(target: 0)]"),
    ])
    func longValuesLoseNamesOfTypesAndFields(value: String, expected: String) {
        #expect(ShortValue.text(value) == expected)
    }

    @Test(arguments: [
        ("Counter", "Counter"), ("LiveDashboard()", "Live<wbr>Dashboard()"), ("Row#2", "Row#2"),
        ("print(Session.Body.self)", "print(<wbr>Session.<wbr>Body.<wbr>self)"),
    ])
    func namesBreakWhereAReaderPauses(name: String, expected: String) {
        #expect(BreakableName.markup(name).html == expected)
    }

    @Test(arguments: [
        ("launch", #"<span class="verb">launch</span>"#),
        (#"tap "Join" × 3"#, #"<span class="verb">tap</span> <span class="object">"Join" ×\#u{A0}3</span>"#),
        ("launch Session()", #"<span class="verb">launch</span> <span class="object">Session</span>"#),
    ])
    func stepsAreNamedByWhatIsDoneAndWithWhat(step: String, expected: String) {
        #expect(StepLabel.markup(step).html == expected)
    }
}
