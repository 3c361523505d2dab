import ArgumentParser
import Household
import Packs

/// `kidd check-pack`: is this folder a content pack that kidd takes?
struct PackCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-pack", abstract: "Checks a content pack and names everything that is wrong with it."
    )

    @Argument(help: "The folder with manifest.json and lessons/.")
    var folder: String

    @Option(help: "Shows the questions of this lesson as well, a line of JSON each.")
    var show: String?

    @Option(help: "Which items generated questions have, with --show.")
    var seed: UInt64 = 1

    func run() throws {
        switch PackReader.read(folder: folder) {
        case .success(let pack):
            print("\(pack.manifest.id) \(pack.manifest.version): \(pack.lessons.count) lessons, no faults")
            for lesson in pack.installed + pack.variants where lesson.lesson.id.rawValue == show {
                for line in LessonPreview.lines(of: lesson, seed: seed) { print(line) }
            }
        case .failure(let refusal):
            print(refusal.text)
            throw ExitCode(1)
        }
    }
}
