import API
import ArgumentParser

struct ListRequests: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time requests", usage: "[<child>] [options]", isAbout: true,
            examples: """
                kidctl time requests
                kidctl time requests mia --limit 5
                """)
    }

    @Argument(help: "Id or name of a child.")
    var child: String?

    @Option(help: "How many closed requests to show.")
    var limit: Int = 20

    @OptionGroup var options: ParentOptions

    func check() throws {
        guard (1...100).contains(limit) else { throw ValidationError("--limit is 1 to 100.") }
    }

    func run(in session: Invocation) throws {
        if child == nil { try session.becomeParent() }
        let params = TimeRequests.Params(child: child, limit: limit)
        session.show(try session.call(TimeRequests.method, params)) { list, page in
            RequestText(requests: list.requests, page: page).text
        }
    }
}
