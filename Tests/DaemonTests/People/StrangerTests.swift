import HouseholdTesting
import JSONRPC
import NIOCore
import Testing

@testable import Daemon
@testable import RPCServer
@testable import Transport

/// Accounts that nobody has named count as one: a program can have thousands of them (subordinate user ids).
@Suite(.enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
struct StrangerTests {
    private static let mia: UInt32 = 61_001
    private static let strangers: [UInt32] = [261_001, 261_002, 261_003]

    private func daemon(
        _ change: (inout TestDaemon.Setting) -> Void = { _ in }
    ) throws -> (TestDaemon, TestClient) {
        let daemon = try TestDaemon {
            $0.socketMode = 0o666
            change(&$0)
        }
        try daemon.folder.open()
        let (parent, _) = try daemon.family()
        try parent.call("child.update", #"{"child":"mia","uids":[\#(Self.mia)]}"#)
        return (daemon, parent)
    }

    @Test("Wrong PINs of strangers count together, and delay no child's account and no parent's")
    func counter() throws {
        let (daemon, _) = try daemon()
        // A parent unlocks from an account of its own: it is known from now on, over a restart too.
        try daemon.client(as: Self.strangers[2]).unlock()
        try daemon.restart()
        for uid in [0, 1, 0].map({ Self.strangers[$0] }) {
            try daemon.client(as: uid).refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#)
        }
        for uid in Self.strangers.prefix(2) {
            try daemon.client(as: uid).refusal("wait", "parent.unlock", #"{"pin":"2580"}"#)
        }
        try daemon.client(as: Self.mia).refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#)
        try daemon.client(as: Self.strangers[2]).unlock()
        try daemon.client().unlock()
        try daemon.restart()
        try daemon.client(as: Self.strangers[0]).refusal("wait", "parent.unlock", #"{"pin":"2580"}"#)
        daemon.pass(seconds: 3600)
        try daemon.client(as: Self.strangers[0]).unlock()
    }

    @Test("Strangers share one cap of connections; named accounts have their own")
    func connections() throws {
        let (daemon, _) = try daemon { $0.limits.connectionsPerUID = 2 }
        let two = try Self.strangers.prefix(2).map { try daemon.client(as: $0) }
        for client in two { try client.call("rpc.version") }
        #expect(try daemon.client(as: Self.strangers[2]).receive().kind == "too_many_connections")
        try daemon.client(as: Self.mia).call("time.mayI", #"{"child":"mia"}"#)
        withExtendedLifetime(two) {}
    }

    @Test("A stranger's connection that rests gives its place to the next one")
    func idle() throws {
        let (daemon, _) = try daemon {
            $0.limits.connectionsPerUID = 2
            $0.limits.strangerIdle = .nanoseconds(0)
        }
        let two = try Self.strangers.prefix(2).map { try daemon.client(as: $0) }
        for client in two { try client.call("rpc.version") }
        try daemon.client(as: Self.strangers[2]).call("rpc.version")
        #expect(throws: (any Error).self) { try two[0].call("rpc.version") }
        try two[1].call("rpc.version")
    }

    @Test("Whether strangers may act for children without accounts is a setting, and else as kidd was installed")
    func setting() throws {
        let (daemon, parent) = try daemon { $0.surroundings = { $0.isPersonal = false } }
        let stranger = try daemon.client(as: Self.strangers[0])
        let refused = try stranger.refusal("forbidden", "time.mayI", #"{"child":"ben"}"#)
        #expect(refused["say"]?.string == "This does not work right now. A parent can help.")
        func told() throws -> [String?] {
            let status = try parent.call("household.status")["admitsStrangers"]?.source
            return try [status]
                + ["ben", "mia"].map { try parent.call("child.get", #"{"child":"\#($0)"}"#).text("openTo") }
        }
        #expect(try told() == ["false", "parentsAccounts", "ownAccounts"])
        #expect(try stranger.call("household.status")["admitsStrangers"] == nil)
        try daemon.client(as: nil).call("time.mayI", #"{"child":"ben"}"#)
        try parent.call("household.update", #"{"admitsStrangers":true}"#)
        #expect(try told() == ["true", "everyAccount", "ownAccounts"])
        try stranger.call("time.mayI", #"{"child":"ben"}"#)
        try parent.call("household.update", #"{"admitsStrangers":false}"#)
        try stranger.refusal("forbidden", "time.mayI", #"{"child":"ben"}"#)
        #expect(try parent.call("household.get").flag("admitsStrangers") == false)
        // An account from which a parent has unlocked is no stranger's.
        try stranger.unlock()
        try stranger.call("parent.lock")
        try stranger.call("time.mayI", #"{"child":"ben"}"#)
        try daemon.restart()
        try daemon.client(as: Self.strangers[0]).call("time.mayI", #"{"child":"ben"}"#)
        try daemon.client(as: Self.strangers[1]).refusal("forbidden", "time.mayI", #"{"child":"ben"}"#)
    }
}

/// Places at the PIN desk.
@Suite struct PINQueueTests {
    private func attempt(_ account: PeerAccount, isParents: Bool, _ rig: ServerRig, _ number: UInt64) -> PINAttempt {
        let (id, _) = rig.open(number, of: account)
        let session = rig.server[id]!  // opened above
        return PINAttempt(
            counter: nil, account: account, isParents: isParents,
            pending: PendingReply(id: .null, method: "x", session: session, principal: nil),
            prepare: { _ in .failure(.cancelled) }, conclude: { _, _ in .failure(.cancelled) })
    }

    @Test(
        "Each account has one place, others than parents' only some together, and a parent's is always free and first")
    func places() throws {
        try ServerRig.run { rig in
            var queue = PINQueue()
            var number: UInt64 = 0
            func enter(_ account: PeerAccount, isParents: Bool = false) -> Bool {
                number += 1
                let attempt = self.attempt(account, isParents: isParents, rig, number)
                guard queue.hasPlace(for: attempt) else { return false }
                queue.append(attempt)
                return true
            }
            #expect(enter(.strangers) && !enter(.strangers))
            #expect((1...5).map { enter(.user(UInt32($0))) } == [true, true, true, false, false])
            #expect((1...9).map { _ in enter(.user(0), isParents: true) } == Array(repeating: true, count: 8) + [false])
            #expect(queue.next()?.account == .user(0))
            for _ in 1...7 { _ = queue.next() }
            #expect(queue.next()?.account == .strangers)
        }
    }
}
