import API
import ArgumentParser
import JSONRPC
import Shapes

struct ShowHouseholdStatus: Verb {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show whether the household is set up and can be read.",
        usage: "kidctl household status [options]",
        discussion: """
            EXAMPLES:
              kidctl household status
            """)

    @OptionGroup var options: GlobalOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(HouseholdStatus.method, Nothing())) { status, page in
            let style: Style = status.state == .open ? .green : .yellow
            let say = status.state == .notSetUp ? "Not set up yet. Begin with: \(FirstCommand.text)" : status.say.printable
            return page.styled("\u{25CF}", style) + " " + (status.name.map { $0.printable + ": " } ?? "")
                + say.printable + "\n"
        }
    }
}
