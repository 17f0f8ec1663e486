import Foundation

/// Compiles the engine's modules into a folder.
struct KitBuilder: Sendable {
    let kit: Kit
    let sources: KitSources
    let toolchain: Toolchain

    /// The macros, and the modules that know nothing of them, are built side by side.
    func build() throws {
        try copyHeaders()
        let steps: [@Sendable () throws -> Void] = [
            { try buildMacros() },
            {
                try buildCModule()
                try kit.modules.filter { !needsMacros($0) }.forEach(buildModule)
            },
        ]
        _ = try concurrentMap(steps) { try $0() }
        try kit.modules.filter(needsMacros).forEach(buildModule)
        try collectLibraries()
    }

    private func needsMacros(_ module: String) -> Bool { ["SelfsameUI", "ScenarioRuntime"].contains(module) }

    private func copyHeaders() throws {
        try FileManager.default.createDirectory(atPath: kit.cHeaders, withIntermediateDirectories: true)
        for header in sources.files(Kit.cModule, endings: ["h"]) where header.contains("/include/") {
            let name = URL(fileURLWithPath: header).lastPathComponent
            try FileManager.default.copyItem(atPath: header, toPath: "\(kit.cHeaders)/\(name)")
        }
        let map = "module \(Kit.cModule) { umbrella \".\" export * }\n"
        try map.write(toFile: kit.cHeaders + "/module.modulemap", atomically: false, encoding: .utf8)
    }

    private func buildCModule() throws {
        var objects: [String] = []
        for (index, file) in sources.files(Kit.cModule, endings: ["c"]).enumerated() {
            let object = "\(kit.folder)/\(Kit.cModule)-\(index).o"
            try run(
                toolchain.clang, ["-O2", "-fPIC", "-fblocks", "-D_GNU_SOURCE", "-I", kit.cHeaders, "-c", file, "-o", object],
                for: Kit.cModule)
            objects.append(object)
        }
        try run(toolchain.clang, ["-r", "-nostdlib", "-o", "\(kit.folder)/\(Kit.cModule).o"] + objects, for: Kit.cModule)
    }

    private func buildMacros() throws {
        let libraries = try FileManager.default.contentsOfDirectory(atPath: toolchain.host)
            .filter {
                $0.hasPrefix("libSwift") && $0.hasSuffix(".so") && !$0.contains("InProc") && !$0.contains("LibraryPlugin")
            }
            .sorted()
            .map { "-l" + $0.dropFirst(3).dropLast(3) }
        try run(
            compiler,
            [
                "-emit-library", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", Kit.macros,
                "-I", toolchain.host, "-L", toolchain.host, "-Xlinker", "-rpath", "-Xlinker", toolchain.host,
                "-Xlinker", "--as-needed", "-o", kit.macroLibrary,
            ] + libraries + sources.files(Kit.macros, endings: ["swift"]), for: Kit.macros)
    }

    private func buildModule(_ name: String) throws {
        var arguments = [
            "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", name,
            "-emit-module", "-emit-module-path", "\(kit.folder)/\(name).swiftmodule", "-c", "-o", "\(kit.folder)/\(name).o",
            "-I", kit.folder, "-I", kit.cHeaders,
        ]
        if needsMacros(name) { arguments += ["-load-plugin-library", kit.macroLibrary] }
        try run(compiler, arguments + sources.files(name, endings: ["swift"]), for: name)
    }

    /// The flags that the objects carry for the linker, asked for once instead of with every program.
    private func collectLibraries() throws {
        let objects = kit.modules.map { "\(kit.folder)/\($0).o" }
        try run(toolchain.autolinkExtract, objects + ["-o", kit.autolinkFile], for: "ScenarioRuntime")
    }

    private var compiler: String {
        URL(fileURLWithPath: toolchain.frontend).deletingLastPathComponent().path + "/swiftc"
    }

    private func run(_ executable: String, _ arguments: [String], for module: String) throws {
        let work = try WorkFolder()
        let output = work.path + "/output"
        let ending = try ChildProcess(
            executable: executable, arguments: arguments, environment: ProcessInfo.processInfo.environment,
            standardOutput: output, standardError: output
        ).run()
        if ending == .exited(0) { return }
        throw KitProblem.moduleFailed(module, output: (try? String(contentsOfFile: output, encoding: .utf8)) ?? "")
    }
}
