import API
import ArgumentParser

struct UnlockTime: Verb {
    static let configuration = CommandConfiguration(
        commandName: "unlock", abstract: "End a lock of a child's screen time.",
        usage: "kidctl time unlock <child> [options]",
        discussion: """
            EXAMPLES:
              kidctl time unlock mia
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(TimeUnlock.method, ChildParams(child: child))) { reply, page in
            (reply.changed ? "" : "It was not locked.\n")
                + DecisionText(decision: reply.decision, child: child, now: reply.now, page: page).text
        }
    }
}
