/// One line of the stream that a running scenario writes, so that a run that ends early leaves what it did.
public enum Record: Codable, Hashable, Sendable {
    case lifetime(Lifetime)
    case stepBegan(index: Int)
    case event(Event)
    case expectation(claim: Int, Step.Expectation)
    case stepEnded(time: Double, alive: [Step.Instance], screen: ScreenElement?)
    case failed(StepFailure)
    case completed
}
