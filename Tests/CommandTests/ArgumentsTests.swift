import Testing

@testable import Command

@Suite struct ArgumentsTests {
    @Test(arguments: [
        ("build", Arguments(command: .build(output: "Site", keepsGoing: false))),
        ("build --output Public --keep-going", Arguments(command: .build(output: "Public", keepsGoing: true))),
        ("build -o=Public", Arguments(command: .build(output: "Public", keepsGoing: false))),
        ("--project docs check -q", Arguments(command: .check, project: "docs", isQuiet: true)),
        ("check -C docs", Arguments(command: .check, project: "docs")),
        ("run en/emptyview", Arguments(command: .run(article: "en/emptyview", scenario: nil))),
        ("run emptyview -- --odd", Arguments(command: .run(article: "emptyview", scenario: "--odd"))),
        ("--version", Arguments(command: .version)),
        ("--help", Arguments(command: .help(about: nil))),
        ("build --help", Arguments(command: .help(about: "build"))),
        ("help run", Arguments(command: .help(about: "run"))),
    ])
    func understood(line: String, arguments: Arguments) throws {
        #expect(try Arguments.parse(line.split(separator: " ").map(String.init)).get() == arguments)
    }

    @Test(arguments: [
        ("", UsageProblem.missingCommand, "say what to do: build, check or run"),
        ("chekc", .unknownCommand("chekc", nearest: "check"), "there is no command `chekc`; did you mean `check`?"),
        (
            "build --ouput x", .unknownOption("--ouput", command: "build", nearest: "--output"),
            "`build` has no option `--ouput`; did you mean `--output`?"
        ),
        ("check --output x", .unknownOption("--output", command: "check", nearest: nil), "`check` has no option `--output`"),
        ("build --output", .missingValue(option: "--output"), "`--output` needs a value"),
        ("run", .missingArgument("an article", command: "run"), "`run` needs an article"),
        ("check all", .tooMany("all", command: "check"), "`check` does not know what to do with `all`"),
    ])
    func refused(line: String, problem: UsageProblem, text: String) {
        let result = Arguments.parse(line.split(separator: " ").map(String.init))
        #expect(throws: problem) { try result.get() }
        #expect(problem.text == text)
    }
}
