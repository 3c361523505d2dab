import Household
import HouseholdTesting
import Testing

/// The faults of well-known systems, one test each, in the order and the words of the rules (Screen time, "Fixing the
/// field's known faults").
@Suite("Known faults of the field") struct FieldFaultTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let child: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        child = try daemon.client()
    }

    private func set(_ members: String) throws { try parent.call("policy.set", #"{"child":"mia",\#(members)}"#) }

    private func mayI(_ activity: String? = nil, _ client: TestClient? = nil) throws -> Reply {
        let more = activity.map { #","activity":{\#($0)}"# } ?? ""
        return try (client ?? child).call("time.mayI", #"{"child":"mia"\#(more)}"#)
    }

    /// Seconds used on the last so many days, today last.
    private func used(days: Int = 1, _ client: TestClient? = nil) throws -> [Int] {
        let usage = try (client ?? child).call("time.usage", #"{"child":"mia","dayCount":\#(days)}"#)
        return try (0..<days).map { try usage.number("days.\($0).usedSeconds") }
    }

    /// Uses time by one lease that is renewed every so many seconds.
    private func use(seconds: Int, every step: Int = 30) throws {
        try child.call("time.beginLease", #"{"child":"mia","lease":"use"}"#)
        for _ in 0..<seconds / step {
            daemon.clock.advance(seconds: step)
            try child.call("time.renewLease", #"{"child":"mia","lease":"use"}"#)
        }
        try child.call("time.endLease", #"{"child":"mia","lease":"use"}"#)
    }

    /// Nobody vouches for the clock any more; the day's minutes are used.
    private func useAllUntrusted() throws {
        daemon.clock.setSynchronised(false)
        try use(seconds: 3600)
        #expect(try mayI().text("state") == "dailyLimitReached")
    }

    @Test("Clock set forward a day and back gives no free day")
    func dayForward() throws {
        try useAllUntrusted()
        daemon.clock.setWall("2026-11-22T16:00:00+01:00")
        #expect(try mayI().text("state") == "dailyLimitReached")
        try child.refusal("not_now", "time.beginLease", #"{"child":"mia","lease":"free"}"#)
        daemon.clock.setWall("2026-11-21T16:00:00+01:00")
        #expect(try mayI().text("state") == "dailyLimitReached")
        #expect(try used(days: 2) == [0, 3600])
    }

    @Test("A week back resets nothing")
    func weekBack() throws {
        try set(#""dailyMinutes":null,"weeklyMinutes":60"#)
        daemon.clock.setSynchronised(false)
        try use(seconds: 3600)
        daemon.clock.setWall("2026-11-14T16:00:00+01:00")
        #expect(try mayI().text("state") == "weeklyLimitReached")
        #expect(try used() == [3600])
        try daemon.reboot()
        let later = try daemon.client()
        #expect(try mayI(nil, later).text("state") == "weeklyLimitReached")
        #expect(try used(later) == [3600])
    }

    @Test("Polls or renewals seconds apart do not lose time", arguments: [1, 2, 7])
    func polls(step: Int) throws {
        try use(seconds: 140, every: step)
        #expect(try used() == [140])
        // Parts of a second are not rounded away either.
        try child.call("time.beginLease", #"{"child":"mia","lease":"parts"}"#)
        for _ in 0..<100 {
            daemon.clock.advance(milliseconds: 700)
            _ = try mayI()
            try child.call("time.renewLease", #"{"child":"mia","lease":"parts"}"#)
        }
        #expect(try used() == [210])
    }

    @Test("A torn state never reads as zero used", arguments: ["substr(body, 1, length(body) / 2)", "x''"])
    func torn(body: String) throws {
        try use(seconds: 3600)
        daemon.stop()
        let row = try #require(daemon.rows(ofProfile: 1).last)
        try daemon.tamper("UPDATE journal SET body = \(body) WHERE seq = \(row)")
        try daemon.start()
        let client = try daemon.client()
        #expect(try mayI(nil, client).text("state") == "damaged")
        try client.refusal("storage_damaged", "time.beginLease", #"{"child":"mia","lease":"l"}"#)
        try client.refusal("storage_damaged", "time.usage", #"{"child":"mia"}"#)
    }

    @Test("A torn snapshot is not believed: the rows are")
    func tornSnapshot() throws {
        try use(seconds: 3600)
        daemon.stop()
        try daemon.tamperBesideSnapshot("UPDATE snapshots SET body = substr(body, 1, length(body) / 2)")
        try daemon.start()
        let client = try daemon.client()
        #expect(try used(client) == [3600])
        #expect(try mayI(nil, client).text("state") == "dailyLimitReached")
    }

    @Test(
        "Bedtime is in the household's zone and not UTC",
        arguments: [
            ("Pacific/Auckland", "2026-11-21T19:59:00+13:00"), ("America/Los_Angeles", "2026-11-21T19:59:00-08:00"),
            ("Asia/Kathmandu", "2026-11-21T19:59:00+05:45"),
        ])
    func bedtime(zone: String, evening: String) throws {
        let daemon = try TestDaemon(clock: FakeClock(evening))
        try daemon.family(zone: zone)
        let client = try daemon.client()
        #expect(try mayI(nil, client).text("state") == "warning")
        daemon.clock.advance(seconds: 60)
        #expect(try mayI(nil, client).text("state") == "quietHours")
        daemon.clock.advance(seconds: 11 * 3600 - 1)
        #expect(try mayI(nil, client).text("state") == "quietHours")
        daemon.clock.advance(seconds: 1)
        #expect(try mayI(nil, client).text("state") == "active")
    }

    @Test(
        "17-19 h stays 17-19 h on both days on which the clocks move",
        arguments: [("2026-03-29", "+02:00"), ("2026-10-25", "+01:00")], [true, false])
    func dst(day: (date: String, offset: String), isQuiet: Bool) throws {
        let daemon = try TestDaemon(clock: FakeClock("\(day.date)T00:30:00\(isQuiet ? "+01:00" : "+00:00")"))
        let parent = try daemon.family().parent
        let window = #"[{"start":"17:00","end":"19:00"}]"#
        try parent.call(
            "policy.set",
            isQuiet
                ? #"{"child":"mia","quietHours":\#(window)}"#
                : #"{"child":"mia","quietHours":[],"allowedWindows":\#(window)}"#)
        let outside = isQuiet ? [false, true, true, false] : [true, false, false, true]
        for (time, isClosed) in zip(["16:54:59", "17:00:00", "18:54:59", "19:00:00"], outside) {
            daemon.clock.setWall("\(day.date)T\(time)\(day.offset)")
            let answer = try parent.call("time.mayI", #"{"child":"mia"}"#)
            #expect(try answer.flag("allowed") == !isClosed, "\(time): \(answer.text)")
        }
    }

    @Test("Use begun at 22:00 shows 5 minutes today at 00:05")
    func midnight() throws {
        try set(#""dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]"#)
        daemon.clock.setWall("2026-11-21T22:00:00+01:00")
        try use(seconds: 125 * 60)
        #expect(try used(days: 2) == [7200, 300])
    }

    @Test("Suspend is not use")
    func suspend() throws {
        try child.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        daemon.clock.advance(seconds: 20)
        daemon.clock.suspend(seconds: 4 * 3600)
        daemon.clock.advance(seconds: 20)
        try child.call("time.renewLease", #"{"child":"mia","lease":"l"}"#)
        #expect(try used() == [40])
        #expect(try mayI().flag("allowed"))
    }

    @Test("Two front-ends share one budget")
    func frontEnds() throws {
        try set(#""budgets":[{"name":"games","activities":[{"app":"tux"}],"minutes":2}]"#)
        let other = try daemon.client()
        let game = #","activity":{"app":"tux"}}"#
        try child.call("time.beginLease", #"{"child":"mia","lease":"a"\#(game)"#)
        try other.call("time.beginLease", #"{"child":"mia","lease":"b"\#(game)"#)
        daemon.clock.advance(seconds: 50)
        // Together they count once, one after the other twice.
        try other.call("time.endLease", #"{"child":"mia","lease":"b"}"#)
        try child.call("time.renewLease", #"{"child":"mia","lease":"a"}"#)
        daemon.clock.advance(seconds: 40)
        try child.call("time.endLease", #"{"child":"mia","lease":"a"}"#)
        #expect(try used() == [90])
        try other.call("time.beginLease", #"{"child":"mia","lease":"c"\#(game)"#)
        daemon.clock.advance(seconds: 30)
        try other.call("time.renewLease", #"{"child":"mia","lease":"c"}"#)
        for client in [child, other] {
            #expect(try mayI(#""app":"tux""#, client).text("state") == "budgetReached")
        }
        #expect(try used() == [120])
    }

    @Test("Raising a limit after time is up is pushed within a second: without any time at all")
    func raised() throws {
        try use(seconds: 3600)
        let state = try child.call("events.subscribe", #"{"topics":["time.state"],"child":"mia"}"#)
        #expect(try state.text("present.children.0.decision.state") == "dailyLimitReached")
        try parent.unlock()
        try set(#""dailyMinutes":90"#)
        // No clock moved and no timer rang.
        let event = try child.event()
        #expect(event["state"]?.string == "active" && event["remainingSeconds"]?.integer == 1800)
        try child.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
    }

    @Test("Success is never reported when nothing was applied")
    func storage() throws {
        let before = try parent.call("policy.get", #"{"child":"mia"}"#).result?.source
        let may = try mayI().text("state")
        try daemon.breakStorage()
        for (method, params) in [
            ("policy.set", #"{"child":"mia","dailyMinutes":90}"#), ("time.grant", #"{"child":"mia","minutes":5}"#),
            ("time.lock", #"{"child":"mia"}"#), ("time.beginLease", #"{"child":"mia","lease":"l"}"#),
            ("time.ask", #"{"child":"mia","minutes":5}"#),
            ("filter.set", #"{"child":"mia","allowedSubjects":["reading"]}"#),
        ] {
            try parent.refusal("storage_failed", method, params)
        }
        #expect(try parent.call("policy.get", #"{"child":"mia"}"#).result?.source == before)
        #expect(try mayI().text("state") == may && mayI(#""subject":"math""#).flag("allowed"))
        try daemon.mendStorage()
        try daemon.restart()
        let client = try daemon.client()
        #expect(try client.call("policy.get", #"{"child":"mia"}"#).result?.source == before)
        let usage = try client.call("time.usage", #"{"child":"mia"}"#)
        #expect(usage["grants"]?.count == 0 && usage["leases"]?.count == 0)
    }

    @Test("10 000 scripted PINs do not slow other callers, and only a few of them are tried")
    func scriptedPINs() throws {
        let attacker = try daemon.client()
        let wrong = (0..<10_000).map {
            #"{"jsonrpc":"2.0","id":\#($0),"method":"parent.unlock","params":{"pin":"\#(1000 + $0 % 1000)"}}"#
        }
        var kinds: [String: Int] = [:]
        for batch in 0..<100 {
            try attacker.send(wrong[batch * 100..<(batch + 1) * 100].joined(separator: "\n"))
            // Answered while the attacker's calls wait: a hash takes the desk's thread and no other.
            _ = try mayI()
            for _ in 0..<100 { kinds[try attacker.receive().kind ?? "", default: 0] += 1 }
        }
        // Two are free, the third brings a wait, and then none is hashed; a full desk turns away what comes at once.
        #expect(kinds["wrong_pin"] == 3)
        #expect(kinds["wait", default: 0] > 9800 && kinds[""] == nil, "\(kinds)")
        daemon.clock.advance(seconds: 5)
        try child.unlock()
    }

    @Test("A lease begun anew every 59 s counts like one that is renewed")
    func begunAnew() throws {
        for number in 0..<10 {
            try child.call("time.beginLease", #"{"child":"mia","lease":"n\#(number)"}"#)
            daemon.clock.advance(seconds: 59)
        }
        #expect(try used() == [590])
        let other = try TestDaemon()
        try other.family()
        let client = try other.client()
        try client.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        for _ in 0..<10 {
            other.clock.advance(seconds: 59)
            try client.call("time.renewLease", #"{"child":"mia","lease":"l"}"#)
        }
        #expect(try used(client) == [590])
    }
}
