import API
import ArgumentParser

struct ShowChild: Verb {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a child's profile.",
        usage: "kidctl child show <child> [options]",
        discussion: """
            EXAMPLES:
              kidctl child show mia
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(ChildGet.method, ChildParams(child: child)), ChildText.text)
    }
}
