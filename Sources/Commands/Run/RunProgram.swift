import ArgumentParser
import Glibc
import Household

struct RunProgram: Verb {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "run", abstract: Help.text("run"),
            usage: "kidctl run [--child <child>] [options] [--] <program> [arguments]",
            discussion: """
                Asks whether the child may start the program, and counts while it runs. Warns
                five minutes and one minute before the end, and then asks the program to close
                (SIGTERM). After the grace it kills the program and everything that it started.
                While logind says that the screen is locked, nothing is counted, 30 minutes a
                day at most. If kidd does not answer for a minute, the program is closed too.
                What stands behind the program's name is the program's own.

                Ends with the program's exit code (128 and the signal's number when it was
                killed), with 127 when there is no such program, and with 7 when kidd says no.

                EXAMPLES:
                  kidctl run -- tuxmath
                  kidctl run --child mia --as subject=math -- gcompris-qt
                  kidctl run --child ben --as app=paint --grace 30 -- tuxpaint --fullscreen
                """)
    }

    /// Seconds that a program has to save, unless it is told otherwise.
    static let standardGrace = 10

    @Option(help: "Id or name of the child; not needed where the account is the child's.")
    var child: String?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "What it counts as: app=NAME, subject=NAME, lesson=ID, pack=ID. Else an app with the program's name.",
            valueName: "activity"),
        transform: RunActivity.activity)
    var activity: ActivityRef?

    @Option(help: ArgumentHelp("How long it may take to save at the end, at most 60.", valueName: "seconds"))
    var grace = RunProgram.standardGrace

    @Argument(parsing: .postTerminator, help: "The program and its arguments.")
    var command: [String] = []

    @OptionGroup var options: PersonOptions

    func check() throws {
        try Bounds.check(grace, 0...60, of: "--grace")
        guard !command.isEmpty else {
            throw Problem(.usage, "no program is named", remedy: "name one: kidctl run --child NAME -- PROGRAM")
        }
        if options.json { throw Problem.usage("--json: there is no result to print", help: "kidctl run") }
    }

    /// The words of a command line with `--` in front of the program: people leave it out, and what follows is the
    /// program's own all the same.
    static func separated(_ words: [String]) -> [String] {
        guard words.first == configuration.commandName, !words.contains("--") else { return words }
        let valued = RepeatedOption.options(of: Self.self)
        var place = 1
        while place < words.count, words[place].hasPrefix("-") { place += valued[words[place]] == nil ? 1 : 2 }
        return place < words.count ? Array(words[..<place] + ["--"] + words[place...]) : words
    }

    static let answerSeconds = 10

    func run(in session: Invocation) throws {
        // Before anything is asked: a name that is misspelt uses no time.
        if let failure = ProgramPath.failure(of: command[0]) {
            Output.error("kidctl: \(command[0].printable): \(failure.text)\n")
            Glibc.exit(failure.exitCode)
        }
        let activity = activity ?? RunActivity.standard(for: command[0])
        let remedy = "say who plays: kidctl run --child NAME -- \(Advice.quoted(command[0]))"
        let child = try child ?? session.ownChild(remedy: remedy).profile.id.rawValue
        let run = try RunUnderLimits(session, child: child, activity: activity, command: command, grace: grace)
        Glibc.exit(try run.toItsEnd())
    }
}
