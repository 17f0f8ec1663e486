import Articles
import Findings
import Scenarios
import Trace

/// `selfsame run`
struct ShowRun {
    let project: Project
    let console: Console

    func run(article name: String, scenario wanted: String?) throws -> Tool.ExitCode {
        let check = Check(project: project, console: console)
        let checked = try check.checked([try project.article(named: name)])
        var isKnown = wanted == nil
        for item in checked.flatMap(\.scenarios) where item.scenario.isCalled(wanted) {
            isKnown = true
            console.say(RunTable(item).text)
        }
        if let wanted, !isKnown {
            Console.complain("selfsame: \(name) has no scenario “\(wanted)”")
            return .wrongUsage
        }
        return check.conclude(checked)
    }
}

extension Scenario {
    /// By title, or by number from 1.
    fileprivate func isCalled(_ wanted: String?) -> Bool {
        wanted == nil || wanted == title?.value || wanted.flatMap { Int($0) } == index + 1
    }
}
