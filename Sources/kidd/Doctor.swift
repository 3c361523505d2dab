import ArgumentParser
import Daemon

/// `kidd doctor`: is a data folder whole on which no daemon works?
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks a data folder while no daemon uses it.",
        usage: "kidd doctor [options]",
        discussion: """
            Reads every row, checks the database, and compares what the rows say with the snapshot. It works on a copy \
            in the folder that TMPDIR names (else /tmp) and changes nothing, except with --rebuild-snapshot. Ends \
            with 0 when all is well. While kidd runs, ask it with: kidctl doctor.

            Where a passphrase wraps the household's key, it asks for that.
            """)

    @Option(help: ArgumentHelp("The folder with the household's data.", valueName: "path"))
    var dataDir: String?

    @Option(help: ArgumentHelp("The file with the household key.", valueName: "path"))
    var keyFile: String?

    @Option(
        help: ArgumentHelp(
            "Read the household's passphrase from a file of yours alone, or from standard input: -.",
            valueName: "file"))
    var passphraseFile: String?

    @Flag(help: "Write a new snapshot from the rows, unless one of them is damaged.")
    var rebuildSnapshot = false

    func run() throws {
        do {
            try OwnProcess.requireThreads(for: .job)
            let places = try Places.offline(dataFolder: dataDir, keyFile: keyFile)
            let ask = try Passphrases.later(file: passphraseFile)
            let outcome = try OfflineDoctor.examine(
                dataFolder: places.data, keyFile: places.key, rebuildsSnapshot: rebuildSnapshot,
                place: Environment.all["TMPDIR"] ?? "/tmp", askPassphrase: ask)
            Told.out(outcome.text)
            if !outcome.isHealthy { throw ExitCode(1) }
        } catch let fault as StartFault {
            throw Told.fault(fault)
        }
    }
}
