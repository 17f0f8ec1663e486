import Articles
import Findings
import Foundation
import Scenarios

/// Does what the command line says.
public enum Tool {
    /// What the process ends with.
    public enum ExitCode: Int32 {
        case fine = 0
        case findings = 1
        case wrongUsage = 2
    }

    /// Does what the words after the tool's name ask for.
    public static func run(_ words: [String]) -> ExitCode {
        switch Arguments.parse(words) {
        case .failure(let problem):
            Console.complain("selfsame: \(problem.text)\nTry selfsame --help.")
            return .wrongUsage
        case .success(let arguments):
            do { return try perform(arguments) } catch {
                Console.complain("selfsame: \(error)")
                return .wrongUsage
            }
        }
    }

    private static func perform(_ arguments: Arguments) throws -> ExitCode {
        let console = Console(isQuiet: arguments.isQuiet)
        switch arguments.command {
        case .version: console.say(Help.version)
        case .help(let command): console.say(Help.text(about: command))
        case .check: return try Check(project: Project(arguments.project), console: console).run()
        case .build(let output, let keepsGoing):
            return try Build(project: Project(arguments.project), console: console, output: output, keepsGoing: keepsGoing)
                .run()
        case .run(let article, let scenario):
            return try ShowRun(project: Project(arguments.project), console: console).run(article: article, scenario: scenario)
        }
        return .fine
    }
}
