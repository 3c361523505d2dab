import API
import ArgumentParser
import Household

struct MayI: Verb {
    static let configuration = CommandConfiguration(
        commandName: "may-i",
        // It is asked most often, and read on its own (`Kidctl.command`): with a name above it the parser does not look
        // for requests of completion scripts, which only the root answers.
        _superCommandName: "kidctl time",
        abstract: "May this child do this now?",
        usage: "kidctl time may-i <child> [options]",
        discussion: """
            Ends with exit code 0 when the child may, else with 7.

            EXAMPLES:
              kidctl time may-i mia
              kidctl time may-i mia --subject math
              kidctl time may-i mia --app paint --json
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: "For this subject, such as math.")
    var subject: String?

    @Option(help: ArgumentHelp("For this lesson.", valueName: "id"))
    var lesson: String?

    @Option(help: ArgumentHelp("For this app.", valueName: "name"))
    var app: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let activity = ActivityRef(subject: subject, lesson: lesson, app: app)
        let answer = try session.call(TimeMayI.method, TimeMayI.Params(child: child, activity: activity))
        session.show(answer) { result, page in
            DecisionText(decision: result.decision, child: child, now: result.now, page: page).text
                + (ClockTrustText.note(result.clock, page).map { "\n" + $0 } ?? "")
        }
        if !answer.value.decision.allowed { throw EarlyEnd(status: .notNow) }
    }
}
