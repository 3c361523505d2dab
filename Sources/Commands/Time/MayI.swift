import API
import ArgumentParser
import Household

struct MayI: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time may-i", usage: "<child> [options]", isAbout: true,
            // It is asked most often.
            above: "kidctl time",
            examples: """
                kidctl time may-i mia
                kidctl time may-i mia --subject math
                kidctl time may-i mia --app paint --json
                """)
    }

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
        // Who locked and why is between parents.
        let asksWho = session.isParent && answer.value.decision.state == .lockedByParent && !options.global.json
        let lock =
            asksWho ? try session.call(TimeUsage.method, TimeUsage.Params(child: child, days: 1)).value.lock : nil
        session.show(answer) { result, page in
            DecisionText(decision: result.decision, child: child, now: result.now, lock: lock?.say, page: page).text
                + (ClockTrustText.note(result, page).map { "\n" + $0 } ?? "")
        }
        if !answer.value.decision.allowed { throw EarlyEnd(status: .notNow) }
    }
}
