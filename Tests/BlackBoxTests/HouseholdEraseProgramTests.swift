import Foundation
import HouseholdTesting
import Testing

/// Erasing the household with the real programs: killed with −9 at each step, and asked for with kidctl.
@Suite struct HouseholdEraseProgramTests {
    private static let erasure = #"{"confirmName":"Box family"}"#
    private static let kidctl = KiddBinary.path.dropLast("kidd".count) + "kidctl"

    static let steps = [
        Crash(step: "decided", count: 1), Crash(step: "keyGone", count: 1), Crash(step: "partGone", count: 1),
        Crash(step: "partGone", count: 3), Crash(step: "emptied", count: 1), Crash(step: "done", count: 1),
    ]

    /// What is in the folder of a new household.
    private static let new: Set = ["journal.db", "journal.db-shm", "journal.db-wal", "journal.mark", "lock"]

    @Test("Killed at each step: the next start finishes it, and an empty household begins", arguments: steps)
    func killed(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let before = try String(contentsOfFile: scratch.places.keyFile, encoding: .utf8)
        let dying = try scratch.daemon(environment: ["KIDD_CRASH_AT": "\(crash.step):\(crash.count)"])
        let client = try LineClient(dying.places.socket)
        // Root is the daemon's own account here.
        #expect(throws: LineClient.Gone.self) { try client.call("household.erase", Self.erasure) }
        #expect(try dying.program.wait() == .signalled(SIGKILL))
        #expect(FileManager.default.fileExists(atPath: scratch.places.keyFile) == (crash.step == "decided"))
        if crash.step != "done" {
            let doctor = try SpawnedProgram(
                [
                    KiddBinary.path, "doctor", "--data-dir", scratch.places.dataFolder, "--key-file",
                    scratch.places.keyFile,
                ], files: scratch.path("doctor"))
            #expect(try doctor.wait() == .exited(1))
            #expect(doctor.errors.contains("was erased") && doctor.errors.contains("start kidd"))
        }

        let again = try scratch.daemon()
        let later = try LineClient(again.places.socket)
        #expect(try later.result("household.status").text.contains("\"notSetUp\""))
        #expect(try String(contentsOfFile: scratch.places.keyFile, encoding: .utf8) != before)
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.places.dataFolder)
        #expect(Set(left).union(["journal.mark"]) == Self.new, "\(left)")
        _ = try later.result("household.setUp", Family.setUp)
        #expect(try again.stop() == .exited(0))
    }

    /// Runs kidctl under an account.
    private func kidctl(
        _ arguments: [String], _ daemon: DaemonProcess, _ scratch: ScratchFolder, as prefix: [String] = []
    ) throws -> (ending: ProgramEnding, text: String) {
        let program = try SpawnedProgram(
            prefix + [String(Self.kidctl)] + arguments,
            environment: ["KIDD_SOCKET": daemon.places.socket, "PATH": "/usr/bin:/bin", "COLUMNS": "80"],
            files: scratch.path("kidctl"))
        return (try program.wait(), program.output + program.errors)
    }

    @Test("kidctl erases it when its name is given, and says what went and what remains", .enabled(if: geteuid() == 0))
    func command() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let silent = try kidctl(["household", "erase"], daemon, scratch)
        #expect(silent.ending == .exited(2) && silent.text.contains("--confirm-name 'Box family'"), "\(silent.text)")
        let wrong = try kidctl(["household", "erase", "--confirm-name", "Box"], daemon, scratch)
        #expect(wrong.ending == .exited(8) && wrong.text.contains("Box family"), "\(wrong.text)")
        let done = try kidctl(["household", "erase", "--confirm-name", "Box family"], daemon, scratch)
        #expect(done.ending == .exited(0), "\(done.text)")
        for words in ["4 children were in it", "What remains", "kidctl household set-up"] {
            #expect(done.text.contains(words), "\(done.text)")
        }
        let again = try kidctl(["household", "erase", "--confirm-name", "Box family"], daemon, scratch)
        #expect(again.ending != .exited(0) && again.text.contains("not set up"), "\(again.text)")
        #expect(try daemon.stop() == .exited(0))
    }

    @Test(
        "The daemon's own account needs the recovery code, and no other account may at all",
        .needs(Machine.setpriv), .enabled(if: geteuid() == 0))
    func ownAccount() throws {
        let scratch = try ScratchFolder()
        let uid: uid_t = 61_007
        #expect(chown(scratch.path, uid, uid) == 0)
        func account(_ uid: uid_t) -> [String] {
            [Machine.setpriv.path, "--reuid", "\(uid)", "--regid", "\(uid)", "--clear-groups"]
        }
        let daemon = try scratch.daemon([], prefix: account(uid))
        let root = try LineClient(daemon.places.socket)
        let reply = try root.result("household.setUp", Family.setUp)
        let code = try #require(reply.text.firstMatch(of: /"recoveryCode":"([^"]*)"/)?.output.1)
        func file(_ text: String) throws -> String {
            let path = try scratch.write(text + "\n", to: "code")
            #expect(chown(path, uid, uid) == 0 && chmod(path, 0o600) == 0)
            return path
        }
        func erase(_ more: [String], as uid: uid_t) throws -> (ending: ProgramEnding, text: String) {
            try kidctl(
                ["household", "erase", "--confirm-name", "Box family"] + more, daemon, scratch, as: account(uid))
        }
        let missing = try erase([], as: uid)
        #expect(missing.ending == .exited(4) && missing.text.contains("--code-file"), "\(missing.text)")
        let wrong = try erase(["--code-file", file("aaaa-bbbb-cccc-dddd-eeee-ffff")], as: uid)
        #expect(wrong.ending == .exited(4), "\(wrong.text)")
        #expect(try root.result("household.status").text.contains("Box family"))
        let right = try erase(["--code-file", file(String(code))], as: uid)
        #expect(right.ending == .exited(0), "\(right.text)")
        #expect(try root.result("household.status").text.contains("\"notSetUp\""))
        #expect(try daemon.stop() == .exited(0))
    }
}
