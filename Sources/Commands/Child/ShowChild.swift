import API
import ArgumentParser

struct ShowChild: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "child show", usage: "<child> [options]",
            examples: """
                kidctl child show mia
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(ChildGet.method, ChildParams(child: child)), ChildText.text)
    }
}
