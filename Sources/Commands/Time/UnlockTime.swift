import API
import ArgumentParser

struct UnlockTime: Verb {
    static let configuration = CommandConfiguration(
        commandName: "unlock", abstract: "End a lock of a child's screen time.",
        usage: "kidctl time unlock (<child> | --all) [options]",
        discussion: """
            EXAMPLES:
              kidctl time unlock mia
              kidctl time unlock --all
            """)

    @OptionGroup var children: ChildrenOptions

    @OptionGroup var options: ParentOptions

    func check() throws { try children.check(help: "kidctl time unlock") }

    func run(in session: Invocation) throws {
        try children.forEach(in: session) { child in
            session.show(try session.call(TimeUnlock.method, ChildParams(child: child))) { reply, page in
                (reply.changed ? "" : page.paragraph(reply.note.printable))
                    + DecisionText(decision: reply.decision, child: child, now: reply.now, page: page).text
            }
        }
    }
}
