import ArgumentParser
import Daemon
import Packs

/// `kidd check-pack`: is this folder a content pack that kidd takes?
struct PackCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-pack", abstract: "Checks a content pack and names everything that is wrong with it."
    )

    @Argument(help: "The folder with manifest.json and lessons/.")
    var folder: String

    func run() throws {
        switch PackReader.read(folder: folder) {
        case .success(let pack):
            print("\(pack.manifest.id) \(pack.manifest.version): \(pack.lessons.count) lessons, no faults")
        case .failure(let refusal):
            print(refusal.text)
            throw ExitCode(1)
        }
    }
}
