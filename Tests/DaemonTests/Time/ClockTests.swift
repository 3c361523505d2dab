import HouseholdTesting
import Testing

/// A family whose machine's kernel vouches for nothing, on a Saturday at 15:00.
struct ClockFamily {
    let daemon: TestDaemon
    let client: TestClient

    init(start: String = FakeClock.standardStart, isDeveloper: Bool = false) throws {
        let clock = FakeClock(start)
        clock.setSynchronised(false)
        daemon = try TestDaemon(clock: clock) { $0.isDeveloper = isDeveloper }
        client = try daemon.family().parent
    }

    func mayI() throws -> Reply { try daemon.client().call("time.mayI", #"{"child":"mia"}"#) }

    func usage() throws -> Reply { try asParent("time.usage", #"{"child":"mia","dayCount":7}"#) }

    /// A parent's call on a new connection.
    func asParent(_ method: String, _ params: String = "{}") throws -> Reply {
        let parent = try daemon.client()
        try parent.unlock()
        return try parent.call(method, params)
    }

    /// Uses time by a lease that is renewed each half minute.
    func use(minutes: Int) throws {
        let child = try daemon.client()
        try child.call("time.beginLease", #"{"child":"mia","lease":"use"}"#)
        for _ in 0..<minutes * 2 {
            daemon.clock.advance(seconds: 30)
            try child.call("time.renewLease", #"{"child":"mia","lease":"use"}"#)
        }
        try child.call("time.endLease", #"{"child":"mia","lease":"use"}"#)
    }
}

/// The clock is set by somebody who wants more time (Screen time, "Fixing the field's known faults").
@Suite struct ClockTests {
    static let wrong = [
        "2026-11-21T17:00:00+01:00", "2026-11-21T14:58:00+01:00", "2026-11-22T16:00:00+01:00",
        "2026-11-20T16:00:00+01:00", "2026-11-28T16:00:00+01:00", "2026-11-14T16:00:00+01:00",
        "2080-06-01T12:00:00+02:00", "1970-01-01T12:00:00+01:00",
    ]

    @Test("A clock that is set gives no free day and resets nothing; set right, nothing is lost", arguments: wrong)
    func steps(wrong: String) throws {
        let family = try ClockFamily()
        try family.use(minutes: 60)
        let days = try family.usage()["days"]?.source
        #expect(try family.mayI().text("state") == "dailyLimitReached")
        family.daemon.clock.setWall(wrong)
        let set = try family.mayI()
        #expect(try set.text("state") == "dailyLimitReached")
        #expect(try set.text("clock") == "drifted")
        #expect(try set.text("now") == "2026-11-21T16:00:00+01:00")
        #expect(try family.usage()["days"]?.source == days)
        // Stopping it does not help.
        try family.daemon.restart()
        #expect(try family.mayI().text("clock") == "drifted")
        #expect(try family.mayI().text("state") == "dailyLimitReached")
        // kidd's own clock goes on, but the day that it would begin does not.
        family.daemon.clock.advance(hours: 17)
        let morning = try family.mayI()
        #expect(try morning.text("now") == "2026-11-22T09:00:00+01:00")
        #expect(try morning.text("state") == "dailyLimitReached")
        // The kernel vouches for the right time.
        family.daemon.clock.setWall("2026-11-22T09:00:00+01:00")
        family.daemon.clock.setSynchronised(true)
        let right = try family.mayI()
        #expect(try right.text("clock") == "trusted" && right.text("state") == "active")
        #expect(try right.number("remainingSeconds") == 3600)
        #expect(try family.usage().number("days.5.usedSeconds") == 3600)
        #expect(try family.usage().number("days.6.usedSeconds") == 0)
    }

    @Test("Quiet hours cannot be dodged by setting the clock")
    func quietHours() throws {
        let family = try ClockFamily(start: "2026-11-21T20:30:00+01:00")
        family.daemon.clock.setWall("2026-11-21T15:00:00+01:00")
        #expect(try family.mayI().text("state") == "quietHours")
        family.daemon.clock.setWall("2026-11-22T15:00:00+01:00")
        #expect(try family.mayI().text("state") == "quietHours")
    }

    @Test("A grant that is over stays over, one that is not stays, and a new one ends with a real day")
    func grants() throws {
        let family = try ClockFamily()
        try family.use(minutes: 60)
        let short = #"{"child":"mia","minutes":15,"grant":"short","expiresAt":"2026-11-21T16:30:00+01:00"}"#
        _ = try family.asParent("time.grant", short)
        family.daemon.clock.setWall("2026-11-23T16:00:00+01:00")
        #expect(try family.mayI().text("state") == "active")
        family.daemon.clock.advance(minutes: 31)
        #expect(try family.mayI().text("state") == "dailyLimitReached")
        family.daemon.clock.setWall("2026-11-21T15:00:00+01:00")
        #expect(try family.mayI().text("state") == "dailyLimitReached")
        let granted = try family.asParent("time.grant", #"{"child":"mia","minutes":5}"#)
        #expect(try granted.text("grant.expiresAt") == "2026-11-22T00:00:00+01:00")
        family.daemon.clock.advance(hours: 9)
        let night = try family.asParent("time.grant", #"{"child":"mia","minutes":5}"#)
        #expect(try night.text("grant.expiresAt") == "2026-11-23T00:00:00+01:00")
        family.daemon.clock.setWall("2080-01-01T00:00:00Z")
        try family.daemon.reboot()
        let unknown = try family.asParent("time.grant", #"{"child":"mia","minutes":5}"#)
        #expect(try unknown.text("grant.expiresAt").hasPrefix("2026-11-2"))
    }

    @Test("After the machine was off with a wrong clock the day goes on, whatever date it shows", arguments: wrong)
    func offWithWrongClock(wrong: String) throws {
        let family = try ClockFamily()
        try family.use(minutes: 60)
        family.daemon.stop()
        family.daemon.clock.reboot()
        family.daemon.clock.setWall(wrong)
        try family.daemon.start()
        let answer = try family.mayI()
        #expect(try answer.text("clock") == "unknown")
        #expect(try answer.text("state") == "dailyLimitReached" || answer.text("state") == "quietHours")
        #expect(try answer.text("now") >= "2026-11-21T16:00:00+01:00" && answer.text("now") < "2026-11-22T17")
        #expect(try family.usage().number("days.6.usedSeconds") == 3600)
        // Again and again.
        try family.daemon.reboot(offSeconds: 86_400)
        try family.daemon.reboot(offSeconds: 86_400)
        #expect(try family.usage().number("days.6.usedSeconds") == 3600)
        #expect(try family.mayI().text("now") < "2026-11-22T17")
        // Set right and vouched for.
        family.daemon.clock.setWall("2026-11-24T12:00:00+01:00")
        let confirmed = try family.asParent("time.confirmClock", #"{"now":"2026-11-24T12:01:00+01:00"}"#)
        #expect(try confirmed.flag("changed") && confirmed.text("clockBefore") == "unknown")
        let right = try family.mayI()
        #expect(try right.text("clock") == "trusted" && right.text("state") == "active")
        #expect(try right.text("now") == "2026-11-24T12:00:00+01:00")
        #expect(try family.usage().number("days.3.usedSeconds") == 3600)
        try family.daemon.restart()
        #expect(try family.mayI().text("clock") == "trusted")
    }

    @Test("A machine without a network is believed after a start if a parent said so")
    func rtc() throws {
        let family = try ClockFamily()
        try family.use(minutes: 60)
        try family.daemon.reboot(offSeconds: 60_000)
        #expect(try family.mayI().text("clock") == "unknown")
        let set = try family.asParent("time.confirmClock", #"{"source":"rtc"}"#)
        #expect(try set.text("source") == "rtc" && set.text("clock") == "trusted")
        try family.daemon.reboot(offSeconds: 86_400)
        #expect(try family.mayI().text("clock") == "trusted")
        #expect(try family.mayI().number("remainingSeconds") == 3600)
        // A date far in the future, or before the stored one, is not believed and spoils nothing.
        for wrong in ["2080-01-01T12:00:00Z", "2026-11-22T08:00:00+01:00"] {
            family.daemon.stop()
            family.daemon.clock.reboot()
            family.daemon.clock.setWall(wrong)
            try family.daemon.start()
            #expect(try family.mayI().text("clock") == "unknown")
        }
        family.daemon.stop()
        family.daemon.clock.reboot()
        family.daemon.clock.setWall("2026-11-24T12:00:00+01:00")
        try family.daemon.start()
        #expect(try family.mayI().text("clock") == "trusted")
        _ = try family.asParent("time.confirmClock", #"{"source":"ntp"}"#)
        try family.daemon.reboot(offSeconds: 600)
        #expect(try family.mayI().text("clock") == "unknown")
    }

    @Test("Sleep is no use, and a machine that slept keeps its trust")
    func suspend() throws {
        let family = try ClockFamily()
        try family.client.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        family.daemon.clock.advance(seconds: 20)
        family.daemon.clock.suspend(seconds: 3 * 3600)
        #expect(try family.mayI().text("clock") == "trusted")
        try family.daemon.client().call("time.endLease", #"{"child":"mia","lease":"l"}"#)
        #expect(try family.usage().number("days.6.usedSeconds") == 20)
        #expect(try family.mayI().text("now") == "2026-11-21T18:00:20+01:00")
    }

    @Test("Use begun at 22:00 shows 5 minutes today at 00:05")
    func midnight() throws {
        let family = try ClockFamily()
        let free = #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#
        try family.client.call("policy.set", free)
        family.daemon.clock.advance(hours: 7)
        try family.use(minutes: 125)
        #expect(try family.usage().number("days.6.usedSeconds") == 300)
        #expect(try family.usage().number("days.5.usedSeconds") == 7200)
    }

    @Test("A kept answer does not outlive a step within its second")
    func keptAnswer() throws {
        let family = try ClockFamily()
        #expect(try family.mayI().text("clock") == "trusted")
        #expect(try family.mayI().text("clock") == "trusted")
        family.daemon.clock.setWall("2026-11-21T15:10:00+01:00")
        #expect(try family.mayI().text("clock") == "drifted")
        family.daemon.clock.setSynchronised(true)
        family.daemon.clock.advance(seconds: 1)
        let answer = try family.mayI()
        #expect(try answer.text("clock") == "trusted" && answer.text("now") == "2026-11-21T15:10:01+01:00")
    }

    @Test("Learning in untrusted time belongs to the day that goes on, and a streak is as it was after")
    func streak() throws {
        let family = try ClockFamily()
        func streak() throws -> String? { try family.asParent("rewards.streak", #"{"child":"mia"}"#).result?.source }
        var player = try LessonPlayer(try family.daemon.client(), family.daemon.clock)
        for _ in 1...6 { try player.play() }
        let before = try streak()
        for wrong in ["2026-11-22T15:10:00+01:00", "2026-11-23T15:10:00+01:00"] {
            family.daemon.clock.setWall(wrong)
            #expect(try streak() == before)
        }
        family.daemon.clock.setWall("2026-11-21T15:10:00+01:00")
        _ = try family.asParent("time.confirmClock")
        #expect(try streak() == before)
    }
}
