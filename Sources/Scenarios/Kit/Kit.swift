import Foundation

/// The engine, compiled for the programs that scenarios make.
struct Kit: Sendable {
    /// Modules in the order in which they depend on each other.
    static let modules = ["Trace", "ViewGraph", "SelfsameCombine", "SelfsameUI", "ScenarioRuntime"]
    /// What listings call Apple's modules, and which of ours they mean by it.
    static let aliases = ["Combine": "SelfsameCombine", "SwiftUI": "SelfsameUI"]
    static let cModule = "CVirtualTime"
    static let macros = "SelfsameMacros"

    let folder: String
    /// Names the engine's sources, the compiler and the flags that it was made from.
    let key: String
    /// Those of `Kit.modules` that the engine has.
    let modules: [String]

    var cHeaders: String { "\(folder)/\(Kit.cModule)" }
    /// Loaded into the compiler's process: starting a process for macros costs each program 0.05 s.
    var macroLibrary: String { "\(folder)/lib\(Kit.macros).so" }
    var objects: [String] { (modules + [Kit.cModule]).map { "\(folder)/\($0).o" } }
    /// Libraries that the modules ask for, one flag a line.
    var autolinkFile: String { "\(folder)/autolink" }

    /// Where the compiler keeps the system's C modules; without it every program would build them again.
    ///
    /// They know the place that they were made for, so that a project that was moved needs others.
    var moduleCache: String { "\(folder)/system-\(ContentKey(folder).digest.prefix(8))" }

    /// What every compilation that imports the kit says.
    func importArguments(_ toolchain: Toolchain) -> [String] {
        let aliases = Kit.aliases.filter { modules.contains($0.value) }.sorted { $0.key < $1.key }
        return aliases.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] } + [
            "-I", folder, "-I", cHeaders, "-load-plugin-library", macroLibrary,
            "-plugin-path", toolchain.host + "/plugins",
            "-in-process-plugin-server-path", toolchain.host + "/libSwiftInProcPluginServer.so",
        ]
    }
}

/// Why the engine could not be built.
public enum KitProblem: Error, CustomStringConvertible {
    case sourcesNotFound(tried: [String])
    case moduleFailed(String, output: String)

    public var description: String {
        switch self {
        case .sourcesNotFound(let tried):
            "cannot find the engine's sources; set SELFSAME_SOURCES to the folder that holds SelfsameUI. Tried: "
                + tried.joined(separator: ", ")
        case .moduleFailed(let module, let output): "the engine's module \(module) does not build:\n\(output)"
        }
    }
}
