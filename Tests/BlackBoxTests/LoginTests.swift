import Foundation
import HouseholdTesting
import Testing

/// A child's login outside of its hours, through PAM itself: accounts and services of a machine of its own.
@Suite struct LoginTests {
    private static let accounts = ["mia": 12345, "anna": 12346, "ben": 12347]
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
        #expect(mia.text.contains("Permission denied") && !mia.text.contains("System error"), "\(mia.text)")
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

    @Test(
        "Where the script is gone or broken, everybody but a child logs in as before",
        .needs(Machine.setpriv, Machine.unshare, Machine.pamtester),
        arguments: [nil, "exit 1", "kill -9 $$", "syntax ("])
    func broken(script: String?) throws {
        for account in ["anna", "root"] {
            let other = try login(account, script: .some(script))
            #expect(other.ending == .exited(0), "\(account): \(other.text)")
        }
        #expect(try login("mia", script: .some(script)).ending == .exited(1))
    }

    @Test(
        "What a child's earlier session has left running cannot end, stop or starve the check of its login",
        .needs(Machine.setpriv, Machine.unshare, Machine.pamtester))
    func background() throws {
        _ = try parent.result("time.lock", #"{"child":"mia"}"#)
        let signals = "while :; do kill -s STOP -- -1; kill -s KILL -- -1; done"
        for _ in 1...5 {
            let mia = try login("mia", beside: signals)
            #expect(mia.ending == .exited(1))
            #expect(mia.text.contains("Time for a break. A parent will say when we go on."), "\(mia.text)")
        }
        // Every connection that the account may have: then nobody can say, and a child's account that is named waits.
        let taken = try (0..<64).map { _ in
            try SocketLine(daemon.places.socket, as: Self.accounts["mia"].map(UInt32.init))
        }
        for line in taken {
            try line.send(#"{"jsonrpc":"2.0","id":1,"method":"rpc.ping"}"# + "\n")
            _ = try line.receive()
        }
        let mia = try login("mia", children: "mia")
        #expect(mia.ending == .exited(1))
        #expect(mia.text.contains("A parent can help."), "\(mia.text)")
        #expect(try login("anna", children: "mia").ending == .exited(0))
        withExtendedLifetime(taken) {}
    }

    @Test(
        "A program that changes accounts asks as root, and lets no child into a sibling's account",
        .needs(Machine.setpriv, Machine.unshare, Machine.pamtester))
    func changingAccounts() throws {
        _ = try parent.result("child.update", #"{"child":"ben","uids":[\#(Self.accounts["ben"] ?? 0)]}"#)
        _ = try parent.result("time.lock", #"{"child":"ben"}"#)
        let starter = "\(Machine.setpriv.path) --ruid \(Self.accounts["mia"] ?? 0) "
        let ben = try login("ben", by: starter)
        #expect(ben.ending == .exited(1))
        #expect(ben.text.contains("Time for a break."), "\(ben.text)")
        _ = try parent.result("time.unlock", #"{"child":"ben"}"#)
        #expect(try login("ben", by: starter).ending == .exited(0))
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

    /// The lines of the page for PAM, which name Mia's and Ben's accounts as children's.
    private static func lines(asking command: String) throws -> String {
        let page = try String(contentsOfFile: repository + "/docs/programs-and-logins.md", encoding: .utf8)
        let lines = page.split(separator: "\n").filter { $0.hasPrefix("account ") }.joined(separator: "\n")
        try #require(lines.contains("/usr/local/lib/kidd/kidd-login mia ben"))
        return lines.replacing("/usr/local/lib/kidd/kidd-login mia ben", with: command) + "\n"
    }

    /// `kidctl login-check` under an account.
    private func check(_ account: String) throws -> SpawnedProgram {
        let uid = String(Self.accounts[account] ?? 0)
        return try SpawnedProgram(
            [Machine.setpriv.path, "--reuid", uid, "--regid", uid, "--clear-groups", Self.kidctl, "login-check"],
            environment: ["KIDD_SOCKET": daemon.places.socket], files: scratch.path("check-" + account))
    }

    /// Asks PAM whether an account may log in, on a machine whose accounts, services and processes are the test's.
    ///
    /// - Parameters:
    ///   - hostile: what runs beside it under the child's account, as a shell reads it.
    ///   - starter: the words by which the program that asks is started under other user ids.
    ///   - script: what stands in the place of kidd's, or that nothing does.
    private func login(
        _ account: String, children: String = "", beside hostile: String? = nil, by starter: String = "",
        script: String?? = nil
    ) throws -> (ending: ProgramEnding, text: String) {
        let passwords = Self.accounts.map { "\($0):x:\($1):\($1)::/tmp:/bin/sh\n" }.sorted().joined()
        try scratch.write("root:x:0:0::/root:/bin/sh\n" + passwords, to: "passwd")
        try FileManager.default.createDirectory(atPath: scratch.path("pam.d"), withIntermediateDirectories: true)
        let own = try String(contentsOfFile: Self.repository + "/packaging/pam/kidd-login", encoding: .utf8)
            .replacing("/usr/local/bin/kidctl", with: Self.kidctl)
            .replacing("/run/kidd/kidd.sock", with: daemon.places.socket)
        try? FileManager.default.removeItem(atPath: scratch.path("kidd-login"))
        if let text = script ?? own { try scratch.write(text, to: "kidd-login") }
        try scratch.write(
            try Self.lines(asking: "/bin/sh \(scratch.path("kidd-login")) \(children)"), to: "pam.d/kidd-test")
        let mia = Self.accounts["mia"] ?? 0
        let beside = hostile.map {
            "\(Machine.setpriv.path) --reuid \(mia) --regid \(mia) --clear-groups /bin/sh -c '\($0)' &"
        }
        let machine = """
            mount --bind \(scratch.path("passwd")) /etc/passwd && mount --bind \(scratch.path("pam.d")) /etc/pam.d || exit 99
            \(beside ?? "")
            exec \(starter)\(Machine.pamtester.path) kidd-test \(account) acct_mgmt
            """
        let program = try SpawnedProgram(
            [Machine.unshare.path, "--mount", "--pid", "--fork", "--mount-proc", "/bin/sh", "-c", machine],
            environment: ["PATH": "/usr/bin:/bin:/usr/sbin"],
            files: scratch.path("login"))
        return (try program.wait(), program.output + program.errors)
    }
}
