import HouseholdTesting
import Testing

/// Each rule of a policy as parent and child meet it: set, used up by leases, told in answers and events, kept over a
/// restart from the snapshot and from the rows.
@Suite("Rules over the wire") struct RuleWireTests {
    struct Rule: Sendable, CustomTestStringConvertible {
        /// What a parent sets, beside a day and a week without limits and no quiet hours.
        var members: String
        /// What is used, as JSON.
        var activity = #"{"app":"tux"}"#
        /// Minutes until it stops.
        var minutes: Int
        /// What stops it then.
        var state: String
        var lifts: [String]
        /// What goes on all the same, as JSON.
        var other: String?
        var testDescription: String { members }
    }

    static let rules = [
        Rule(members: #""dailyMinutes":3"#, minutes: 3, state: "dailyLimitReached", lifts: ["grant", "newDay"]),
        Rule(members: #""weeklyMinutes":4"#, minutes: 4, state: "weeklyLimitReached", lifts: ["grant", "newWeek"]),
        Rule(
            members: #""dateOverrides":[{"first":"2026-11-21","last":"2026-11-21","dailyMinutes":2}]"#, minutes: 2,
            state: "dailyLimitReached", lifts: ["grant", "newDay"]),
        Rule(
            members: #""session":{"minutes":5,"breakMinutes":10}"#, minutes: 5, state: "sessionLimitReached",
            lifts: ["grant", "endOfBreak"]),
        Rule(
            members: #""budgets":[{"name":"games","activities":[{"app":"tux"}],"minutes":4}]"#, minutes: 4,
            state: "budgetReached", lifts: ["grant", "newDay"], other: #"{"app":"paint"}"#),
        Rule(
            members: #""allowedWindows":[{"start":"15:00","end":"17:00","allowanceMinutes":6}]"#, minutes: 6,
            state: "outsideAllowedWindow", lifts: ["grantPastQuietHours", "nextAllowedWindow"]),
        Rule(
            members: #""quietHours":[{"start":"15:07","end":"16:00"}]"#, minutes: 7, state: "quietHours",
            lifts: ["grantPastQuietHours", "endOfQuietHours"]),
        Rule(
            members: #""dailyMinutes":2,"freeActivities":[{"subject":"reading"}]"#, minutes: 2,
            state: "dailyLimitReached", lifts: ["grant", "newDay"], other: #"{"subject":"reading"}"#),
    ]

    private let daemon: TestDaemon
    private let parent: TestClient
    private let child: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        child = try daemon.client()
    }

    private func set(_ members: String) throws {
        try parent.unlock()
        try parent.call("policy.set", #"{"child":"mia",\#(members)}"#)
    }

    /// No limit but those that a test sets.
    private func setFree() throws { try set(#""dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]"#) }

    private func mayI(_ activity: String? = nil, _ client: TestClient? = nil) throws -> Reply {
        let more = activity.map { #","activity":\#($0)"# } ?? ""
        return try (client ?? child).call("time.mayI", #"{"child":"mia"\#(more)}"#)
    }

    /// Uses time by a lease that is renewed each half minute, while the daemon's timer rings.
    private func use(_ minutes: Int, _ activity: String) throws {
        try child.call("time.beginLease", #"{"child":"mia","lease":"use","activity":\#(activity)}"#)
        for _ in 0..<minutes * 2 {
            daemon.pass(seconds: 30)
            try child.call("time.renewLease", #"{"child":"mia","lease":"use"}"#)
        }
        try child.call("time.endLease", #"{"child":"mia","lease":"use"}"#)
    }

    @Test("A rule stops what it is for, in answers, events and refusals, also after a restart", arguments: rules)
    func rule(rule: Rule) throws {
        try setFree()
        try set(rule.members)
        try child.call("events.subscribe", #"{"topics":["time.state"],"child":"mia"}"#)
        try use(rule.minutes, rule.activity)
        let stopped = try mayI(rule.activity)
        #expect(try stopped.text("state") == rule.state)
        #expect(stopped["liftedBy"]?.texts == rule.lifts)
        #expect(try stopped.number("remainingSeconds") == 0)
        let states = try child.allEvents().compactMap { $0["state"]?.string }
        // A budget stops one thing, and the child's state is that of nothing in particular.
        #expect(states.contains(rule.state) == (rule.state != "budgetReached"), "\(states)")
        let lease = #"{"child":"mia","lease":"new","activity":\#(rule.activity)}"#
        #expect(
            try child.refusal("not_now", "time.beginLease", lease).text("decision.state") == rule.state)
        try parent.unlock()
        let told = try parent.call("policy.explain", #"{"child":"mia","activity":\#(rule.activity)}"#)
        let first = told["steps"]?.elements.first { $0["holds"]?.bool == true }
        #expect(first?["state"]?.string == rule.state)
        if let other = rule.other { #expect(try mayI(other).flag("allowed")) }
        for hasSnapshot in [true, false] { try restart(hasSnapshot: hasSnapshot, rule, stopped) }
    }

    /// After a start everything is as it was, and the doctor agrees.
    private func restart(hasSnapshot: Bool, _ rule: Rule, _ before: Reply) throws {
        daemon.stop()
        if !hasSnapshot { try daemon.tamper("SELECT 1") }
        try daemon.start()
        let client = try daemon.client()
        try client.unlock()
        let after = try mayI(rule.activity, client)
        for member in ["state", "limits", "validUntil", "liftedBy", "say"] {
            #expect(after[member]?.source == before[member]?.source, "\(member) with a snapshot: \(hasSnapshot)")
        }
        let doctor = try client.call("daemon.doctor")
        #expect(try doctor.flag("healthy") && doctor.text("state") == "same")
        #expect(try doctor.text("snapshot") == (hasSnapshot ? "same" : "none"))
    }

    @Test("A break ends a session without anybody asking")
    func session() throws {
        try setFree()
        try set(#""session":{"minutes":5,"breakMinutes":10}"#)
        try child.call("events.subscribe", #"{"topics":["time.state"],"child":"mia"}"#)
        try use(5, #"{"app":"tux"}"#)
        _ = try child.allEvents()
        daemon.pass(minutes: 9)
        #expect(try child.allEvents().isEmpty)
        daemon.pass(minutes: 1)
        let events = try child.allEvents()
        #expect(events.map { $0["state"]?.string } == ["warning"])
        #expect(events.first?["at"]?.string == "2026-11-21T15:15:00+01:00")
    }

    @Test("Unused minutes are there on the next day, by the rules of the day that left them over")
    func carryOver() throws {
        try setFree()
        try set(#""dailyMinutes":10,"carryOver":{"capMinutes":60}"#)
        try use(4, #"{"app":"tux"}"#)
        daemon.clock.setWall("2026-11-22T15:00:00+01:00")
        // Lowered on Sunday: Saturday is closed as it was.
        try set(#""dailyMinutes":3"#)
        #expect(try mayI().number("remainingSeconds") == (3 + 6) * 60)
        try use(8, #"{"app":"tux"}"#)
        let left = try mayI()
        #expect(try left.number("remainingSeconds") == 60)
        let saved = left["limits"]?.elements.first { $0["rule"]?.string == "carryOver" }
        #expect(saved?["remainingSeconds"]?.integer == 60)
        try daemon.restart()
        #expect(try mayI(nil, daemon.client()).number("remainingSeconds") == 60)
    }

    @Test("Use before a change of the policy is counted by the rules it was used under, without a call in between")
    func changedMeanwhile() throws {
        try setFree()
        try set(#""freeActivities":[{"app":"tux"}],"dailyMinutes":60"#)
        try child.call("time.beginLease", #"{"child":"mia","lease":"l","activity":{"app":"tux"}}"#)
        daemon.clock.advance(seconds: 20)
        try set(#""freeActivities":[]"#)
        daemon.clock.advance(seconds: 15)
        try set(#""freeActivities":[{"app":"tux"}]"#)
        daemon.clock.advance(seconds: 10)
        try child.call("time.endLease", #"{"child":"mia","lease":"l"}"#)
        let usage = try child.call("time.usage", #"{"child":"mia","dayCount":1}"#)
        #expect(try usage.number("days.0.usedSeconds") == 15 && usage.number("days.0.freeSeconds") == 30)
    }

    @Test("Who holds a lease hears of its own end: its budget, and a filter that now says no")
    func ownActivity() throws {
        try set(
            #""dailyMinutes":null,"weeklyMinutes":null,"budgets":[{"name":"tux","minutes":7,"activities":[{"app":"tux"}]}]"#
        )
        try child.call("events.subscribe", #"{"topics":["time.state","time.activity"],"child":"mia"}"#)
        try use(8, #"{"app":"tux"}"#)
        let events = try child.allEvents().filter { $0.topic == "time.activity" }
        #expect(events.map { $0["decision.state"]?.string } == ["warning", "budgetReached"])
        #expect(events.map { $0["lease"]?.string } == ["use", "use"])
        #expect(events.last?["at"]?.string == "2026-11-21T15:07:00+01:00")
        // Another app goes on, until a parent allows it no more: at once.
        try child.call("time.beginLease", #"{"child":"mia","lease":"paint","activity":{"app":"paint"}}"#)
        _ = try child.allEvents()
        try parent.call("filter.set", #"{"child":"mia","allowedApps":["tux"]}"#)
        let told = try child.allEvents().filter { $0.topic == "time.activity" }
        #expect(told.map { $0["activity.app"]?.string } == ["paint"])
        #expect(told.map { $0["decision.state"]?.string } == ["notAllowed"])
    }

    @Test("A reminder to look up comes at its minute, and never in quiet hours")
    func nudge() throws {
        try set(#""dailyMinutes":null,"weeklyMinutes":null,"breakNudgeMinutes":10"#)
        try child.call("events.subscribe", #"{"topics":["time.break"],"child":"mia"}"#)
        try use(25, #"{"app":"tux"}"#)
        let events = try child.allEvents()
        #expect(events.map(\.topic) == ["time.break", "time.break"])
        #expect(events.map { $0["minutes"]?.integer } == [10, 20])
        #expect(
            events.map { $0["at"]?.string } == ["2026-11-21T15:10:00+01:00", "2026-11-21T15:20:00+01:00"])
        // After a break it begins anew.
        daemon.pass(minutes: 10)
        try use(9, #"{"app":"tux"}"#)
        #expect(try child.allEvents().isEmpty)
        daemon.clock.setWall("2026-11-21T19:52:00+01:00")
        try parent.unlock()
        try parent.call("time.grant", #"{"child":"mia","minutes":60,"pastQuietHours":true}"#)
        try use(25, #"{"app":"tux"}"#)
        #expect(try mayI().text("state") == "active")
        // At 19:53, not at 20:03 nor at 20:13.
        let heard = try child.allEvents().compactMap { $0["at"]?.string }
        #expect(heard == ["2026-11-21T19:53:00+01:00"])
    }
}
