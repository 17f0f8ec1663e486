import SelfsameUI
import Testing
import Trace
import ViewGraph

/// What a finger reaches, and what the step says when it reaches nothing.
@Suite(.serialized) @MainActor
struct StepTargetTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var label: String
        var failure: StepFailure?
        var testDescription: String { label }
    }

    nonisolated static let cases = [
        Case(label: "Plain", failure: nil),
        Case(label: "Off", failure: StepFailure(reason: .disabled, subject: "Off", candidates: ["Off"])),
        Case(label: "Inner", failure: StepFailure(reason: .disabled, subject: "Inner", candidates: ["Inner"])),
        Case(label: "Clear", failure: StepFailure(reason: .transparent, subject: "Clear", candidates: ["Clear"])),
        Case(label: "Glass", failure: StepFailure(reason: .transparent, subject: "Glass", candidates: ["Glass"])),
        Case(label: "Hidden", failure: StepFailure(reason: .transparent, subject: "Hidden", candidates: ["Hidden"])),
        Case(label: "Twin", failure: StepFailure(reason: .ambiguous, subject: "Twin", candidates: ["Twin", "Twin"])),
        Case(label: "Plane", failure: StepFailure(reason: .notFound, subject: "Plane", candidates: ["Plain", "Faint", "Twin", "Twin"])),
    ]

    @Test(arguments: cases)
    func target(_ item: Case) {
        let host = ViewHost()
        host.launch { Targets() }
        switch ElementSearch.find(item.label, for: .tap, in: host.screen) {
        case .success: #expect(item.failure == nil)
        case .failure(let error): #expect(error.failure == item.failure)
        }
    }
}

private struct Targets: View {
    var body: some View {
        Button("Plain") {}
        Button("Off") {}.disabled(true)
        VStack { Button("Inner") {}.disabled(false) }.disabled(true)
        Button("Clear") {}.opacity(0)
        Button("Faint") {}.opacity(0.1)
        VStack { Button("Glass") {} }.allowsHitTesting(false)
        Button("Hidden") {}.hidden()
        HStack {
            Button("Twin") {}
            Button("Twin") {}
        }
    }
}
