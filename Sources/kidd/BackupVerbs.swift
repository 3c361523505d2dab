import ArgumentParser
import Daemon
import Vault

/// `kidd verify-backup`: what is in a backup, and is all of it whole?
struct VerifyBackup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify-backup", abstract: "Reads a backup to its end and says what is in it.",
        usage: "kidd verify-backup <file> [options]",
        discussion: """
            Decrypts all of it, checks the database, opens every row, and goes along the chain of the audit. It needs no \
            household, no key file and no running kidd, and changes nothing. It works in the folder that TMPDIR names \
            (else /tmp), and clears that up. Ends with 0 when all is whole.
            """)

    @Argument(help: ArgumentHelp("The backup.", valueName: "file"))
    var file: String

    @OptionGroup var passphrase: PassphraseOption

    func run() throws {
        try telling {
            let secret = try passphrase.read()
            Interruption.hold()
            return try OfflineBackup.verify(
                file, passphrase: secret, place: Environment.all["TMPDIR"] ?? "/tmp",
                isStopped: { Interruption.isAsked })
        }
    }
}

/// `kidd restore`: puts a backup back while kidd is stopped, or on a new computer.
struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Puts a backup back, also on a new computer.",
        usage: "kidd restore <file> [options]",
        discussion: """
            Stop kidd first. Everything is checked before anything is changed: when the backup is refused, what is there \
            stays as it is. On a new computer it makes the data folder and the key file. Minutes that were used today stay \
            used. What was there is kept in the folder "replaced" inside the data folder.

            The household's key stays where it is kept: in its file, or wrapped by the household's passphrase, which is \
            then asked for behind that of the backup. On a new computer, and where nobody knows the household's \
            passphrase any more, --to-passphrase chooses one.

            As root it works as the account that owns the data folder, or that --user names.
            """)

    @Argument(help: ArgumentHelp("The backup.", valueName: "file"))
    var file: String

    @OptionGroup var passphrase: PassphraseOption

    @Option(
        help: ArgumentHelp(
            "Read the household's own passphrase, where it has one, from a file of yours alone, or from standard input: -.",
            valueName: "file"))
    var householdPassphraseFile: String?

    @Flag(help: "Wrap the household's key by a new passphrase.")
    var toPassphrase = false

    @Option(help: ArgumentHelp("Read the new passphrase from such a file.", valueName: "file"))
    var newPassphraseFile: String?

    @Option(help: ArgumentHelp("The folder for the household's data.", valueName: "path"))
    var dataDir: String?

    @Option(help: ArgumentHelp("The file with the household key; made where there is none.", valueName: "path"))
    var keyFile: String?

    @Option(
        help: ArgumentHelp(
            "Put it in the place of another household, which has this name; or of one that nobody can read.",
            valueName: "name"))
    var replaceHousehold: String?

    @Option(help: ArgumentHelp("The account that kidd runs as; for root.", valueName: "account"))
    var user: String?

    @Flag(help: "Put back only what is damaged; all else stays as it is, also what is newer.")
    var damagedOnly = false

    @Flag(help: "With --damaged-only: give up rows that neither has whole.")
    var giveUpUnreadable = false

    @Flag(help: "A developer's backup may come into a new folder.")
    var dev = false

    func run() throws {
        try telling {
            let places = try Places.offline(dataFolder: dataDir, keyFile: keyFile)
            var job = OfflineBackup.Restore(path: file, dataFolder: places.data, keyFile: places.key)
            job.replaces = replaceHousehold
            job.user = user
            job.isDeveloper = dev
            if damagedOnly { job.mendOnly(givingUp: giveUpUnreadable) }
            job.onStep = CrashPoint.ofRestore(isDeveloper: dev)
            job.isStopped = { Interruption.isAsked }
            try OfflineBackup.check(job)
            let secret = try passphrase.read()
            if toPassphrase { job.newPassphrase = try Passphrases.new(file: newPassphraseFile, keepsPresent: false) }
            let ask = try Passphrases.later(file: householdPassphraseFile, option: "--household-passphrase-file")
            return try OfflineBackup.restore(job, passphrase: secret, askPassphrase: ask)
        }
    }
}

/// Where the passphrase of a backup comes from.
struct PassphraseOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read the backup's passphrase from a file that only you can read, or from standard input: -.",
            valueName: "file"))
    var passphraseFile: String?
}

extension PassphraseOption {
    /// From the file, or typed.
    func read() throws(StartFault) -> Secret { try Passphrases.present(file: passphraseFile, "of the backup") }
}

/// Prints what came out, or why nothing did.
private func telling(_ body: () throws -> OfflineBackup.Outcome) throws {
    do {
        try OwnProcess.requireThreads(for: .job)
        let outcome = try body()
        Told.out(outcome.text)
        if !outcome.isWhole { throw ExitCode(1) }
    } catch let fault as StartFault {
        Interruption.obey()
        throw Told.fault(fault)
    }
}
