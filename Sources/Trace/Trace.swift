/// Everything that one scenario did, as data that other tools can read.
///
/// The JSON form is versioned: a field that is added keeps `currentVersion`, a field that changes its meaning raises it.
public struct Trace: Codable, Hashable, Sendable {
    /// The version of the format that this module reads and writes.
    public static let currentVersion = 1

    /// The version of the format in which this trace was written.
    public var version: Int
    /// The modelled SwiftUI release: 26 or 27.
    public var sdk: Int
    /// One run for each variant, or one run without a name.
    public var runs: [Run]

    public init(sdk: Int, runs: [Run]) {
        version = Self.currentVersion
        self.sdk = sdk
        self.runs = runs
    }
}
