import ArgumentParser
import Daemon

/// `kidd erase`: the household goes from a data folder on which no daemon works.
struct Erase: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Erases a household for good, also one whose key is lost.",
        discussion: """
            Stop kidd first; while it runs, use: kidctl household erase. The key is destroyed first, then everything that \
            kidd put into the data folder. Files that are not kidd's stay, and so do backups. A key file that is another \
            household's, or belongs to the data folder of which this one is a copy, is left as it is.

            Nobody can read the name of a household without its key, so the path of the data folder is said once more: \
            --confirm-folder. As root it works as the account that owns the data folder.
            """)

    @Option(help: ArgumentHelp("The folder with the household's data.", valueName: "path"))
    var dataDir: String?

    @Option(help: ArgumentHelp("The file with the household key.", valueName: "path"))
    var keyFile: String?

    @Option(help: ArgumentHelp("The data folder once more: nothing is erased without it.", valueName: "path"))
    var confirmFolder: String?

    func run() throws {
        do {
            try OwnProcess.requireThreads(for: .job)
            let places = try Places.offline(dataFolder: dataDir, keyFile: keyFile, needsKey: false)
            Told.out(
                try OfflineErasure.run(
                    dataFolder: places.data, keyFile: places.key, isKeyNamed: keyFile != nil, confirmed: confirmFolder,
                    onStep: CrashPoint.ofErasure(isDeveloper: Environment.all["KIDD_CRASH_AT"] != nil)))
        } catch {
            throw Told.fault(error)
        }
    }
}
