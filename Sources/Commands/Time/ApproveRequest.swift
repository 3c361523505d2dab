import API
import ArgumentParser
import Household

struct ApproveRequest: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time approve", usage: "<request> [options]", isAbout: true,
            examples: """
                kidctl time approve a7k2m0p4qx
                kidctl time approve a7k2m0p4qx --minutes 10m --word "then dinner"
                """)
    }

    @Argument(help: "The request, as time requests shows it.")
    var request: String

    @Option(
        help: ArgumentHelp("Grant these minutes instead of those requested.", valueName: "time"),
        transform: Arguments.grant)
    var minutes: Int?

    @Option(help: "A word to the child.")
    var word: String?

    @Flag(help: "The minutes can be used in quiet hours.")
    var pastQuietHours = false

    @OptionGroup var options: ParentOptions

    func check() throws {
        if let minutes { try Bounds.check(minutes: minutes, ScreenTime.grantMinutes, of: "--minutes") }
    }

    func run(in session: Invocation) throws {
        let params = TimeDecide.Params(
            request: TimeRequestID(rawValue: request), approve: true, minutes: minutes, word: word,
            pastQuietHours: pastQuietHours)
        session.show(try session.call(TimeDecide.method, params)) { decided, page in
            let child = decided.request.child.rawValue
            return page.paragraph(decided.note.printable) + "\n"
                + DecisionText(
                    decision: decided.decision, child: child, now: decided.request.request.answer?.at, page: page
                ).text
        }
    }
}
