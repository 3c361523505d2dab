import API
import ArgumentParser

struct ShowProgress: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "progress show", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl progress show mia
                kidctl progress show mia --parent
                """)
    }

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
