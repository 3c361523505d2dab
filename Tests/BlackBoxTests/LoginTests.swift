import Foundation
import HouseholdTesting
import Testing

/// A child's login outside of its hours, through PAM itself: accounts and services of a machine of its own.
@Suite struct LoginTests {
    private static let accounts = ["mia": 12345, "anna": 12346]
    private static let tools = [Machine.setpriv, Machine.unshare, Machine.pamtester]

    private let scratch: ScratchFolder
    private let daemon: DaemonProcess
    private let parent: LineClient

    init() throws {
        scratch = try Family.copy()
        // Others may come as far as the socket; the data folder stays closed.
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path)
        daemon = try scratch.daemon(["--dev", "--socket-mode", "0666"])
        parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("child.update", #"{"child":"mia","uids":[\#(Self.accounts["mia"] ?? 0)]}"#)
    }

    @Test(
        "A child logs in in its hours, outside of them it hears why not; a parent's account always may",
        .needs(Machine.setpriv, Machine.unshare, Machine.pamtester))
    func hours() throws {
        #expect(try login("mia").ending == .exited(0))
        _ = try parent.result("time.lock", #"{"child":"mia"}"#)
        // A sibling's lock, and a sibling without an account, are no reason to keep anybody out.
        _ = try parent.result("time.lock", #"{"child":"ben"}"#)
        let mia = try login("mia")
        #expect(mia.ending == .exited(1))
        #expect(mia.text.contains("Time for a break. A parent will say when we go on."), "\(mia.text)")
        for account in ["anna", "root"] {
            let other = try login(account)
            #expect(other.ending == .exited(0), "\(account): \(other.text)")
            #expect(!other.text.contains("break"))
        }
        _ = try parent.result("time.unlock", #"{"child":"mia"}"#)
        #expect(try login("mia").ending == .exited(0))
    }

    @Test(
        "Without kidd everybody may log in, except the accounts that are named as children's",
        .needs(Machine.setpriv, Machine.unshare, Machine.pamtester))
    func nobody() throws {
        try daemon.stop()
        #expect(try login("mia").ending == .exited(0))
        #expect(try login("anna", children: "mia tom").ending == .exited(0))
        let mia = try login("mia", children: "tom mia")
        #expect(mia.ending == .exited(1))
        #expect(mia.text.contains("A parent can help."), "\(mia.text)")
    }

    @Test("The account that runs it is the one that is asked for", .needs(Machine.setpriv))
    func check() throws {
        _ = try parent.result("time.lock", #"{"child":"mia"}"#)
        let mia = try check("mia")
        #expect(try mia.wait() == .exited(7))
        #expect(mia.output == "Time for a break. A parent will say when we go on.\n")
        let anna = try check("anna")
        #expect(try anna.wait() == .exited(0))
        #expect(anna.output.isEmpty && anna.errors.isEmpty, "\(anna.errors)")
    }

    private static let repository = String(#filePath.split(separator: "/Tests/")[0])
    private static let kidctl = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"

    /// `kidctl login-check` under an account.
    private func check(_ account: String) throws -> SpawnedProgram {
        let uid = String(Self.accounts[account] ?? 0)
        return try SpawnedProgram(
            [Machine.setpriv.path, "--reuid", uid, "--regid", uid, "--clear-groups", Self.kidctl, "login-check"],
            environment: ["KIDD_SOCKET": daemon.places.socket], files: scratch.path("check-" + account))
    }

    /// Asks PAM whether an account may log in, on a machine whose accounts and services are the test's.
    private func login(_ account: String, children: String = "") throws -> (ending: ProgramEnding, text: String) {
        let passwords = Self.accounts.map { "\($0):x:\($1):\($1)::/tmp:/bin/sh\n" }.sorted().joined()
        try scratch.write("root:x:0:0::/root:/bin/sh\n" + passwords, to: "passwd")
        try FileManager.default.createDirectory(atPath: scratch.path("pam.d"), withIntermediateDirectories: true)
        let script = try String(contentsOfFile: Self.repository + "/packaging/pam/kidd-login", encoding: .utf8)
            .replacing("/usr/local/bin/kidctl", with: Self.kidctl)
            .replacing("/run/kidd/kidd.sock", with: daemon.places.socket)
        try scratch.write(script, to: "kidd-login")
        try scratch.write(
            "account required pam_exec.so quiet stdout /bin/sh \(scratch.path("kidd-login")) \(children)\n",
            to: "pam.d/kidd-test")
        let machine = """
            mount --bind \(scratch.path("passwd")) /etc/passwd && mount --bind \(scratch.path("pam.d")) /etc/pam.d &&
            exec \(Machine.pamtester.path) kidd-test \(account) acct_mgmt
            """
        let program = try SpawnedProgram(
            [Machine.unshare.path, "--mount", "/bin/sh", "-c", machine],
            environment: ["PATH": "/usr/bin:/bin:/usr/sbin"],
            files: scratch.path("login"))
        return (try program.wait(), program.output + program.errors)
    }
}
