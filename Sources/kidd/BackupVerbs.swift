import ArgumentParser
import Daemon
import Glibc

/// `kidd verify-backup`: what is in a backup, and is all of it whole?
struct VerifyBackup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify-backup", abstract: "Reads a backup to its end and says what is in it.",
        discussion: """
            Decrypts all of it, checks the database, opens every row, and goes along the chain of the audit. It needs no \
            household, no key file and no running kidd, and changes nothing. It works in the folder that TMPDIR names \
            (else /tmp). Ends with 0 when all is whole.
            """)

    @Argument(help: ArgumentHelp("The backup.", valueName: "file"))
    var file: String

    @OptionGroup var passphrase: PassphraseOption

    func run() throws {
        let secret = try Passphrase.read(passphrase.passphraseFile)
        try telling {
            try OfflineBackup.verify(file, passphrase: secret, place: Environment.all["TMPDIR"] ?? "/tmp")
        }
    }
}

/// `kidd restore`: puts a backup back while kidd is stopped, or on a new computer.
struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Puts a backup back, also on a new computer.",
        discussion: """
            Stop kidd first. Everything is checked before anything is changed: when the backup is refused, what is there \
            stays as it is. On a new computer it makes the data folder and the key file. Minutes that were used today stay \
            used. What was there is kept in the folder "replaced" inside the data folder.

            As root it works as the account that owns the data folder, or that --user names.
            """)

    @Argument(help: ArgumentHelp("The backup.", valueName: "file"))
    var file: String

    @OptionGroup var passphrase: PassphraseOption

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

    @Flag(help: "A developer's backup may come into a new folder.")
    var dev = false

    func run() throws {
        let secret = try Passphrase.read(passphrase.passphraseFile)
        try telling {
            let places = try Places.offline(dataFolder: dataDir, keyFile: keyFile)
            var job = OfflineBackup.Restore(path: file, dataFolder: places.data, keyFile: places.key)
            job.replaces = replaceHousehold
            job.user = user
            job.isDeveloper = dev
            job.onStep = CrashPoint.ofRestore(isDeveloper: dev)
            return try OfflineBackup.restore(job, passphrase: secret)
        }
    }
}

/// Where the passphrase comes from.
struct PassphraseOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read the passphrase from a file that only you can read, or from standard input: -.", valueName: "file"))
    var passphraseFile: String?
}

/// Prints what came out, or why nothing did.
private func telling(_ body: () throws -> OfflineBackup.Outcome) throws {
    do {
        let outcome = try body()
        print(outcome.text)
        if !outcome.isWhole { throw ExitCode(1) }
    } catch let fault as StartFault {
        let text = Array("kidd: \(fault.description)\n".utf8)
        _ = write(STDERR_FILENO, text, text.count)
        throw ExitCode(1)
    }
}
