import Findings

extension Arguments {
    private static let commands = ["build", "check", "run", "help", "version"]
    private static let commonOptions = ["--project", "--quiet", "--help"]
    private static let options = ["build": ["--output", "--keep-going"]]

    /// `words` are the arguments without the tool's own name.
    static func parse(_ words: [String]) -> Result<Arguments, UsageProblem> {
        Result { () throws(UsageProblem) in try read(words) }
    }

    private static func read(_ words: [String]) throws(UsageProblem) -> Arguments {
        var rest = words[...]
        var command: String?
        var plain: [String] = []
        var values: [String: String] = [:]
        var flags: Set<String> = []
        var onlyPlain = false
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), !onlyPlain, word != "-" else {
                if command == nil { command = word } else { plain.append(word) }
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let name = Self.shortNames[parts[0]] ?? parts[0]
            switch name {
            case "--": onlyPlain = true
            case "--project", "--output":
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { throw .missingValue(option: name) }
                values[name] = value
            default: flags.insert(word)
            }
        }
        if flags.contains("--version") { return Arguments(command: .version) }
        if flags.contains("--help") || flags.contains("-h") { return Arguments(command: .help(about: command)) }
        guard let command else { throw .missingCommand }
        guard commands.contains(command) else {
            throw .unknownCommand(command, nearest: NearMiss.best(for: command, in: commands))
        }
        let known = commonOptions + (options[command] ?? [])
        for option in flags.union(values.keys).sorted() where !known.contains(option) && !(option == "-q") {
            throw .unknownOption(option, command: command, nearest: NearMiss.best(for: option, in: known))
        }
        return Arguments(
            command: try read(command, plain, values, flags), project: values["--project"],
            isQuiet: flags.contains("--quiet") || flags.contains("-q"))
    }

    private static let shortNames = ["-C": "--project", "-o": "--output"]

    private static func read(
        _ command: String, _ plain: [String], _ values: [String: String], _ flags: Set<String>
    ) throws(UsageProblem) -> Command {
        let allowed = ["run": 2, "help": 1][command] ?? 0
        if plain.count > allowed { throw .tooMany(plain[allowed], command: command) }
        switch command {
        case "build": return .build(output: values["--output"] ?? "Site", keepsGoing: flags.contains("--keep-going"))
        case "run":
            guard let article = plain.first else { throw .missingArgument("an article", command: command) }
            return .run(article: article, scenario: plain.count > 1 ? plain[1] : nil)
        case "help": return .help(about: plain.first)
        case "version": return .version
        default: return .check
        }
    }
}
