/// How much a scenario may use before it is stopped.
public struct RunLimits: Hashable, Sendable {
    /// Real seconds, for each variant.
    public var seconds: Double
    /// Address space.
    public var megabytes: Int
    /// Of all that it prints, and of its trace.
    public var outputMegabytes: Int

    public init(seconds: Double = 10, megabytes: Int = 3072, outputMegabytes: Int = 16) {
        self.seconds = seconds
        self.megabytes = megabytes
        self.outputMegabytes = outputMegabytes
    }
}
