/// What the tool says about itself.
enum Help {
    static let version = "selfsame 0.1.0"

    static func text(about command: String?) -> String {
        switch command {
        case "build":
            """
            selfsame build [--output DIR] [--keep-going]

            Checks all articles and writes the site. The old site stays as it is until the new one is complete,
            and when an article has errors.

              -o, --output DIR   where the site goes; Site by default, relative to the project
              --keep-going       write the site although there are errors; the exit code still says so
            """
        case "check":
            """
            selfsame check

            Compiles every listing, runs every scenario and checks every claim. Writes nothing but its cache, .selfsame.
            """
        case "run":
            """
            selfsame run ARTICLE [SCENARIO]

            Shows what the scenarios of one article do, step by step.

              ARTICLE    a path, or the name of a file under Articles: en/emptyview
              SCENARIO   its title, or its number in the article
            """
        default:
            """
            selfsame — documentation whose SwiftUI examples run

            usage: selfsame build [--output DIR] [--keep-going]
                   selfsame check
                   selfsame run ARTICLE [SCENARIO]
                   selfsame help [COMMAND]

              -C, --project DIR  the folder that holds Articles; by default the nearest one above
              -q, --quiet        only findings, no progress
              --version          the tool's version

            Exit codes: 0 all is well, 1 an article has errors, 2 the command line or the project is wrong.
            """
        }
    }
}
