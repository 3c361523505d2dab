import API
import ArgumentParser
import JSONRPC
import Shapes

struct ShowHouseholdStatus: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "household status", usage: "[options]",
            examples: """
                kidctl household status
                """)
    }

    @OptionGroup var options: GlobalOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(HouseholdStatus.method, Nothing())) { status, page in
            let style: Style = status.state == .open ? .green : .yellow
            let say =
                status.state == .notSetUp
                ? page.say("status.notSetUp", command: FirstCommand.text) : status.say.printable
            return page.styled("\u{25CF}", style) + " " + (status.name.map { $0.printable + ": " } ?? "")
                + say.printable + "\n"
        }
    }
}
