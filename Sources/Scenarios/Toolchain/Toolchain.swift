import Foundation

/// The Swift compiler in use, and where it keeps what it needs.
public struct Toolchain: Codable, Hashable, Sendable {
    /// `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    public let version: String
    /// `x86_64-unknown-linux-gnu`.
    let triple: String
    /// `lib/swift`.
    let resources: String
    /// `lib/swift/linux`, where programs find their libraries.
    let libraries: String
    /// Where the start-up object for programs lies.
    let startup: String

    /// The compiler proper. `swiftc` only starts it, which takes as long as compiling a small file.
    var frontend: String { binaries + "/swift-frontend" }
    var autolinkExtract: String { binaries + "/swift-autolink-extract" }
    /// The C compiler; that of the toolchain where it has one.
    var clang: String {
        let own = binaries + "/clang"
        return FileManager.default.isExecutableFile(atPath: own) ? own : Toolchain.search("clang") ?? "clang"
    }
    var hasOwnLinker: Bool {
        FileManager.default.isExecutableFile(atPath: binaries + "/ld.lld") || Toolchain.search("ld.lld") != nil
    }
    /// SwiftSyntax and the compiler's own macros.
    var host: String { resources + "/host" }
    private var binaries: String {
        URL(fileURLWithPath: resources).deletingLastPathComponent().deletingLastPathComponent().path + "/bin"
    }
}

/// Why there is no compiler to work with.
public enum ToolchainProblem: Error, CustomStringConvertible {
    case notFound(String)
    case unusable(String, output: String)

    public var description: String {
        switch self {
        case .notFound(let name): "cannot find the Swift compiler “\(name)”; set SWIFTC, or put swiftc on PATH"
        case .unusable(let path, let output): "\(path) -print-target-info does not answer as a Swift compiler does:\n\(output)"
        }
    }
}
