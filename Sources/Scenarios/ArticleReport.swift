import Articles
import Findings
import Trace

/// Puts together what came of an article's programs.
struct ArticleReport {
    let article: Article
    let plan: ProgramPlan
    let results: [(program: Program, result: ProgramResult)]

    func checked() -> CheckedArticle {
        var compiler = CompilerFindings(article)
        for (program, result) in results { compiler.add(program, result) }
        compiler.finish()
        let traces = tracesByScenario()
        var checks: [Int: ClaimCheck] = [:]
        var findings = article.findings + plan.findings + compiler.findings
        var scenarios: [CheckedScenario] = []
        for scenario in article.scenarios {
            let trace = traces[scenario.index]
            let bodyLines = plan.bodyLines[scenario.index] ?? [:]
            let check = ClaimCheck(
                scenario, trace: trace, declaredTypes: bodyLines.keys, missing: scenario.isSound ? .notCompiled : .notRun)
            checks[scenario.index] = check
            let claims = check.results()
            if let trace { findings += RunFindings(scenario: scenario, trace: trace).findings() }
            findings += worthTelling(claims)
            scenarios.append(CheckedScenario(scenario: scenario, trace: trace, claims: claims, bodyLines: bodyLines))
        }
        let prose = article.proseClaims.map(ProseClaimCheck(article: article, checks: checks).result)
        findings += prose.flatMap(\.findings)
        return CheckedArticle(
            article: article, scenarios: scenarios, proseClaims: prose,
            findings: findings.uniqued().inOrder(startingWith: article.file),
            compilerMessages: compiler.messages)
    }

    private func tracesByScenario() -> [Int: Trace] {
        var traces: [Int: Trace] = [:]
        for (program, result) in results {
            for (position, trace) in result.traces where program.scenarios.indices.contains(position) {
                traces[program.scenarios[position]] = trace
            }
        }
        return traces
    }

    /// All findings of a scenario's claims; of those that were not evaluated for one and the same reason only the first.
    private func worthTelling(_ claims: [ClaimResult]) -> [Finding] {
        var reasons: Set<Fact> = []
        return claims.flatMap(\.findings).filter { finding in
            guard case .claim(.notEvaluated) = finding.fact else { return true }
            return reasons.insert(finding.fact).inserted
        }
    }
}
