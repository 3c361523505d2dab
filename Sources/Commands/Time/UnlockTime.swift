import API
import ArgumentParser

struct UnlockTime: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time unlock", usage: "(<child> | --all) [options]",
            examples: """
                kidctl time unlock mia
                kidctl time unlock --all
                """)
    }

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
