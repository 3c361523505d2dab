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
                + say.printable + "\n" + (status.backup.map { Self.text($0, page) } ?? "")
        }
    }

    /// How old the last backup is, for parents.
    private static func text(_ backup: HouseholdStatus.Backup, _ page: Page) -> String {
        var text = ""
        if let hours = backup.ageHours {
            text =
                hours < 48
                ? page.say("status.backupHours", ["count": .number(hours)])
                : page.say("status.backupDays", ["count": .number(hours / 24)])
        } else if backup.say == nil {
            text = page.say("status.noBackup")
        }
        return (text.isEmpty ? "" : page.paragraph(text))
            + (backup.say.map { page.paragraph($0.printable, .yellow) } ?? "")
    }
}
