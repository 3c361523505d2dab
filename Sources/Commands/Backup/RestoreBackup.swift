import API
import ArgumentParser
import Glibc
import Household
import Shapes
import Words

struct RestoreBackup: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "backup restore", usage: "<file> [options]",
            discussion: """
                Only for the account that kidd runs under, with the recovery code, or root.
                Everything is checked first; a refusal changes nothing. Minutes that were used
                since the backup stay used; all else that happened since is lost. PINs and the
                recovery code are those of the backup, and everybody unlocks anew. What was there
                before is kept in the folder "replaced" of kidd's data folder until the next
                restore or backup. On a terminal it asks for a yes; --yes leaves that out.
                While kidd is stopped, or on a new computer: kidd restore FILE

                EXAMPLES:
                  kidctl backup restore ~/larsen.kiddbackup
                  sudo kidctl backup restore ~/larsen.kiddbackup --replace-household Larsen
                  sudo kidctl backup restore ~/larsen.kiddbackup --damaged-only
                """)
    }

    @Argument(help: "The backup.")
    var file: String

    @Option(
        help: ArgumentHelp(
            "Read the passphrase from a file of yours alone, or from standard input: -.", valueName: "file"))
    var passphraseFile: String?

    @Option(help: ArgumentHelp("Read the recovery code from a file, or from standard input: -.", valueName: "file"))
    var codeFile: String?

    @Option(
        help: ArgumentHelp(
            "Put it in the place of the household of this name although it is another one's.", valueName: "name"))
    var replaceHousehold: String?

    @Flag(help: "Put back only what is damaged; all else stays as it is, also what is newer.")
    var damagedOnly = false

    @Flag(help: "With --damaged-only: give up rows that neither has whole.")
    var giveUpUnreadable = false

    @Flag(help: "Do not ask whether to go on.")
    var yes = false

    @OptionGroup var options: GlobalOptions

    static let answerSeconds = CreateBackup.answerSeconds

    func run(in session: Invocation) throws {
        try session.requireOwner(remedy: "run it as root: sudo kidctl backup restore \(Advice.quoted(file))")
        let code = try session.ownersCode(file: codeFile)
        let params = BackupRestore.Params(
            path: InstallPack.absolute(file),
            passphrase: try PassphrasePrompt.known(file: passphraseFile, for: .backup, in: session.language),
            recoveryCode: code, replaces: replaceHousehold, damagedOnly: damagedOnly,
            giveUpUnreadable: giveUpUnreadable)
        if !damagedOnly { try confirm(session) }
        let answer = try session.watching(BackupWords.progress) { try session.plainly(BackupRestore.method, params) }
        session.forgetParent()
        session.show(answer) { backup, page in
            if let rows = backup.mendedRows {
                let counts: KeyValuePairs<String, Saying.Value> = [
                    "count": .number(rows), "givenUp": .number(backup.givenUpRows ?? 0),
                ]
                return page.result(page.say("backup.mended", counts)) + BackupWords.text(backup, page)
            }
            return page.result(page.say("backup.back", ["time": .text(page.clock.full(backup.madeAt))]))
                + BackupWords.text(backup, page)
                + page.advice(page.say("restore.kept", command: "kidctl parent unlock"))
        }
    }

    /// Names what will be lost. Only who has unlocked may look into a backup before; the file itself tells its age, too.
    private func confirm(_ session: Invocation) throws {
        var status = stat()
        guard !yes, stat(file, &status) == 0 else { return }
        let made = Instant(seconds: Int64(status.st_mtim.tv_sec))
        let zone = try session.call(DaemonInfo.method, Nothing()).zone
        let time = ClockText(zone: zone, language: session.language).full(made)
        let loss = session.language.say("restore.loses", ["time": .text(time)])
        try Confirmation.ask(loss, isGiven: yes, in: session.language)
    }
}
