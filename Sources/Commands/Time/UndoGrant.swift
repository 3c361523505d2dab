import API
import ArgumentParser
import Household

struct UndoGrant: Verb {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take back what is unused of a grant.",
        usage: "kidctl time undo <child> <grant> [options]",
        discussion: """
            What was used stays counted. time usage shows the grants of a child.

            EXAMPLES:
              kidctl time undo mia g3
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: "The grant's id.")
    var grant: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = TimeUndoGrant.Params(child: child, grant: GrantID(rawValue: grant))
        session.show(try session.call(TimeUndoGrant.method, params)) { undone, page in
            page.paragraph(undone.note) + "\n"
                + DecisionText(decision: undone.decision, child: child, now: nil, page: page).text
        }
    }
}
