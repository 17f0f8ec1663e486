import Articles
import Findings
import Foundation
import Trace

/// Compiles and runs what articles claim, and says whether it is so.
///
/// Planning, running and reporting are apart: a plan costs nothing, and a report can be made again out of the cache.
public struct Checker: Sendable {
    /// The folder of the project; results are kept in its `.selfsame`.
    public let project: String
    public let limits: RunLimits

    public enum Progress: Sendable {
        /// The engine is built for this compiler; about half a minute, once.
        case buildingKit(compiler: String)
        /// So many programs have to be made; the others are known.
        case planned(programs: Int, known: Int)
        case finishedProgram(article: String, done: Int, of: Int)
    }

    public init(project: String, limits: RunLimits = RunLimits()) {
        self.project = project
        self.limits = limits
    }

    /// Blocks until all is done, with as many programs at once as there are cores.
    ///
    /// `progress` may be called from any thread. Throws when there is no compiler or no engine to work with; what is wrong with an
    /// article is in its findings.
    public func check(_ articles: [Article], progress: @escaping @Sendable (Progress) -> Void = { _ in }) throws
        -> [CheckedArticle]
    {
        let cache = CacheFolder(path: project + "/.selfsame/cache")
        let plans = try concurrentMap(articles) { ProgramPlan($0) }
        let jobs = plans.flatMap(\.all)
        let results = jobs.isEmpty ? [] : try make(jobs, cache, progress)
        var rest = results[...]
        return zip(articles, plans).map { article, plan in
            defer { rest = rest.dropFirst(plan.all.count) }
            return ArticleReport(article: article, plan: plan, results: Array(zip(plan.all, rest))).checked()
        }
    }

    private func make(
        _ jobs: [Program], _ cache: CacheFolder, _ progress: @escaping @Sendable (Progress) -> Void
    ) throws -> [ProgramResult] {
        let toolchain = try Toolchain.find(cache: cache)
        let kit = try Kit.prepare(sources: KitSources(), toolchain: toolchain, kits: kitFolder) {
            progress(.buildingKit(compiler: toolchain.version))
        }
        let work = ProgramWork(
            compiler: ProgramCompiler(toolchain: toolchain, kit: kit), cache: cache, limits: limits)
        // Translations of an article often make the same programs.
        let keys = try concurrentMap(jobs) { work.key(of: $0) }
        let wanted = Dictionary(zip(keys, jobs)) { first, _ in first }
        let order = keys.uniqued()
        let known = try concurrentMap(order) { work.cached($0) }
        var results = Dictionary(uniqueKeysWithValues: zip(order, known)).compactMapValues { $0 }
        let missing = order.filter { results[$0] == nil }
        progress(.planned(programs: missing.count, known: results.count))
        if !missing.isEmpty {
            let sandbox = Sandbox()
            let counter = Counter()
            let made = try concurrentMap(missing) { key in
                let program = wanted[key]!
                let result = try work.make(program, key: key, sandbox: sandbox)
                progress(.finishedProgram(article: program.article.file.path, done: counter.next(), of: missing.count))
                return result
            }
            results.merge(zip(missing, made)) { _, new in new }
            cache.prune()
        }
        return keys.map { results[$0]! }
    }

    /// In the project, unless the user keeps caches in one place for all projects.
    private var kitFolder: String {
        if let shared = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"], !shared.isEmpty {
            return shared + "/selfsame/kit"
        }
        return project + "/.selfsame/kit"
    }
}
