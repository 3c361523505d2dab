import API
import ArgumentParser

struct ShowPolicy: Verb {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a child's limits.",
        usage: "kidctl policy show <child> [options]",
        discussion: """
            EXAMPLES:
              kidctl policy show mia
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(PolicyGet.method, ChildParams(child: child)), PolicyText.text)
    }
}
