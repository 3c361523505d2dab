import API
import ArgumentParser

struct ShowProgress: Verb {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a child's progress at a glance.",
        usage: "kidctl progress show <child> [options]",
        discussion: """
            Shows lessons passed and skills mastered by subject, the month as a calendar,
            and the last lessons.
            Parents also see accuracy with its uncertainty.

            EXAMPLES:
              kidctl progress show mia
              kidctl progress show mia --parent
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Flag(help: "As a parent: with accuracy.")
    var parent = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        if parent { try session.becomeParent() }
        session.show(try session.call(ProgressOverview.method, ChildParams(child: child))) { overview, page in
            ProgressText(overview: overview, page: page).text
        }
    }
}
