import Articles
import Findings
import Foundation
import Scenarios

/// `selfsame check`
struct Check {
    let project: Project
    let console: Console

    func run() throws -> Tool.ExitCode {
        let configuration =
            FileManager.default.fileExists(atPath: project.folder + "/Articles/site.yml")
            ? try project.configuration().findings : []
        return conclude(try checked(), configuration)
    }

    func checked() throws -> [CheckedArticle] { try checked(try project.articles()) }

    func checked(_ articles: [Article]) throws -> [CheckedArticle] {
        try Checker(project: project.folder).check(articles) { console.report($0) }
    }

    /// Shows what was found, and counts it.
    func conclude(_ articles: [CheckedArticle], _ others: [Finding] = []) -> Tool.ExitCode {
        // What is wrong in a file that several articles include is one finding.
        var seen: Set<Finding> = []
        let findings = (others + articles.flatMap(\.findings)).filter { seen.insert($0).inserted }
        console.show(findings)
        let errors = findings.count { $0.severity == .error }
        let claims = articles.map(\.claimCount).reduce((held: 0, all: 0)) { ($0.held + $1.held, $0.all + $1.all) }
        let scenarios = articles.reduce(0) { $0 + $1.scenarios.count }
        console.note(
            "\(articles.count) articles, \(scenarios) scenarios, \(claims.held) of \(claims.all) claims hold; "
                + "\(errors) errors, \(findings.count - errors) warnings")
        return errors == 0 ? .fine : .findings
    }
}
