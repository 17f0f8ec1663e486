import Foundation

extension Toolchain {
    /// Asks the compiler that `SWIFTC` names, or `swiftc` on the path.
    ///
    /// The answer is kept as long as the compiler's file stays the same, because asking takes longer than an unchanged site.
    static func find(cache: CacheFolder) throws -> Toolchain {
        let name = ProcessInfo.processInfo.environment["SWIFTC"] ?? "swiftc"
        guard let compiler = search(name) else { throw ToolchainProblem.notFound(name) }
        guard let key = identity(of: compiler) else { return try ask(compiler) }
        if let known = cache.read(Toolchain.self, key), FileManager.default.isExecutableFile(atPath: known.frontend) {
            return known
        }
        let answer = try ask(compiler)
        cache.write(answer, key)
        return answer
    }

    /// The path of a program, looked up like the shell does.
    static func search(_ name: String) -> String? {
        if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
        return (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Nil for the shim of a version manager, which may lead to another compiler tomorrow.
    private static func identity(of compiler: String) -> String? {
        let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        let frontend = real.deletingLastPathComponent().path + "/swift-frontend"
        var status = stat()
        guard stat(frontend, &status) == 0 else { return nil }
        let parts = [frontend, "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)", "\(status.st_size)"]
        return "toolchain-" + ContentKey(parts[0], parts[1], parts[2]).digest.prefix(32)
    }

    private static func ask(_ compiler: String) throws -> Toolchain {
        let work = try WorkFolder()
        let output = work.path + "/output"
        let ending = try ChildProcess(
            executable: compiler, arguments: ["-print-target-info"], environment: ProcessInfo.processInfo.environment,
            standardOutput: output, standardError: work.path + "/errors"
        ).run()
        let data = FileManager.default.contents(atPath: output) ?? Data()
        guard ending == .exited(0), let info = try? JSONDecoder().decode(TargetInfo.self, from: data),
            let libraries = info.paths.runtimeLibraryPaths.first
        else { throw ToolchainProblem.unusable(compiler, output: String(decoding: data, as: UTF8.self)) }
        return Toolchain(
            version: info.compilerVersion, triple: info.target.triple, resources: info.paths.runtimeResourcePath,
            libraries: libraries, startup: "\(libraries)/\(info.target.arch)/swiftrt.o")
    }

    /// The part of the compiler's answer that is used.
    private struct TargetInfo: Decodable {
        struct Target: Decodable {
            let triple: String
            let arch: String
        }
        struct Paths: Decodable {
            let runtimeResourcePath: String
            let runtimeLibraryPaths: [String]
        }
        let compilerVersion: String
        let target: Target
        let paths: Paths
    }
}
