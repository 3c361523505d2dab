import Glibc
import HouseholdTesting
import Testing

/// Connections of real other accounts, as the kernel tells them.
@Suite(.enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
struct AccountTests {
    private static let mia = Caller.mia
    private static let stranger = Caller.stranger

    /// A daemon that all accounts can reach, with Mia's account known.
    private func daemon() throws -> (TestDaemon, TestClient) {
        let daemon = try TestDaemon { $0.socketMode = 0o666 }
        try daemon.folder.open()
        let (parent, _) = try daemon.family()
        try parent.call("child.update", #"{"child":"mia","uids":[\#(Self.mia)]}"#)
        return (daemon, parent)
    }

    @Test("A wrong PIN from a child's account is told with that account: a parent may have mistyped there")
    func whoTriesPINs() throws {
        let (daemon, parent) = try daemon()
        try parent.call("events.subscribe", #"{"topics":["household"]}"#)
        for _ in 1...2 { try daemon.client(as: Self.mia).refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#) }
        let event = try parent.event()
        #expect(event["what"]?.string == "unlockFailed" && event["child"]?.string == "mia")
        #expect(event["say"]?.string == "A wrong PIN from Mia’s account.")
        let audit = try parent.call("audit.list", #"{"child":"mia","areas":["access"]}"#)
        #expect(try audit.text("entries.0.role") == "anyone" && audit["entries.0.who"] == nil)
        #expect(try audit.text("entries.0.say") == "wrong PIN from Mia’s account, 2 in a row")
        #expect(try parent.call("audit.list", #"{"by":"mia","areas":["access"]}"#)["entries"]?.count == 0)
        #expect(try parent.call("audit.list", #"{"by":"anyone","areas":["access"]}"#)["entries"]?.count == 2)
    }

    @Test("A child's account may act for that child and nobody else, and learns nothing of the others")
    func ownChild() throws {
        let (daemon, _) = try daemon()
        let client = try daemon.client(as: Self.mia)
        try client.call("time.mayI", #"{"child":"mia"}"#)
        let activity = try client.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        #expect(try activity.text("state") == "running")
        for name in ["ben", "Ben", "nobody"] {
            let reply = try client.refusal("forbidden", "time.mayI", #"{"child":"\#(name)"}"#)
            #expect(reply.message == "only the child's own account or a parent may do this")
        }
        // Before any other parameter is looked at.
        try client.refusal("forbidden", "time.usage", #"{"child":"ben","nonsense":1}"#, isWellFormed: false)
        try client.refusal("unknown_activity", "activity.question", #"{"activity":"unknown"}"#)
        #expect(try client.call("child.list")["children"]?.count == 2)
    }

    @Test("A sibling's activity is not to be seen or answered")
    func siblingsActivity() throws {
        let (daemon, parent) = try daemon()
        let started = try parent.call("activity.start", #"{"child":"ben","lesson":"counting-objects"}"#)
        let activity = try started.text("activity")
        let client = try daemon.client(as: Self.mia)
        try client.refusal("unknown_activity", "activity.question", #"{"activity":"\#(activity)"}"#)
        try client.refusal("unknown_activity", "activity.abandon", #"{"activity":"\#(activity)"}"#)
        #expect(try parent.call("activity.question", #"{"activity":"\#(activity)"}"#).text("state") == "running")
    }

    @Test("Accounts of nobody, the daemon's own among them, may act for a child only if it has none of its own")
    func otherAccounts() throws {
        let (daemon, parent) = try daemon()
        for uid in [Self.stranger, nil] {
            let client = try daemon.client(as: uid)
            try client.refusal("forbidden", "time.mayI", #"{"child":"mia"}"#)
            try client.call("time.mayI", #"{"child":"ben"}"#)
            try client.refusal("unknown_child", "time.mayI", #"{"child":"nobody"}"#)
        }
        // A parent may act for all, from any account.
        try parent.call("time.mayI", #"{"child":"mia"}"#)
        let client = try daemon.client(as: Self.stranger)
        try client.unlock()
        try client.call("time.mayI", #"{"child":"mia"}"#)
    }

    @Test("The accounts of a child are known again after a restart, and end when a parent takes them away")
    func changedAccounts() throws {
        let (daemon, _) = try daemon()
        try daemon.restart()
        try daemon.client(as: Self.mia).refusal("forbidden", "time.mayI", #"{"child":"ben"}"#)
        let parent = try daemon.client()
        try parent.unlock()
        try parent.call("child.update", #"{"child":"mia","uids":[]}"#)
        try daemon.client(as: Self.mia).call("time.mayI", #"{"child":"ben"}"#)
    }

    @Test("Only the daemon's own account or root is an owner, whatever the parameters")
    func owner() throws {
        let (daemon, parent) = try daemon()
        let names =
            try daemon.checker().document["methods"]?.elements
            .filter { $0["x-role"]?.string == "owner" }.compactMap { $0["name"]?.string } ?? []
        #expect(names.count == 8)
        let client = try daemon.client(as: Self.stranger)
        for name in names {
            try client.refusal("forbidden", name, #"{"nonsense":1}"#, isWellFormed: false)
        }
        try parent.refusal("invalid_params", "parent.resetPin", #"{"nonsense":1}"#, isWellFormed: false)
    }

    @Test("Each method admits those whom its role admits, and looks at parameters only then", arguments: Caller.all)
    func admission(row: Caller) throws {
        let daemon = try TestDaemon {
            $0.socketMode = 0o666
            $0.isDeveloper = true
        }
        try daemon.folder.open()
        let (parent, _) = try daemon.family()
        try parent.call("child.update", #"{"child":"mia","uids":[\#(Self.mia)]}"#)
        let client = try daemon.client(as: row.uid)
        if row.isUnlocked { try client.unlock() }
        for method in try daemon.checker().methodNames {
            let role = try #require(daemon.checker().entry(method)?["x-role"]?.string)
            let isForFamily = try role == "child" && !row.isUnlocked && daemon.mayLeaveOutChild(method)
            // Root needs no PIN for some of what parents read.
            let opensToRoot =
                try daemon.checker().entry(method)?["x-opensToRoot"]?.bool == true && (row.uid ?? geteuid()) == 0
            let kind =
                opensToRoot ? "invalid_params" : row.kinds[role] ?? (isForFamily ? "pin_required" : "invalid_params")
            let reply = try client.ask(method, #"{"nonsense":true}"#, isWellFormed: false)
            #expect(reply.kind == kind, "\(row): \(method)")
        }
    }

    @Test("A new household waits for its owner: nobody else can set it up")
    func setUp() throws {
        let daemon = try TestDaemon { $0.socketMode = 0o666 }
        try daemon.folder.open()
        let params = #"{"name":"L","zone":"UTC","parentName":"A","pin":"2580"}"#
        try daemon.client(as: Self.stranger).refusal("forbidden", "household.setUp", params)
        try daemon.client().call("household.setUp", params)
    }

    @Test("Wrong PINs from a child's account count for that account alone")
    func counters() throws {
        let (daemon, _) = try daemon()
        let child = try daemon.client(as: Self.mia)
        for _ in 0..<3 { try child.refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#) }
        try child.refusal("wait", "parent.unlock", #"{"pin":"2580"}"#)
        // The parent, on an account of its own, does not wait.
        let stranger = try daemon.client(as: Self.stranger)
        try stranger.unlock()
        // And the parent's right PIN does not help the child.
        try child.refusal("wait", "parent.unlock", #"{"pin":"2580"}"#)
        try daemon.restart()
        try daemon.client(as: Self.mia).refusal("wait", "parent.unlock", #"{"pin":"2580"}"#)
        try daemon.client().unlock()
    }

    @Test("Guesses at one parent's PIN from a child's account keep no parent waiting, neither that one nor another")
    func guessesAtOneParent() throws {
        let (daemon, parent) = try daemon()
        try parent.call("parent.add", #"{"name":"Carl","pin":"48151"}"#)
        let child = try daemon.client(as: Self.mia)
        for _ in 0..<3 { try child.refusal("wrong_pin", "parent.unlock", #"{"parent":"carl","pin":"1357"}"#) }
        // The account waits, whichever parent it names.
        for name in ["anna", "carl"] {
            try child.refusal("wait", "parent.unlock", #"{"parent":"\#(name)","pin":"2580"}"#)
        }
        for (name, pin) in [("anna", "2580"), ("carl", "48151")] {
            try daemon.client(as: Self.stranger).call("parent.unlock", #"{"parent":"\#(name)","pin":"\#(pin)"}"#)
        }
    }

    @Test("The daemon's own account needs the recovery code for a reset, if it is not root's")
    func resetByOthers() throws {
        let (daemon, _) = try daemon()
        for uid in [Self.mia, Self.stranger] {
            try daemon.client(as: uid).refusal("forbidden", "parent.resetPin", #"{"newPin":"8024"}"#)
        }
    }

    @Test("Keys for idempotency of two accounts are two keys")
    func keys() throws {
        let (daemon, _) = try daemon()
        let params = #"{"child":"ben","lease":"l1","idempotencyKey":"k"}"#
        let other = #"{"child":"ben","lease":"l2","idempotencyKey":"k"}"#
        try daemon.client().call("time.beginLease", params)
        #expect(try daemon.client(as: Self.stranger).call("time.beginLease", other).text("lease") == "l2")
        try daemon.client().refusal("idempotency_conflict", "time.beginLease", other)
    }

    @Test("One account may not take all connections; the daemon's own is exempt")
    func connectionsPerAccount() throws {
        let daemon = try TestDaemon {
            $0.socketMode = 0o666
            $0.limits.connectionsPerUID = 1
        }
        try daemon.folder.open()
        let first = try daemon.client(as: Self.stranger)
        let second = try daemon.client(as: Self.stranger)
        #expect(try second.receive().kind == "too_many_connections")
        try first.expectSilence()
        let own = try (0..<3).map { _ in try daemon.client() }
        for client in own { try client.expectSilence() }
    }
}

/// A connection, and how its calls with parameters that make no sense are answered, by the role of the method.
struct Caller: Sendable, CustomTestStringConvertible {
    static let mia: UInt32 = 61_001
    static let stranger: UInt32 = 61_002

    let testDescription: String
    let uid: UInt32?
    var isUnlocked = false
    /// Where it is not told about the parameters.
    let kinds: [String: String]

    static let all = [
        Caller(testDescription: "own", uid: nil, kinds: ["parent": "pin_required"]),
        Caller(testDescription: "own, unlocked", uid: nil, isUnlocked: true, kinds: [:]),
        Caller(testDescription: "stranger", uid: stranger, kinds: ["parent": "pin_required", "owner": "forbidden"]),
        Caller(testDescription: "stranger, unlocked", uid: stranger, isUnlocked: true, kinds: ["owner": "forbidden"]),
        Caller(testDescription: "child", uid: mia, kinds: ["parent": "pin_required", "owner": "forbidden"]),
    ]
}
