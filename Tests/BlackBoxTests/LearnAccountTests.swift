import Foundation
import HouseholdTesting
import Testing

/// `kidctl learn` and `kidctl run` of an account that belongs to a child.
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
    }

    /// From now on Mia and Ben have accounts of their own.
    private func giveAccounts() throws {
        for (child, uid) in [("mia", Self.childs), ("ben", Self.others)] {
            _ = try parent.result("child.update", #"{"child":"\#(child)","uids":[\#(uid)]}"#)
        }
    }

    private typealias Outcome = (ending: ProgramEnding, out: String, errors: String)

    private func learn(as uid: Int, _ more: [String] = []) throws -> Outcome { try kidctl(["learn"] + more, as: uid) }

    private func kidctl(_ arguments: [String], as uid: Int) throws -> Outcome {
        let program = try SpawnedProgram(
            [
                Machine.bash.path, "-c", #"printf '/q\n' | "$@""#, "bash", Machine.setpriv.path, "--reuid=\(uid)",
                "--regid=\(uid)", "--clear-groups", Self.kidctl,
            ] + arguments,
            environment: [
                "KIDD_SOCKET": daemon.places.socket, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "dumb",
            ],
            files: scratch.path("learn-\(UUID())"))
        return (try program.wait(), program.output, program.errors)
    }

    @Test("An account that is one child's needs no name: its child learns", .needs(Machine.setpriv))
    func own() throws {
        try giveAccounts()
        let own = try learn(as: Self.childs)
        #expect(own.ending == .exited(0), "\(own.errors)")
        #expect(own.out.contains("Learn: Counting things"), "\(own.out)")
        #expect(own.out.contains("See you soon!"))
    }

    @Test("An account that is one child's runs programs under its limits without a name", .needs(Machine.setpriv))
    func runs() throws {
        try giveAccounts()
        let own = try kidctl(["run", "--", "/bin/echo", "played"], as: Self.childs)
        #expect(own.ending == .exited(0) && own.out == "played\n", "\(own.errors)")
        let stranger = try kidctl(["run", "--", "/bin/echo", "played"], as: Self.strangers)
        #expect(stranger.ending == .exited(2) && stranger.out.isEmpty)
        #expect(stranger.errors.contains("kidctl run --child NAME -- '/bin/echo'"), "\(stranger.errors)")
    }

    @Test("A stranger's account is no child's, and learns for none", .needs(Machine.setpriv))
    func stranger() throws {
        try giveAccounts()
        let stranger = try learn(as: Self.strangers)
        #expect(stranger.ending == .exited(2))
        #expect(
            stranger.errors.contains("this account is no child's")
                && stranger.errors.contains("kidctl learn --child NAME"), "\(stranger.errors)")
        #expect(try learn(as: Self.strangers, ["--child", "mia"]).ending == .exited(5))
    }
}
