import ArgumentParser
import Daemon
import Glibc

/// `kidd doctor`: is a data folder whole on which no daemon works?
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks a data folder while no daemon uses it.",
        discussion: """
            Reads every row, checks the database, and compares what the rows say with the snapshot. It works on a copy \
            in the folder that TMPDIR names (else /tmp) and changes nothing, except with --rebuild-snapshot. Ends \
            with 0 when all is well. While kidd runs, ask it with: kidctl doctor.
            """)

    @Option(help: ArgumentHelp("The folder with the household's data.", valueName: "path"))
    var dataDir: String?

    @Option(help: ArgumentHelp("The file with the household key.", valueName: "path"))
    var keyFile: String?

    @Flag(help: "Write a new snapshot from the rows, unless one of them is damaged.")
    var rebuildSnapshot = false

    func run() throws {
        do {
            let places = try StoppedPlaces.of(dataDir, keyFile)
            let outcome = try OfflineDoctor.examine(
                dataFolder: places.data, keyFile: places.key, rebuildsSnapshot: rebuildSnapshot,
                place: Environment.all["TMPDIR"] ?? "/tmp")
            print(outcome.text)
            if !outcome.isHealthy { throw ExitCode(1) }
        } catch let fault as StartFault {
            let text = Array("kidd: \(fault.description)\n".utf8)
            _ = write(STDERR_FILENO, text, text.count)
            throw ExitCode(1)
        }
    }
}
