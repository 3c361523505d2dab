import Glibc
import HouseholdTesting
import StrictJSON
import Testing

/// Killed with −9 while a front-end writes events into a child's log, and while events that are not kept go.
@Suite struct LogCrashTests {
    // MARK: Writing

    private static let crashes =
        Crash.commitSteps.flatMap { step in [1, 2, 5].map { Crash(step: step, count: $0) } }
        + Crash.checkpointSteps.flatMap { step in [1, 3].map { Crash(step: step, count: $0) } }
        + Crash.snapshotSteps.flatMap { step in [1, 2].map { Crash(step: step, count: $0) } }
    private static let calls = 0..<12
    private static let eventsOfCall = 3

    @Test(
        "Events that were acknowledged are there once and in their order, wherever the daemon died", arguments: crashes)
    func once(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let first = try scratch.daemon()
        try consent(true, LineClient(first.places.socket))
        try first.stop()

        let dying = try scratch.daemon(environment: crash.environment)
        var acknowledged = 0
        do {
            let client = try LineClient(dying.places.socket)
            for call in Self.calls {
                try append(call, client)
                acknowledged += 1
            }
            try crash.goOn(client)
        } catch is LineClient.Gone {
            #expect(try dying.program.wait() == .signalled(SIGKILL))
        }

        let again = try scratch.daemon()
        // A key is that of its caller, and with a PIN it is another one.
        let (client, app) = (try LineClient(again.places.socket), try LineClient(again.places.socket))
        let found = try exported(client)
        let (without, with) = (screens(acknowledged), screens(acknowledged + 1))
        switch crash.isStored {
        case false: #expect(found == without)
        case true: #expect(found == with)
        default: #expect(found == without || found == with, "\(found) after \(acknowledged) calls")
        }
        // The call that nobody answered, again with its key.
        for call in Self.calls.dropFirst(acknowledged) { try append(call, app) }
        #expect(try exported(client) == screens(Self.calls.count))
        #expect(try status(client).integer("result.eventCount") == Self.calls.count * Self.eventsOfCall)
        #expect(try client.result("daemon.doctor").words("result.healthy") == "true")
        #expect(try again.stop() == .exited(0))
    }

