import API
import HouseholdTesting
import JSONRPC
import Synchronization
import Testing

@testable import Daemon

/// What a child's program can cause is bounded by what a child can do.
@Suite struct AllowanceTests {
    private static let lesson = #"{"child":"mia","lesson":"counting-objects","replace":true}"#
    private static let ask = #"{"child":"mia","minutes":15}"#

    /// Three calls of each kind, and one a minute.
    private func daemon(
        _ change: (inout TestDaemon.Setting) -> Void = { _ in }
    ) throws -> (daemon: TestDaemon, parent: TestClient, child: TestClient) {
        let daemon = try TestDaemon {
            $0.allowances = AllowanceTable { _ in Allowance(atOnce: 3, perHour: 60) }
            change(&$0)
        }
        let (parent, _) = try daemon.family()
        return (daemon, parent, try daemon.client())
    }

    private func lastSeq(_ daemon: TestDaemon) -> Int64 {
        let last = Mutex<Int64>(0)
        daemon.server?.engine?.run { engine in
            let seq = engine.commits.lastSeq
            last.withLock { $0 = seq }
        }
        return last.withLock { $0 }
    }

    @Test("Every method that changes something for a child takes from an allowance, and no other does")
    func table() {
        for method in EndpointTable.served.methods {
            #expect((method.work != nil) == (method.role == .child && method.isChange), "\(method.name)")
        }
        #expect(Set(EndpointTable.served.methods.compactMap(\.work)) == Set(Work.allCases))
    }

    @Test("Who has used up an allowance is told kindly when to come again, and nothing has happened")
    func refusal() throws {
        let (daemon, _, child) = try daemon()
        for _ in 1...3 { try child.call("activity.start", Self.lesson) }
        let before = lastSeq(daemon)
        let refusal = try child.refusal("busy", "activity.start", Self.lesson)
        #expect(try refusal.number("retryAfterSeconds") == 60)
        #expect(try refusal.text("say") == "That was a lot at once. Take a deep breath, then we go on.")
        #expect(lastSeq(daemon) == before)
        daemon.clock.advance(seconds: 59)
        #expect(try child.refusal("busy", "activity.start", Self.lesson).number("retryAfterSeconds") == 1)
        daemon.clock.advance(seconds: 1)
        let begun = try child.call("activity.start", Self.lesson).text("activity")
        // Another kind has its own, and what only reads takes from none.
        try child.call("activity.question", #"{"activity":"\#(begun)"}"#)
        for _ in 1...10 { try child.call("time.mayI", #"{"child":"mia"}"#) }
    }

    @Test("Each child has its own; a parent's calls are not counted")
    func others() throws {
        let (_, parent, child) = try daemon()
        for _ in 1...3 { try child.call("time.beginLease", #"{"child":"mia","lease":"a"}"#) }
        try child.refusal("busy", "time.renewLease", #"{"child":"mia","lease":"a"}"#)
        try child.call("time.beginLease", #"{"child":"ben","lease":"a"}"#)
        for _ in 1...10 { try parent.call("time.renewLease", #"{"child":"mia","lease":"a"}"#) }
        try child.refusal("busy", "time.endLease", #"{"child":"mia","lease":"a"}"#)
    }

    @Test("Neither the repetition of a call with a key nor wrong parameters cost anything")
    func free() throws {
        let (_, _, child) = try daemon()
        let keyed = #"{"child":"mia","minutes":15,"idempotencyKey":"k"}"#
        let first = try child.call("time.ask", keyed).text("request.request")
        for _ in 1...10 { #expect(try child.call("time.ask", keyed).text("request.request") == first) }
        for _ in 1...10 {
            try child.refusal("invalid_params", "time.ask", #"{"child":"mia","minutes":"x"}"#, isWellFormed: false)
        }
        for _ in 1...2 { _ = try child.ask("time.ask", Self.ask) }
        try child.refusal("busy", "time.ask", Self.ask)
        #expect(try child.call("time.ask", keyed).text("request.request") == first)
    }

    @Test("A restart fills the allowances")
    func restart() throws {
        let (daemon, _, child) = try daemon()
        for _ in 1...3 { try child.call("activity.start", Self.lesson) }
        try child.refusal("busy", "activity.start", Self.lesson)
        try daemon.restart()
        try daemon.client().call("activity.start", Self.lesson)
    }

    @Test("In a developer's data folder robots may do as much as they like")
    func developer() throws {
        let (_, _, child) = try daemon { $0.isDeveloper = true }
        for _ in 1...20 { try child.call("activity.start", Self.lesson) }
    }

    @Test("What families have is what is published")
    func published() throws {
        let daemon = try TestDaemon { $0.allowances = .household }
        try daemon.family()
        let child = try daemon.client()
        let limits = try child.call("rpc.limits")
        for work in Work.allCases {
            #expect(try limits.number("\(work.rawValue)AtOnce") == work.allowance.atOnce)
            #expect(try limits.number("\(work.rawValue)PerHour") == work.allowance.perHour)
        }
        for _ in 0..<(try limits.number("beginningsAtOnce")) { try child.call("activity.start", Self.lesson) }
        try child.refusal("busy", "activity.start", Self.lesson)
    }

    @Test(
        "Strangers who act for a child without an account leave the others their allowance",
        .enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
    func strangers() throws {
        let (daemon, _, own) = try daemon { $0.socketMode = 0o666 }
        try daemon.folder.open()
        for uid: UInt32 in [261_001, 261_002, 261_003] {
            try daemon.client(as: uid).call("activity.start", Self.lesson)
        }
        try daemon.client(as: 261_004).refusal("busy", "activity.start", Self.lesson)
        try own.call("activity.start", Self.lesson)
    }
}
