import Foundation
import HouseholdTesting
import Testing

/// Roles by the accounts of the operating system, with real processes under other accounts.
@Suite struct AccountTests {
    /// A call, and how it ends for an account: the word of the error, or nothing.
    struct Attempt: CustomTestStringConvertible, Sendable {
        var uid: Int
        var method: String
        var params: String
        var error: String

        var testDescription: String { "\(uid) \(method) \(params)" }

        init(_ uid: Int, _ method: String, _ params: String = "{}", error: String = "-") {
            (self.uid, self.method, self.params, self.error) = (uid, method, params, error)
        }
    }

    private static let mia = 12345
    private static let ben = 12346
    private static let stranger = 12399
    private static let start = #""lesson":"counting-objects"}"#

    private static let attempts = [
        // A child's account acts for that child.
        Attempt(mia, "time.mayI", #"{"child":"mia"}"#),
        Attempt(mia, "activity.start", #"{"child":"Mia",\#(start)"#),
        Attempt(ben, "time.usage", #"{"child":"ben"}"#),
        Attempt(ben, "audit.list", #"{"child":"ben"}"#),
        // Not for a sibling, with or without an account, and is not told whether there is one.
        Attempt(mia, "time.mayI", #"{"child":"ben"}"#, error: "forbidden"),
        Attempt(mia, "audit.list", #"{"child":"ben"}"#, error: "forbidden"),
        Attempt(mia, "activity.start", #"{"child":"ben",\#(start)"#, error: "forbidden"),
        Attempt(mia, "time.mayI", #"{"child":"ada"}"#, error: "forbidden"),
        Attempt(mia, "time.mayI", #"{"child":"nobody"}"#, error: "forbidden"),
        // Another account: only for children who have none, and only where a parent admits strangers.
        Attempt(stranger, "time.mayI", #"{"child":"ada"}"#),
        Attempt(stranger, "time.mayI", #"{"child":"mia"}"#, error: "forbidden"),
        // A parent's methods need the PIN, which is asked for before any parameter is looked at.
        Attempt(mia, "time.grant", #"{"child":"mia","minutes":15}"#, error: "pin_required"),
        Attempt(mia, "policy.set", #"{"nonsense":1}"#, error: "pin_required"),
        Attempt(stranger, "audit.list", error: "pin_required"),
        // The owner's are for the daemon's own account and root.
        Attempt(mia, "clock.advance", #"{"seconds":60}"#, error: "forbidden"),
        Attempt(stranger, "household.setUp", #"{"nonsense":1}"#, error: "forbidden"),
        // Everyone's.
        Attempt(stranger, "household.status"),
        Attempt(stranger, "rpc.ping"),
    ]

    @Test("An account may do what is its own, and nothing else", .needs(Machine.setpriv, Machine.python))
    func roles() throws {
        try #require(Machine.setpriv.isUsable && Machine.python.isUsable)
        let scratch = try Family.copy()
        // Others may come as far as the socket; the data folder stays closed.
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path)
        let daemon = try scratch.daemon(["--dev", "--socket-mode", "0666"])
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("child.update", #"{"child":"mia","uids":[\#(Self.mia)]}"#)
        _ = try parent.result("child.update", #"{"child":"ben","uids":[\#(Self.ben)]}"#)
        // A daemon that root runs is everybody's: it admits no strangers by itself.
        let asStranger = Attempt(Self.stranger, "time.mayI", #"{"child":"ada"}"#)
        #expect(try call(asStranger, daemon, scratch).errorKind == (geteuid() == 0 ? "forbidden" : nil))
        _ = try parent.result("household.update", #"{"admitsStrangers":true}"#)
        for attempt in Self.attempts {
            let reply = try call(attempt, daemon, scratch)
            #expect((reply.errorKind ?? "-") == attempt.error, "\(attempt.testDescription): \(reply.text)")
        }
        #expect(try parent.result("time.usage", #"{"child":"mia"}"#).list("result.grants").isEmpty)
    }

    @Test("An account that may not reach the socket gets nowhere", .needs(Machine.setpriv, Machine.python))
    func privateSocket() throws {
        try #require(Machine.setpriv.isUsable && Machine.python.isUsable)
        let scratch = try Family.copy()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path)
        let daemon = try scratch.daemon()
        #expect(throws: ProcessFault.self) { try call(Attempt(Self.mia, "rpc.ping"), daemon, scratch) }
    }

    /// One call from a process under another account.
    private func call(_ attempt: Attempt, _ daemon: DaemonProcess, _ scratch: ScratchFolder) throws -> CallReply {
        let script = """
            import socket, sys
            peer = socket.socket(socket.AF_UNIX)
            peer.connect(sys.argv[1])
            peer.sendall(sys.argv[2].encode())
            peer.shutdown(socket.SHUT_WR)
            print(peer.makefile().read(), end="")
            """
        let output = try Machine.setpriv.run(
            [
                "--reuid=\(attempt.uid)", "--regid=\(attempt.uid)", "--clear-groups", Machine.python.path, "-c", script,
                daemon.places.socket, LineClient.request(1, attempt.method, attempt.params),
            ], in: scratch)
        return try CallReply(Array(output.utf8))
    }
}
