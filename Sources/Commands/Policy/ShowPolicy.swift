import API
import ArgumentParser

struct ShowPolicy: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "policy show", usage: "<child> [options]",
            examples: """
                kidctl policy show mia
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(PolicyGet.method, ChildParams(child: child)), PolicyText.text)
    }
}
