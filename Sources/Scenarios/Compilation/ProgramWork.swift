import Articles
import Foundation
import Trace

/// Compiles a program and runs its scenarios, or takes what came of it from the cache.
struct ProgramWork: Sendable {
    let compiler: ProgramCompiler
    let cache: CacheFolder
    let limits: RunLimits

    func cached(_ key: String) -> ProgramResult? { cache.read(ProgramResult.self, key) }

    /// `key` is the program's own.
    func make(_ program: Program, key: String, sandbox: Sandbox) throws -> ProgramResult {
        let work = try WorkFolder()
        let executable = work.path + "/program"
        let attempts = try compile(program, to: executable, work)
        var result = ProgramResult(attempts: attempts, traces: [:])
        if let last = attempts.last, last.succeeded, program.failing == nil {
            let compiled = program.attempted(last)
            for (position, index) in compiled.scenarios.enumerated() {
                let scenario = program.article.scenarios[index]
                let original = program.scenarios.firstIndex(of: index)!
                result.traces[original] = try run(scenario, position: position, program, executable, sandbox)
            }
        }
        if !result.dependsOnTheMachine { cache.write(result, key) }
        return result
    }

    /// Grammar comes first: behind a brace that is missing, nothing that the compiler says is of use.
    private func compile(_ program: Program, to executable: String, _ work: WorkFolder) throws -> [ProgramResult.Attempt] {
        let source = program.source()
        let mistakes = try program.malformed.flatMap {
            try compiler.parse(listing: $0, of: program, source, work: work)
        }
        if mistakes.isEmpty { return try compileAll(program, to: executable, work) }
        return [ProgramResult.Attempt(leftOutScenarios: [], leftOutNames: [], diagnostics: mistakes, succeeded: false)]
    }

    /// Until it compiles, or an error stands in a listing, where every scenario needs it.
    private func compileAll(_ program: Program, to executable: String, _ work: WorkFolder) throws -> [ProgramResult.Attempt] {
        var attempts: [ProgramResult.Attempt] = []
        var leftScenarios: Set<Int> = []
        var leftNames: Set<String> = []
        while true {
            let tried = program.without(scenarios: leftScenarios, names: leftNames)
            let source = tried.source()
            let product: ProgramCompiler.Product = tried.scenarios.isEmpty ? .diagnostics : .executable(path: executable)
            let result = try compiler.compile(tried, source, to: product, work: work)
            attempts.append(
                ProgramResult.Attempt(
                    leftOutScenarios: Set(leftScenarios.compactMap(program.scenarios.firstIndex(of:))), leftOutNames: leftNames,
                    diagnostics: result.diagnostics,
                    succeeded: result.succeeded))
            if result.succeeded || program.failing != nil { return attempts }
            let regions = Set(result.diagnostics.filter { $0.severity == .error }.map(source.region(of:)))
            for region in regions {
                switch region {
                case .frame, .listing: return attempts
                case .scenario(let index): leftScenarios.insert(index)
                case .name(let name): leftNames.insert(name)
                }
            }
        }
    }

    private func run(
        _ scenario: Scenario, position: Int, _ program: Program, _ executable: String, _ sandbox: Sandbox
    ) throws -> Trace {
        let sdk = program.article.sdk(of: scenario)
        let names = scenario.variants.isEmpty ? [nil] : scenario.variants.map { Optional($0) }
        let runs = try names.enumerated().map { variant, name in
            try ScenarioProcess(
                executable: executable, scenario: position, variant: variant, variantName: name, sdk: sdk, limits: limits,
                sandbox: sandbox
            ).run()
        }
        return Trace(sdk: sdk, runs: runs)
    }

    /// Stands for everything that decides what comes of a program.
    func key(of program: Program) -> String {
        var key = program.source().contentKey
        key.add(limits.megabytes)
        key.add(limits.outputMegabytes)
        key.add(compiler.kit.key)
        key.add(ProgramCompiler.version)
        key.add(Trace.currentVersion)
        key.add(program.languageMode)
        key.add(program.failing == nil ? "runs" : "fails")
        for index in program.scenarios {
            let scenario = program.article.scenarios[index]
            key.add(program.article.sdk(of: scenario))
            for variant in scenario.variants { key.add(variant) }
        }
        return "program-" + key.digest.prefix(40)
    }
}

extension Program {
    /// What was compiled in an attempt.
    func attempted(_ attempt: ProgramResult.Attempt) -> Program {
        without(scenarios: Set(attempt.leftOutScenarios.map { scenarios[$0] }), names: attempt.leftOutNames)
    }
}
