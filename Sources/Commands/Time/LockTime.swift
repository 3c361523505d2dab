import API
import ArgumentParser
import Household

struct LockTime: Verb {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "Lock a child's screen time now.",
        usage: "kidctl time lock <child> [options]",
        discussion: """
            No grant lifts a lock. It ends at --until or by time unlock.

            EXAMPLES:
              kidctl time lock mia
              kidctl time lock mia --until 18:00 --why "dinner"
              kidctl time lock mia --until 2026-11-21T18:00:00+01:00
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(
        help: ArgumentHelp("Its end: 18:00 or an RFC 3339 time.", valueName: "time"),
        transform: Arguments.timePoint)
    var until: TimePoint?

    @Option(help: "Why, for the audit.")
    var why: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let end = try until?.resolved(in: session, asParent: true)
        let answer = try session.call(TimeLock.method, TimeLock.Params(child: child, until: end, why: why))
        session.show(answer) { reply, page in
            (reply.changed ? "" : "It was locked already.\n")
                + DecisionText(decision: reply.decision, child: child, now: reply.now, page: page).text
        }
    }
}
