import API
import ArgumentParser

struct ShowFilter: Verb {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show which lessons a child may learn.",
        usage: "kidctl filter show <child> [options]",
        discussion: """
            EXAMPLES:
              kidctl filter show mia
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(FilterGet.method, ChildParams(child: child)), FilterText.text)
    }
}
