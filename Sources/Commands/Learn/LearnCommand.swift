import API
import ArgumentParser
import Household
import JSONRPC
import Shapes
import Words

/// `kidctl learn`: lessons, quizzes, reviews and math facts in the terminal, for a child who reads.
struct Learn: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "learn", usage: "[options]", isAbout: true,
            examples: """
                kidctl learn
                kidctl learn --child mia
                """)
    }

    @Option(help: "Id or name of the child; not needed where the account is the child's.")
    var child: String?

    @OptionGroup var options: PersonOptions

    static let answerSeconds = 10

    func check() throws {
        if options.json {
            throw Problem(
                .usage, "--json: learning is for people",
                remedy: "a program calls the methods: kidctl rpc activity.start")
        }
    }

    func run(in session: Invocation) throws {
        let view =
            try child.map { try session.plainly(ChildGet.method, ChildParams(child: $0)).value }
            ?? session.ownChild(remedy: "say who learns: kidctl learn --child NAME")
        let run = LearnRun(
            LearnDesk(connection: session.connection, child: view.profile.id.rawValue),
            state: LearnState(language: session.language(for: view), offersClock: view.tier != .preschool))
        if let screen = RawTerminal.thatDraws() {
            // The console of Linux knows letters alone.
            let hasPictures = Environment.value("TERM") != "linux"
            try LiveLearn(session, run, screen: screen, hasPictures: hasPictures).toItsEnd()
        } else {
            try PlainLearn(session, run).toItsEnd()
        }
        if let failure = run.state.failure { throw Problem(.failed, failure) }
        if run.state.mayNot { throw EarlyEnd(status: .notNow) }
    }
}
