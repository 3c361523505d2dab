import HouseholdTesting
import Testing

@Suite struct LimitTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    private func mayI(_ child: String = "mia") throws -> Reply {
        try parent.call("time.mayI", #"{"child":"\#(child)"}"#)
    }

    /// Uses time by a lease that is renewed each half minute.
    private func use(minutes: Int, child: String = "mia") throws {
        try parent.call("time.beginLease", #"{"child":"\#(child)","lease":"use"}"#)
        for _ in 0..<minutes * 2 {
            daemon.clock.advance(seconds: 30)
            try parent.call("time.renewLease", #"{"child":"\#(child)","lease":"use"}"#)
        }
        try parent.call("time.endLease", #"{"child":"\#(child)","lease":"use"}"#)
    }

    @Test("Every rule that limits is in the answer, with what is left and what would lift it")
    func answer() throws {
        try use(minutes: 56)
        let answer = try mayI()
        #expect(try answer.flag("allowed"))
        #expect(try answer.text("state") == "warning")
        #expect(try answer.number("remainingSeconds") == 240)
        let rules = answer["limits"]?.elements.compactMap { $0["rule"]?.string } ?? []
        #expect(Set(rules) == ["daily", "weekly", "quietHours"])
        let daily = try #require(answer["limits"]?.elements.first { $0["rule"]?.string == "daily" })
        #expect(daily["usedSeconds"]?.integer == 3360 && daily["limitMinutes"]?.integer == 60)
        #expect(answer["liftedBy"]?.texts == ["grant"])
        // Another child is not concerned.
        #expect(try mayI("ben").text("state") == "active")
    }

    @Test("The day's minutes end, and begin anew with the household day")
    func daily() throws {
        try use(minutes: 60)
        let answer = try mayI()
        #expect(try answer.text("state") == "dailyLimitReached")
        #expect(try !answer.flag("allowed"))
        let refused = try parent.refusal("not_now", "time.beginLease", #"{"child":"mia","lease":"l"}"#)
        #expect(refused.code == 301)
        #expect(try refused.text("decision.state") == "dailyLimitReached")
        #expect(try refused.text("say") == answer.text("say"))
        try parent.refusal("not_now", "activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        daemon.clock.setWall("2026-11-22T07:00:00+01:00")
        #expect(try mayI().text("state") == "active")
    }

    @Test("The week's minutes are a limit of their own")
    func weekly() throws {
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":10}"#)
        try use(minutes: 10)
        #expect(try mayI().text("state") == "weeklyLimitReached")
        daemon.clock.setWall("2026-11-22T12:00:00+01:00")
        #expect(try mayI().text("state") == "weeklyLimitReached")
        // Monday.
        daemon.clock.setWall("2026-11-23T12:00:00+01:00")
        #expect(try mayI().text("state") == "active")
    }

    @Test("0 minutes are blocked, null is unlimited")
    func zeroAndNull() throws {
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        #expect(try mayI().text("state") == "dailyLimitReached")
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
        let free = try mayI()
        #expect(free["limits"]?.count == 0)
        #expect(free["remainingSeconds"] == nil)
    }

    @Test("Limits of weekdays stay when they are not named, are replaced together, and cleared by null")
    func weekdays() throws {
        func set(_ members: String) throws -> Reply { try parent.call("policy.set", #"{"child":"mia",\#(members)}"#) }
        // A Saturday.
        let both = try set(#""dailyMinutesByWeekday":{"sunday":null,"saturday":90}"#)
        #expect(both.text.contains(#""dailyMinutesByWeekday":{"saturday":90,"sunday":null}"#))
        #expect(try mayI().number("remainingSeconds") == 90 * 60)
        #expect(try set(#""dailyMinutes":30"#).number("dailyMinutesByWeekday.saturday") == 90)
        let usage = try parent.call("time.usage", #"{"child":"mia","dayCount":2}"#)
        // On Friday the child was not there yet.
        #expect(try usage.flag("days.0.isBefore") && usage.number("days.1.limitMinutes") == 90)
        try daemon.restart()
        let reader = try daemon.client()
        #expect(try reader.call("policy.get", #"{"child":"mia"}"#).number("dailyMinutesByWeekday.saturday") == 90)
        try reader.unlock()
        let replaced = try reader.call("policy.set", #"{"child":"mia","dailyMinutesByWeekday":{"monday":0}}"#)
        #expect(replaced.text.contains(#""dailyMinutesByWeekday":{"monday":0}"#))
        #expect(try reader.call("time.mayI", #"{"child":"mia"}"#).number("remainingSeconds") == 30 * 60)
        let cleared = try reader.call("policy.set", #"{"child":"mia","dailyMinutesByWeekday":null}"#)
        #expect(!cleared.text.contains("dailyMinutesByWeekday"))
        // The same once more changes nothing, and an object without weekdays is none.
        let records = try reader.call("daemon.stats").number("storage.rows")
        try reader.call("policy.set", #"{"child":"mia","dailyMinutesByWeekday":{}}"#)
        #expect(try reader.call("daemon.stats").number("storage.rows") == records)
    }

    @Test("A changed policy counts at once, for a running lease too")
    func lowered() throws {
        try parent.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        daemon.clock.advance(seconds: 40)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":1}"#)
        #expect(try mayI().number("remainingSeconds") == 20)
        daemon.clock.advance(seconds: 10)
        try parent.call("time.renewLease", #"{"child":"mia","lease":"l"}"#)
        daemon.clock.advance(seconds: 10)
        let renewed = try parent.call("time.renewLease", #"{"child":"mia","lease":"l"}"#)
        #expect(try renewed.text("decision.state") == "dailyLimitReached")
    }

    @Test(
        "Where granted minutes paid for some of what was used, a parent is told so: else used and left are more than there is"
    )
    func grantedOfUsed() throws {
        try parent.call(
            "policy.set", #"{"child":"mia","budgets":[{"name":"games","activities":[{"app":"chess"}],"minutes":1}]}"#)
        try parent.call("time.grant", #"{"child":"mia","minutes":5,"activity":{"app":"chess"}}"#)
        let lease = #"{"child":"mia","lease":"g","activity":{"app":"chess"}}"#
        try parent.call("time.beginLease", lease)
        for _ in 0..<12 {
            daemon.clock.advance(seconds: 30)
            try parent.call("time.renewLease", #"{"child":"mia","lease":"g"}"#)
        }
        let steps = try parent.call("policy.explain", #"{"child":"mia"}"#)["steps"]?.elements
        let daily = steps?.first { $0["state"]?.string == "dailyLimitReached" }
        #expect(
            daily?["say"]?.string
                == "1 h a day (every day). 6 min used, 59 min left. 5 min of the used time was granted.")
    }

    @Test("Granted minutes lift the day's limit, are spent after it, and count once by their id")
    func grant() throws {
        try use(minutes: 60)
        let params = #"{"child":"mia","minutes":15,"grant":"g"}"#
        let granted = try parent.call("time.grant", params)
        #expect(try granted.text("decision.state") == "active")
        #expect(try granted.number("decision.remainingSeconds") == 900)
        #expect(try granted.text("grant.expiresAt") == "2026-11-22T00:00:00+01:00")
        #expect(try granted.text("grant.by") == "Anna")
        try parent.call("time.grant", params)
        #expect(try mayI().number("remainingSeconds") == 900)
        try use(minutes: 15)
        #expect(try mayI().text("state") == "dailyLimitReached")
        let usage = try parent.call("time.usage", #"{"child":"mia","dayCount":1}"#)
        #expect(try usage.number("days.0.usedSeconds") == 75 * 60)
        #expect(try usage.number("days.0.grantedSeconds") == 15 * 60)
    }

    @Test("Quiet hours come with a warning, and only a grant past them lifts them: the note says so")
    func quietHours() throws {
        daemon.clock.setWall("2026-11-21T19:57:10+01:00")
        let before = try mayI()
        #expect(try before.text("state") == "warning")
        #expect(try before.number("remainingSeconds") == 170)
        #expect(before["liftedBy"]?.texts == ["grantPastQuietHours"])
        daemon.clock.advance(seconds: 170)
        #expect(try mayI().text("state") == "quietHours")
        let granted = try parent.call("time.grant", #"{"child":"mia","minutes":15}"#)
        #expect(try granted.text("decision.state") == "quietHours")
        #expect(try granted.text("note").contains("07:00"))
        let past = try parent.call("time.grant", #"{"child":"mia","minutes":15,"pastQuietHours":true}"#)
        #expect(try past.flag("decision.allowed"))
        #expect(try past.number("decision.remainingSeconds") == 900)
    }

    @Test("Quiet hours across midnight end in the morning, on the household's clock")
    func morning() throws {
        daemon.clock.setWall("2026-11-22T06:59:59+01:00")
        let resting = try mayI()
        #expect(try resting.text("state") == "quietHours")
        #expect(try resting.text("validUntil") == "2026-11-22T07:00:00+01:00")
        daemon.clock.advance(seconds: 1)
        #expect(try mayI().text("state") == "active")
    }

    @Test("A lock goes before everything, no grant goes past it, and it ends by itself or by a parent")
    func lock() throws {
        let locked = try parent.call(
            "time.lock", #"{"child":"mia","until":"2026-11-21T15:10:00+01:00","why":"dinner"}"#)
        #expect(try locked.flag("changed"))
        #expect(try locked.text("now") == mayI().text("now"))
        #expect(try mayI().text("state") == "lockedByParent")
        #expect(
            try parent.call("time.grant", #"{"child":"mia","minutes":15,"pastQuietHours":true}"#).text("decision.state")
                == "lockedByParent")
        try parent.refusal("not_now", "time.beginLease", #"{"child":"mia","lease":"l"}"#)
        // Parents are told who locked; the child is not.
        let usage = try parent.call("time.usage", #"{"child":"mia"}"#)
        #expect(try usage.text("lock.by") == "Anna")
        #expect(try usage.text("lock.why") == "dinner")
        #expect(try usage.text("lock.until") == "2026-11-21T15:10:00+01:00")
        #expect(try usage.text("lock.say") == "Locked by Anna until 15:10. \u{201C}dinner\u{201D}")
        #expect(try daemon.client().call("time.usage", #"{"child":"mia"}"#)["lock"] == nil)
        daemon.clock.advance(minutes: 10)
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["lock"] == nil)
        // Its own end has come.
        #expect(try mayI().flag("allowed"))
        try parent.unlock()
        try parent.call("time.lock", #"{"child":"mia"}"#)
        daemon.clock.advance(minutes: 9)
        #expect(try mayI().text("state") == "lockedByParent")
        try daemon.restart()
        let client = try daemon.client()
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "lockedByParent")
        try client.unlock()
        #expect(try client.call("time.unlock", #"{"child":"mia"}"#).flag("changed"))
        #expect(try !client.call("time.unlock", #"{"child":"mia"}"#).flag("changed"))
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).flag("allowed"))
    }

    @Test("The version rises with everything that is recorded about the child, and with nothing else")
    func version() throws {
        let first = try mayI().number("version")
        #expect(try mayI().number("version") == first)
        try parent.call("time.grant", #"{"child":"ben","minutes":15}"#)
        #expect(try mayI().number("version") == first)
        try parent.call("time.grant", #"{"child":"mia","minutes":15}"#)
        let second = try mayI().number("version")
        #expect(second > first)
        try daemon.restart()
        #expect(try daemon.client().call("time.mayI", #"{"child":"mia"}"#).number("version") == second)
    }

    @Test("An answer is never older than the last change or the last second")
    func fresh() throws {
        daemon.clock.advance(milliseconds: 990)
        #expect(try mayI().text("now") == "2026-11-21T15:00:00+01:00")
        daemon.clock.advance(milliseconds: 10)
        #expect(try mayI().text("now") == "2026-11-21T15:00:01+01:00")
        try parent.call("time.lock", #"{"child":"mia"}"#)
        #expect(try mayI().text("state") == "lockedByParent")
        try parent.call("time.unlock", #"{"child":"mia"}"#)
        #expect(try mayI().text("state") == "active")
    }
}
