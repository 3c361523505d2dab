import ArgumentParser
import Daemon

/// `kidd rotate-key`: another household key for a data folder on which no daemon works.
struct RotateKey: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Gives a household another key while no daemon works on it.",
        usage: "kidd rotate-key [options]",
        discussion: """
            No row is written anew. The new key takes the place of the old one in its file, or goes into --new-key-file, or \
            is wrapped by a passphrase with --to-passphrase. While kidd runs, use: kidctl household rotate-key.

            For a key that is a credential of systemd: decrypt it into a private file of kidd's account, name it with \
            --key-file, rotate, and make the credential anew from the file (systemd-creds encrypt). As root it works as the \
            account that owns the data folder.
            """)

    @Option(help: ArgumentHelp("The folder with the household's data.", valueName: "path"))
    var dataDir: String?

    @Option(help: ArgumentHelp("The file with the present key.", valueName: "path"))
    var keyFile: String?

    @Option(help: ArgumentHelp("A file for the new key, which is not there yet.", valueName: "path"))
    var newKeyFile: String?

    @Flag(help: "Wrap the new key by a passphrase.")
    var toPassphrase = false

    @Option(help: ArgumentHelp("Read the present passphrase from a file's first line.", valueName: "file"))
    var passphraseFile: String?

    @Option(help: ArgumentHelp("Read the new passphrase from a file's first line.", valueName: "file"))
    var newPassphraseFile: String?

    func run() throws {
        do {
            try OwnProcess.requireThreads(for: .job)
            let places = try Places.offline(dataFolder: dataDir, keyFile: keyFile)
            var target = OfflineRotation.Target.file(path: newKeyFile)
            if toPassphrase {
                target = .passphrase(
                    try Passphrases.new(file: newPassphraseFile, keepsPresent: passphraseFile != nil))
            }
            let ask = try Passphrases.later(file: passphraseFile)
            let text = try OfflineRotation.run(
                dataFolder: places.data, keyFile: places.key, to: target,
                askPassphrase: ask,
                onStep: CrashPoint.ofKeys(isDeveloper: Environment.all["KIDD_CRASH_AT"] != nil))
            Told.out(text)
        } catch {
            throw Told.fault(error)
        }
    }
}
