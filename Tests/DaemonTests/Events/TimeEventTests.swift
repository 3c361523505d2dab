import HouseholdTesting
import Testing

/// What subscribers hear of a child's time.
@Suite struct TimeEventTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let child: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        child = try daemon.client()
    }

    private func subscribe(_ topics: String = #"["time.state","time.warning","time.grant"]"#) throws -> Reply {
        try child.call("events.subscribe", #"{"topics":\#(topics),"child":"mia"}"#)
    }

    /// Uses time by a lease that is renewed each half minute; the daemon's timer rings meanwhile.
    private func use(minutes: Int) throws {
        try parent.call("time.beginLease", #"{"child":"mia","lease":"use"}"#)
        for _ in 0..<minutes * 2 {
            daemon.pass(seconds: 30)
            try parent.call("time.renewLease", #"{"child":"mia","lease":"use"}"#)
        }
        try parent.call("time.endLease", #"{"child":"mia","lease":"use"}"#)
    }

    @Test("A lock that gets another end is told: what a child was told before is not true any more")
    func otherEnd() throws {
        _ = try subscribe()
        func lock(_ until: String) throws {
            try parent.call("time.lock", #"{"child":"mia","until":"2026-11-21T\#(until):00+01:00","replace":true}"#)
        }
        try parent.call("time.lock", #"{"child":"mia"}"#)
        #expect(try child.event()["say"]?.string == "Time for a break. A parent will say when we go on.")
        for (until, hour) in [("16:00", 16), ("17:00", 17)] {
            try lock(until)
            let event = try child.event()
            #expect(event.topic == "time.state" && event["state"]?.string == "lockedByParent")
            #expect(
                event["say"]?.string
                    == "Time for a break. We go on at \(hour):00. Then there are 60 minutes for you.")
        }
        // The same once more is no news.
        try lock("17:00")
        try parent.call("time.unlock", #"{"child":"mia"}"#)
        #expect(try child.event()["state"]?.string == "active")
    }

    @Test("The reply says how things stand; a grant is pushed with the child's version, without its giver or reason")
    func grant() throws {
        let reply = try subscribe()
        #expect(try reply.text("present.children.0.decision.state") == "active")
        #expect(try reply.flag("gap") == false)
        #expect(reply["present.children"]?.count == 1)
        try parent.call("time.grant", #"{"child":"mia","minutes":15,"why":"rain"}"#)
        let event = try child.event()
        #expect(event.topic == "time.grant" && event.seq == 1 && event.child == "mia")
        #expect(event["minutes"]?.integer == 15)
        #expect(event["say"]?.string == "You have 15 more minutes.")
        #expect(event["by"] == nil && event["why"] == nil)
        let version = try parent.call("time.mayI", #"{"child":"mia"}"#).number("version")
        #expect(event["version"]?.integer == Int64(version))
    }

    @Test("Time is told as it goes: warnings at 5 and 1 minute by the timer alone, then the end")
    func warnings() throws {
        _ = try subscribe()
        try use(minutes: 54)
        #expect(try child.allEvents().isEmpty)
        try parent.call("time.beginLease", #"{"child":"mia","lease":"last"}"#)
        daemon.pass(seconds: 59)
        #expect(try child.allEvents().isEmpty)
        try parent.call("time.renewLease", #"{"child":"mia","lease":"last"}"#)
        daemon.pass(seconds: 1)
        let first = try child.allEvents()
        #expect(first.map(\.topic) == ["time.state", "time.warning"])
        #expect(first.last?["minutes"]?.integer == 5)
        #expect(first.last?["remainingSeconds"]?.integer == 300)
        for _ in 0..<4 {
            try parent.call("time.renewLease", #"{"child":"mia","lease":"last"}"#)
            daemon.pass(seconds: 59)
        }
        #expect(try child.allEvents().isEmpty)
        try parent.call("time.renewLease", #"{"child":"mia","lease":"last"}"#)
        daemon.pass(seconds: 4)
        let last = try child.allEvents()
        #expect(last.map(\.topic) == ["time.warning"])
        #expect(last.first?["minutes"]?.integer == 1)
        daemon.pass(seconds: 55)
        try parent.call("time.renewLease", #"{"child":"mia","lease":"last"}"#)
        #expect(try child.allEvents().isEmpty)
        daemon.pass(seconds: 5)
        let end = try child.allEvents()
        #expect(end.map(\.topic) == ["time.state"])
        #expect(end.first?["state"]?.string == "dailyLimitReached")
    }

    @Test("Raising a limit after time is up is pushed with its commit")
    func raised() throws {
        try use(minutes: 60)
        #expect(try subscribe().text("present.children.0.decision.state") == "dailyLimitReached")
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":90}"#)
        let event = try child.event()
        #expect(event.topic == "time.state")
        #expect(event["state"]?.string == "active" && event["allowed"]?.bool == true)
        #expect(event["remainingSeconds"]?.integer == 1800)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":62}"#)
        #expect(try child.event()["state"]?.string == "warning")
        #expect(try child.event()["minutes"]?.integer == 5)
    }

    @Test("Few minutes after the end are told once, with the state; before their own end the last one is told")
    func fewMinutes() throws {
        try use(minutes: 60)
        #expect(try subscribe().text("present.children.0.decision.state") == "dailyLimitReached")
        try parent.call("time.grant", #"{"child":"mia","minutes":4}"#)
        let events = try child.allEvents()
        #expect(events.map(\.topic) == ["time.grant", "time.state"])
        #expect(events.last?["state"]?.string == "warning")
        #expect(events.last?["say"]?.string == "Four more minutes, then it is time to rest.")
        try use(minutes: 3)
        #expect(try child.allEvents().map(\.topic) == ["time.warning"])
    }

    @Test("A lock and its own end are told, the end by the timer")
    func lock() throws {
        _ = try subscribe()
        try parent.call("time.lock", #"{"child":"mia","until":"2026-11-21T15:10:00+01:00","why":"dinner"}"#)
        let locked = try child.event()
        #expect(locked["state"]?.string == "lockedByParent")
        #expect(!locked.text.contains("dinner") && !locked.text.contains("Anna"))
        daemon.pass(minutes: 9)
        #expect(try child.allEvents().isEmpty)
        daemon.pass(minutes: 1)
        #expect(try child.event()["state"]?.string == "active")
    }

    @Test("Quiet hours come with both warnings and go, without anybody asking")
    func quietHours() throws {
        _ = try subscribe()
        daemon.pass(hours: 5)
        let evening = try child.allEvents()
        #expect(evening.map(\.topic) == ["time.state", "time.warning", "time.warning", "time.state"])
        #expect(
            evening.compactMap { $0["at"]?.string?.dropFirst(11).prefix(5) } == ["19:55", "19:55", "19:59", "20:00"])
        #expect(evening.last?["state"]?.string == "quietHours")
        daemon.pass(hours: 11)
        let morning = try child.allEvents()
        #expect(morning.map { $0["state"]?.string } == ["active"])
        #expect(morning.first?["at"]?.string == "2026-11-22T07:00:00+01:00")
    }

    @Test("There is one timer while somebody listens to time, and none otherwise")
    func timer() throws {
        #expect(daemon.alarms.count == 0)
        _ = try subscribe(#"["activity.result"]"#)
        #expect(daemon.alarms.count == 0)
        _ = try subscribe()
        #expect(daemon.alarms.count == 1)
        for minute in 1...3 {
            try parent.call("time.grant", #"{"child":"mia","minutes":\#(minute)}"#)
            _ = try child.event()
            #expect(daemon.alarms.count == 1)
        }
        try child.call("events.unsubscribe")
        #expect(daemon.alarms.count == 0)
        _ = try subscribe()
        child.close()
        // The daemon sees the end of the connection before it answers a later one.
        for _ in 0..<100 where daemon.alarms.count > 0 { try parent.call("rpc.ping") }
        #expect(daemon.alarms.count == 0)
    }

    @Test("Developer mode's clock is looked at when it is moved")
    func developerClock() throws {
        let daemon = try TestDaemon { $0.isDeveloper = true }
        let parent = try daemon.family().parent
        let child = try daemon.client()
        try child.call("events.subscribe", #"{"topics":["time.state"],"child":"mia"}"#)
        try parent.call("clock.set", #"{"at":"2026-11-21T20:30:00+01:00"}"#)
        #expect(try child.event()["state"]?.string == "quietHours")
        try parent.call("clock.advance", #"{"seconds":39600}"#)
        #expect(try child.event()["state"]?.string == "active")
    }
}
