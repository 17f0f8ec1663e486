import Findings

/// What the tool is asked to do.
struct Arguments: Equatable {
    enum Command: Equatable {
        /// `output` is relative to the project.
        case build(output: String, keepsGoing: Bool)
        case check
        /// Without a scenario, all of the article's.
        case run(article: String, scenario: String?)
        case help(about: String?)
        case version
    }

    var command: Command
    /// Nil for the nearest folder above that holds `Articles`.
    var project: String?
    var isQuiet = false
}

/// A command line that cannot be understood.
enum UsageProblem: Error, Equatable {
    case missingCommand
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, command: String, nearest: String?)
    case missingValue(option: String)
    case missingArgument(String, command: String)
    case tooMany(String, command: String)

    var text: String {
        switch self {
        case .missingCommand: "say what to do: build, check or run"
        case .unknownCommand(let word, let nearest): "there is no command `\(word)`" + Self.meant(nearest)
        case .unknownOption(let word, let command, let nearest): "`\(command)` has no option `\(word)`" + Self.meant(nearest)
        case .missingValue(let option): "`\(option)` needs a value"
        case .missingArgument(let what, let command): "`\(command)` needs \(what)"
        case .tooMany(let word, let command): "`\(command)` does not know what to do with `\(word)`"
        }
    }

    private static func meant(_ nearest: String?) -> String { nearest.map { "; did you mean `\($0)`?" } ?? "" }
}
