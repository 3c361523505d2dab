import Foundation
import HouseholdTesting
import Synchronization

/// The trials of `Tests/Browser` as programs of their own: two, each with half of the files, because one waits for others
/// most of the time.
struct PageTrials {
    let program: SpawnedProgram
    private let scratch: ScratchFolder

    static let halves = [0, 1]
    /// Whether every look is seen in every width, as `make prove` has it.
    private static let looks = ProcessInfo.processInfo.environment.filter { $0.key == "KIDD_ALL_LOOKS" }
    /// A clock that is set for the run. The trials themselves have the machine's, and the programs that they start this one.
    private static let clock = Dictionary(
        uniqueKeysWithValues: SpawnedProgram.setClock.map { ($0 == "LD_PRELOAD" ? "KIDD_PRELOAD" : $0, $1) })
    private static let folder = String(#filePath.split(separator: "/BlackBoxTests/")[0]) + "/Browser"
    private static let running = Mutex<[Int: PageTrials]>([:])

    /// The names of the files of a half.
    static func files(half: Int) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.filter { $0.hasPrefix("test_") && $0.hasSuffix(".py") }.sorted().enumerated()
            .filter { $0.offset % halves.count == half }.map(\.element)
    }

    /// Starts both halves.
    static func start(_ python: Machine.Tool) throws {
        for half in halves {
            let scratch = try ScratchFolder()
            let program = try SpawnedProgram(
                [python.path, "-B", folder + "/trials.py"] + files(half: half),
                environment: [
                    "KIDD_BIN": String(KiddBinary.path.dropLast("/kidd".count)), "HOME": scratch.path,
                    "PATH": "/usr/local/bin:/usr/bin:/bin", "TMPDIR": scratch.path,
                ].merging(looks) { $1 }.merging(clock) { $1 },
                files: scratch.path("trials"))
            running.withLock { $0[half] = PageTrials(program: program, scratch: scratch) }
        }
    }

    /// A half that was started, for the one who waits for its end.
    static func started(_ half: Int) -> PageTrials? { running.withLock { $0.removeValue(forKey: half) } }
}
