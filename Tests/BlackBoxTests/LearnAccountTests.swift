import Foundation
import HouseholdTesting
import Testing

/// `kidctl learn` of an account that belongs to a child.
@Suite struct LearnAccountTests {
    private static let kidctl = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"
    private static let childs = 12_401
    private static let others = 12_402
    private static let strangers = 12_403

    private let scratch: ScratchFolder
    private let daemon: DaemonProcess
    private let parent: LineClient

    init() throws {
        scratch = try Family.copy()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path)
        daemon = try scratch.daemon(["--dev", "--socket-mode", "0666"])
        parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        for (child, uid) in [("mia", Self.childs), ("ben", Self.others)] {
            _ = try parent.result("child.update", #"{"child":"\#(child)","uids":[\#(uid)]}"#)
        }
    }

    private func learn(as uid: Int, _ more: [String] = []) throws -> (
        ending: ProgramEnding, out: String, errors: String
    ) {
        let program = try SpawnedProgram(
            [
                Machine.bash.path, "-c", #"printf '/q\n' | "$@""#, "bash", Machine.setpriv.path, "--reuid=\(uid)",
                "--regid=\(uid)", "--clear-groups", Self.kidctl, "learn",
            ] + more,
            environment: [
                "KIDD_SOCKET": daemon.places.socket, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "dumb",
            ],
            files: scratch.path("learn-\(UUID())"))
        return (try program.wait(), program.output, program.errors)
    }

    @Test("An account that is one child's needs no name: its child learns", .needs(Machine.setpriv))
    func own() throws {
        let own = try learn(as: Self.childs)
        #expect(own.ending == .exited(0), "\(own.errors)")
        #expect(own.out.contains("Learn: Counting things"), "\(own.out)")
        #expect(own.out.contains("See you soon!"))
    }

    @Test("An account that is no child's has to say who learns, of those that are open to it", .needs(Machine.setpriv))
    func stranger() throws {
        let stranger = try learn(as: Self.strangers)
        #expect(stranger.ending == .exited(2))
        #expect(
            stranger.errors.contains("Ada, Tom") && stranger.errors.contains("kidctl learn --child NAME"),
            "\(stranger.errors)")
        #expect(try learn(as: Self.strangers, ["--child", "ada"]).ending == .exited(0))
        #expect(try learn(as: Self.strangers, ["--child", "mia"]).ending == .exited(5))
        for (child, uid) in [("ada", 61_001), ("tom", 61_002)] {
            _ = try parent.result("child.update", #"{"child":"\#(child)","uids":[\#(uid)]}"#)
        }
        let nobodys = try learn(as: Self.strangers)
        #expect(nobodys.ending == .exited(2))
        #expect(nobodys.errors.contains("this account is no child's"), "\(nobodys.errors)")
    }
}
