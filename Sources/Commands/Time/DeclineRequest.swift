import API
import ArgumentParser
import Household

struct DeclineRequest: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time decline", usage: "<request> [options]", isAbout: true,
            examples: """
                kidctl time decline a7k2m0p4qx --word "tomorrow again"
                """)
    }

    @Argument(help: "The request, as time requests shows it.")
    var request: String

    @Option(help: "A word to the child.")
    var word: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = TimeDecide.Params(request: TimeRequestID(rawValue: request), approve: false, word: word)
        session.show(try session.call(TimeDecide.method, params)) { decided, page in
            page.paragraph(decided.note.printable)
        }
    }
}