    private func append(_ call: Int, _ client: LineClient) throws {
        let events = Self.events(call, Self.eventsOfCall)
        let reply = try client.result(
            "log.append", #"{"child":"mia","events":[\#(events)],"idempotencyKey":"log-\#(call)"}"#)
        #expect(reply.integer("result.storedCount") == Self.eventsOfCall)
    }

    /// The screens of so many calls.
    private func screens(_ calls: Int) -> [Int] { Array(0..<calls * Self.eventsOfCall) }

    private static func events(_ call: Int, _ count: Int) -> String {
        (call * count..<(call + 1) * count).map { #"{"event":"screen_appeared","screen":"s\#($0)"}"# }
            .joined(separator: ",")
    }

    // MARK: Going

    /// Why events go.
    enum Way: CaseIterable {
        case cleared, withdrawn, bounded, aged
    }

    private static let goings = [
        Crash(step: "afterInsert", count: 1), Crash(step: "afterInsert", count: 2),
        Crash(step: "afterCommit", count: 1), Crash(step: "afterCommit", count: 2),
        Crash(step: "beforeUpkeep", count: 1), Crash(step: "upkeepDone", count: 1),
        Crash(step: "afterUpkeep", count: 1), Crash(step: "checkpointFinished", count: 1),
    ]
    /// As many as are kept at most.
    private static let fullCalls = 200
    private static let fullEvents = 20_000
    private static let clock = ["KIDD_CLOCK_SYNCHRONISED": "yes"]

    /// A log that is full.
    private static let stage = Result<ScratchFolder, any Error> {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon(environment: clock)
        let client = try LineClient(daemon.places.socket)
        try LogCrashTests().consent(true, client)
        for call in 0..<fullCalls {
            _ = try client.result("log.append", #"{"child":"mia","events":[\#(events(call, 100))]}"#)
        }
        try daemon.stop()
        return scratch
    }

    @Test(
        "What was to go goes after the next start, and nothing else with it, wherever the daemon died",
        .needs(Machine.python), arguments: Way.allCases, goings)
    func going(_ way: Way, _ crash: Crash) throws {
        let scratch = try ScratchFolder()
        try scratch.copyData(of: Self.stage.get())
        let dying = try scratch.daemon(environment: crash.environment.merging(Self.clock) { $1 })
        do {
            let client = try LineClient(dying.places.socket)
            try begin(way, client)
            try settle(client)
            _ = try dying.kill()
        } catch is LineClient.Gone {
            #expect(try dying.program.wait() == .signalled(SIGKILL))
        }

        let again = try scratch.daemon(environment: Self.clock)
        let client = try LineClient(again.places.socket)
        _ = try client.result("parent.unlock", Family.unlock)
        let count = try status(client).integer("result.eventCount")
        let kept = Self.kept(way)
        #expect(count == Self.fullEvents || count == kept.count, "\(count ?? -1) events")
        try begin(way, client)
        // The row in which the first event that is kept stands is whole; of an age the one that says so is left.
        let rows = way == .bounded ? Self.fullCalls + 1 - kept.lowerBound / 100 : way == .aged ? 1 : 0
        let left = try Deadline.patient.poll { try rowsOfLog(scratch) == rows ? rows : nil }
        #expect(left == rows)
        #expect(try status(client).integer("result.eventCount") == kept.count)
        #expect(try exported(client) == Array(kept))
        #expect(try client.result("daemon.doctor").words("result.healthy") == "true")
        #expect(try again.stop() == .exited(0))
        #expect(try rowsOfLog(scratch) == rows)
    }

    /// Rows go behind the call, and the daemon dies meanwhile: looks until as many are there three times in a row, and finds
    /// nothing wrong with any.
    private func settle(_ client: LineClient) throws {
        var (rows, same) = ("", 0)
        for _ in 0..<40 where same < 3 {
            let report = try client.result("daemon.doctor")
            #expect(report.words("result.healthy") == "true", "\(report.text)")
            let now = report.words("result.rows")
            (rows, same) = (now, now == rows ? same + 1 : 0)
        }
    }

    /// Makes events go; a second time nothing more does.
    private func begin(_ way: Way, _ client: LineClient) throws {
        _ = try client.result("parent.unlock", Family.unlock)
        switch way {
        case .cleared: _ = try client.result("log.clear", #"{"child":"mia"}"#)
        case .withdrawn: try consent(false, client)
        case .bounded:
            let more = Self.events(Self.fullEvents, 1)
            _ = try client.result("log.append", #"{"child":"mia","events":[\#(more)],"idempotencyKey":"more"}"#)
        case .aged:
            _ = try client.result("clock.advance", #"{"seconds":\#(400 * 86_400)}"#)
            _ = try client.result("parent.unlock", Family.unlock)
        }
    }

    private static func kept(_ way: Way) -> Range<Int> {
        // At the bound a thousand of the oldest go.
        way == .bounded ? 1001..<fullEvents + 1 : 0..<0
    }

    private func rowsOfLog(_ scratch: ScratchFolder) throws -> Int? {
        let script = """
            import sqlite3, sys
            print(sqlite3.connect(sys.argv[1]).execute("SELECT COUNT(*) FROM journal WHERE kind = 10").fetchone()[0])
            """
        let found = try Machine.python.run(["-c", script, scratch.places.dataFolder + "/journal.db"], in: scratch)
        return Int(found.filter(\.isNumber))
    }

    // MARK: Looking

    private func consent(_ isGiven: Bool, _ client: LineClient) throws {
        _ = try client.result("parent.unlock", Family.unlock)
        _ = try client.result("child.update", #"{"child":"mia","consents":{"analytics":\#(isGiven)}}"#)
    }

    private func status(_ client: LineClient) throws -> CallReply {
        try client.result("log.status", #"{"child":"mia"}"#)
    }

    /// The numbers of all screens, as an export tells them.
    private func exported(_ client: LineClient) throws -> [Int] {
        _ = try client.result("parent.unlock", Family.unlock)
        var screens: [Int] = []
        var rest = ""
        while true {
            let page = try client.result("log.export", #"{"child":"mia"\#(rest)}"#)
            screens += page.list("result.statements").compactMap { statement in
                statement.member("object")?.member("id")?.string?.split(separator: "/").last
                    .flatMap { Int($0.dropFirst()) }
            }
            guard let next = page.integer("result.next") else { return screens }
            rest = #","afterSeq":\#(next)"#
        }
    }
}
