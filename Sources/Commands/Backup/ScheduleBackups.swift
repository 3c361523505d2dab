import API
import ArgumentParser
import Household
import Shapes

struct ScheduleBackups: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "backup schedule", usage: "<folder> [--every-hours <n>] [--keep <n>] | --off",
            discussion: """
                kidd makes a backup in the folder now and then by itself, the first at once, and
                keeps the newest. Other files there are left alone. What it missed while the
                computer was off, it catches up. The passphrase is asked for once; kidd keeps a
                key that is made of it.

                EXAMPLES:
                  kidctl backup schedule /media/anna/stick
                  kidctl backup schedule ~/Sync/kidd --every-hours 12 --keep 14
                  kidctl backup schedule --off
                """)
    }

    @Argument(help: "The folder.")
    var folder: String?

    @Option(help: ArgumentHelp("Hours from one to the next (default: 24).", valueName: "n"))
    var everyHours: Int?

    @Option(help: ArgumentHelp("How many are kept (default: 7).", valueName: "n"))
    var keep: Int?

    @Flag(help: "Make none by themselves any more.")
    var off = false

    @Option(
        help: ArgumentHelp(
            "Read the passphrase from a file of yours alone, or from standard input: -.", valueName: "file"))
    var passphraseFile: String?

    @OptionGroup var options: ParentOptions

    func check() throws {
        guard off != (folder != nil) else { throw Problem(.usage, "name a folder, or say --off") }
        if let everyHours, !BackupSchedule.possibleHours.contains(everyHours) {
            throw Problem(.usage, "--every-hours takes 1 to \(BackupSchedule.possibleHours.upperBound)")
        }
        if let keep, !BackupSchedule.possibleKeep.contains(keep) {
            throw Problem(.usage, "--keep takes 1 to \(BackupSchedule.possibleKeep.upperBound)")
        }
    }

    /// The first one is made at once.
    static let answerSeconds = 120

    func run(in session: Invocation) throws {
        var params = BackupSchedulePlan.Params(off: off)
        if let folder {
            params = BackupSchedulePlan.Params(
                folder: InstallPack.absolute(folder), everyHours: everyHours, keep: keep,
                passphrase: try PassphrasePrompt.new(file: passphraseFile, for: .backup, in: session.language))
        }
        session.show(try session.call(BackupSchedulePlan.method, params)) { plan, page in
            ListBackups.text(plan, page)
        }
    }
}

struct ListBackups: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "backup list", usage: "[options]",
            examples: """
                kidctl backup list
                """)
    }

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(BackupList.method, Nothing())) { found, page in
            var text = ""
            if let say = found.say { text += page.paragraph(say.printable, .yellow) }
            if let last = found.last {
                text += page.facts([
                    (
                        page.say("backup.last"),
                        "\(page.clock.full(last.madeAt)), \(page.size(last.bytes)), \(last.path.printable)"
                    )
                ])
            } else {
                text += page.advice(page.say("backup.none", command: "kidctl backup create FOLDER"))
            }
            text += Self.text(found.plan, page)
            return text + found.files.map { "  \($0.path.printable)  \(page.size($0.bytes))\n" }.joined()
        }
    }

    static func text(_ plan: BackupList.Plan, _ page: Page) -> String {
        guard plan.active, let folder = plan.folder else {
            return page.advice(page.say("backup.noPlan", command: "kidctl backup schedule FOLDER"))
        }
        return page.paragraph(
            page.say(
                "backup.plan",
                [
                    "hours": .number(plan.everyHours ?? 0), "folder": .text(folder), "keep": .number(plan.keep ?? 0),
                ]))
    }
}
