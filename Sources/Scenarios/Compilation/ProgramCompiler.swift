import Findings
import Foundation

/// Compiles and links programs against the kit.
struct ProgramCompiler: Sendable {
    let toolchain: Toolchain
    let kit: Kit
    /// The name of the module that listings are in; `#fileID` shows it.
    static let moduleName = "Listings"

    enum Product {
        /// What the compiler finds without making code.
        case diagnostics
        case executable(path: String)
    }

    struct Result: Sendable {
        var diagnostics: [CompilerDiagnostic]
        var succeeded: Bool
    }

    /// Raised when what the compiler is told changes.
    static let version = 2

    /// What is wrong with the grammar of one listing, whatever stands around it; empty where nothing is.
    func parse(listing: Int, of program: Program, _ source: GeneratedSource, work: WorkFolder) throws -> [CompilerDiagnostic] {
        let file = work.path + "/listing.swift"
        try source.text(of: .listing(listing)).write(toFile: file, atomically: false, encoding: .utf8)
        let arguments = [
            "-frontend", "-parse", file, "-target", toolchain.triple, "-swift-version", "\(program.languageMode)",
            "-diagnostic-style", "llvm", "-no-color-diagnostics",
        ]
        let parsed = try run(toolchain.frontend, arguments, work, name: "parser")
        return CompilerOutput(source: source, generatedPath: file).diagnostics(in: parsed.output)
            .filter { $0.severity == .error && $0.line != nil }
    }

    func compile(_ program: Program, _ source: GeneratedSource, to product: Product, work: WorkFolder) throws -> Result {
        let file = work.path + "/program.swift"
        try source.text.write(toFile: file, atomically: false, encoding: .utf8)
        let object = work.path + "/program.o"
        var arguments = ["-frontend"]
        switch product {
        case .diagnostics: arguments += ["-emit-sil", "-o", work.path + "/program.sil"]
        case .executable: arguments += ["-c", "-o", object]
        }
        arguments += [
            "-primary-file", file, "-target", toolchain.triple, "-module-name", Self.moduleName, "-parse-as-library", "-Onone",
            "-disable-objc-interop", "-swift-version", "\(program.languageMode)",
            "-diagnostic-style", "llvm", "-no-color-diagnostics", "-empty-abi-descriptor", "-module-cache-path",
            kit.moduleCache,
        ]
        arguments += kit.importArguments(toolchain)
        if program.hasEntryPoint { arguments += ["-entry-point-function-name", "listing_main"] }
        let compiled = try run(toolchain.frontend, arguments, work, name: "compiler")
        let diagnostics = CompilerOutput(source: source, generatedPath: file).diagnostics(in: compiled.output)
        // Every error that an article can be blamed for stands in a line of its program.
        if !compiled.succeeded && !diagnostics.contains(where: { $0.severity == .error && $0.line != nil }) {
            throw CompilerProblem.failed(program.article.file.path, output: compiled.output)
        }
        if compiled.succeeded, case .executable(let path) = product { try link(object, to: path, program, work) }
        return Result(diagnostics: diagnostics.withoutConsequences(in: source), succeeded: compiled.succeeded)
    }

    private func link(_ object: String, to path: String, _ program: Program, _ work: WorkFolder) throws {
        let own = work.path + "/autolink"
        let extracted = try run(toolchain.autolinkExtract, [object, "-o", own], work, name: "autolink")
        var arguments = toolchain.hasOwnLinker ? ["-fuse-ld=lld"] : []
        arguments += [
            "-pie", "--target=\(toolchain.triple)", "-L", toolchain.libraries, "-Xlinker", "-rpath", "-Xlinker",
            toolchain.libraries,
        ]
        arguments += [toolchain.startup, object] + kit.objects
        arguments += ["@\(own)", "@\(kit.autolinkFile)", "-lswiftCore", "-o", path]
        let linked = try run(toolchain.clang, arguments, work, name: "linker")
        if !extracted.succeeded || !linked.succeeded {
            throw CompilerProblem.doesNotLink(program.article.file.path, output: extracted.output + linked.output)
        }
    }

    private func run(
        _ executable: String, _ arguments: [String], _ work: WorkFolder, name: String
    ) throws -> (succeeded: Bool, output: String) {
        let output = "\(work.path)/\(name).output"
        try? FileManager.default.removeItem(atPath: output)
        let ending = try ChildProcess(
            executable: executable, arguments: arguments,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": work.path], standardOutput: output,
            standardError: output
        ).run()
        let text = FileManager.default.contents(atPath: output).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return (ending == .exited(0), text)
    }
}

/// The compiler or the linker did something that no article can be blamed for.
public enum CompilerProblem: Error, CustomStringConvertible {
    case failed(String, output: String)
    case doesNotLink(String, output: String)

    public var description: String {
        switch self {
        case .failed(let article, let output): "the compiler stopped on the listings of \(article):\n\(output)"
        case .doesNotLink(let article, let output): "the program of \(article) does not link:\n\(output)"
        }
    }
}
