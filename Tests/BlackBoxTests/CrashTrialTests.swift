import Foundation
import HouseholdTesting
import Testing

/// `scripts/crash-trial` with a few kills; `make crash` is the whole.
@Suite(.needs(Machine.python)) struct CrashTrialTests {
    private func run(
        _ arguments: [String], in scratch: ScratchFolder
    ) throws -> (ending: ProgramEnding, screen: String) {
        let programs = URL(fileURLWithPath: KiddBinary.path).deletingLastPathComponent().path
        let program = try SpawnedProgram(
            [Machine.python.path, Example.path("../scripts/crash-trial"), "--folder", scratch.path] + arguments,
            environment: [
                "KIDD_BIN": programs, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8",
                "PYTHONIOENCODING": "utf-8",
            ], files: scratch.path("trial"))
        return (try program.wait(within: .seconds(180)), program.output + program.errors)
    }

    @Test("A few kills break no promise, and nothing of the trial is left")
    func few() throws {
        let scratch = try ScratchFolder()
        let (ending, screen) = try run(["--kills", "4", "--only", "commits", "--jobs", "2"], in: scratch)
        #expect(ending == .exited(0), "\(screen)")
        #expect(screen.contains("| commits | ") && screen.contains(" | 0 |\n| all |"), "\(screen)")
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        #expect(!left.contains { $0.hasPrefix("kidd-crash") }, "\(left)")
    }

    @Test("Without the daemon there is no trial")
    func nothing() throws {
        let scratch = try ScratchFolder()
        #expect(try run(["--programs", scratch.path], in: scratch).ending == .exited(2))
    }
}
