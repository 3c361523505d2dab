import HouseholdTesting
import Testing

@testable import Daemon

/// What is written down of the clock, and who may vouch for it.
@Suite struct ClockRecordTests {
    private func audit(_ family: ClockFamily) throws -> [String] {
        let list = try family.asParent("audit.list", #"{"limit":100}"#)
        return list["entries"]?.elements.filter { $0["what"]?.string?.hasPrefix("clock") == true }.compactMap {
            $0["say"]?.string
        } ?? []
    }

    @Test("Parents read of steps and of what was confirmed")
    func words() throws {
        let family = try ClockFamily()
        family.daemon.clock.setWall("2026-11-22T17:00:00+01:00")
        _ = try family.mayI()
        _ = try family.asParent("time.confirmClock", #"{"source":"rtc"}"#)
        family.daemon.clock.setWall("2026-11-21T15:00:00+01:00")
        family.daemon.clock.setSynchronised(true)
        _ = try family.mayI()
        let distrust =
            "kidd goes on by its own clock and begins no new day until it is synchronized or a parent confirms it"
        #expect(
            try audit(family) == [
                "the machine’s clock was set back by 1 day 2 h; it is synchronized, and kidd goes by it",
                "the clock was confirmed, forward by 1 day 2 h from kidd’s own; after the machine was off, its own clock "
                    + "is believed if it goes on from the stored time",
                "the machine’s clock was set forward by 1 day 2 h; " + distrust,
            ])
    }

    @Test("Who sets the clock again and again does not fill the disk")
    func bounded() throws {
        let family = try ClockFamily()
        let before = try family.client.call("daemon.stats").number("storage.rows")
        for minute in 0..<40 {
            family.daemon.clock.setWall("2026-11-2\(minute % 2 + 2)T15:00:00+01:00")
            _ = try family.mayI()
        }
        #expect(try family.client.call("daemon.stats").number("storage.rows") == before + 12)
        for _ in 0..<5 { try family.daemon.restart() }
        #expect(try family.daemon.client().call("daemon.stats").number("storage.rows") <= before + 12)
    }

    @Test("Only a parent vouches, only for what the clock shows, and twice is as once")
    func confirm() throws {
        let family = try ClockFamily()
        family.daemon.clock.setWall("2026-11-22T15:00:00+01:00")
        let child = try family.daemon.client()
        try child.refusal("pin_required", "time.confirmClock", "{}")
        for now in ["2026-11-22T15:02:01+01:00", "2026-11-22T14:57:59+01:00", "2026-11-21T15:00:00+01:00"] {
            let refused = try family.client.refusal(
                "invalid_params", "time.confirmClock", #"{"now":"\#(now)"}"#)
            #expect(refused.text.contains("2026-11-22T15:00:00+01:00"))
        }
        #expect(try family.mayI().text("clock") == "drifted")
        let now = #"{"now":"2026-11-22T14:58:00+01:00"}"#
        let first = try family.client.call("time.confirmClock", now)
        #expect(try first.flag("changed") && first.text("clockBefore") == "drifted" && first.text("clock") == "trusted")
        #expect(try first.text("nowBefore") == "2026-11-21T15:00:00+01:00")
        #expect(try first.text("now") == "2026-11-22T15:00:00+01:00")
        let second = try family.client.call("time.confirmClock", now)
        #expect(try !second.flag("changed") && second.text("clockBefore") == "trusted")
        #expect(try family.mayI().text("now") == "2026-11-22T15:00:00+01:00")
    }

    @Test("A clock that begins in 2000 is not believed, and one that goes back for long only with the time said")
    func batteryEmpty() throws {
        let family = try ClockFamily()
        try family.use(minutes: 60)
        for params in ["{}", #"{"now":"2000-01-01T12:00:00+01:00"}"#] {
            family.daemon.clock.setWall("2000-01-01T12:00:00+01:00")
            let parent = try family.daemon.client()
            try parent.unlock()
            let refused = try parent.refusal("invalid_params", "time.confirmClock", params)
            #expect(refused.text.contains("kidd did not exist then"))
            #expect(try family.mayI().text("state") == "dailyLimitReached")
        }
        family.daemon.clock.setWall("2026-11-14T12:00:00+01:00")
        let parent = try family.daemon.client()
        try parent.unlock()
        let refused = try parent.refusal("invalid_params", "time.confirmClock", "{}")
        #expect(refused.text.contains("kidctl time confirm-clock 2026-11-14T12:00:00+01:00"))
        #expect(try family.mayI().text("clock") == "drifted")
        #expect(try parent.call("time.confirmClock", #"{"now":"2026-11-14T12:00:00+01:00"}"#).flag("changed"))
        #expect(try family.mayI().text("now") == "2026-11-14T12:00:00+01:00")
    }

    @Test("A confirmation that is not stored never happened; answers go on meanwhile")
    func unstored() throws {
        let family = try ClockFamily()
        try family.daemon.breakStorage()
        family.daemon.clock.setWall("2026-11-22T15:00:00+01:00")
        for _ in 0..<3 { #expect(try family.mayI().text("clock") == "drifted") }
        try family.client.refusal("storage_failed", "time.confirmClock", "{}")
        let after = try family.mayI()
        #expect(try after.text("clock") == "drifted" && after.text("now") == "2026-11-21T15:00:00+01:00")
        try family.daemon.mendStorage()
        #expect(try family.client.call("time.confirmClock").flag("changed"))
        #expect(try family.mayI().text("clock") == "trusted")
    }

    @Test("How late it was is known after a power cut, too, within ten minutes of the last record")
    func noted() throws {
        let family = try ClockFamily()
        try family.use(minutes: 30)
        family.daemon.clock.advance(hours: 1)
        // Noticed by the stop, which then writes no trusted moment: as after a power cut.
        family.daemon.clock.setWall("2026-12-24T12:00:00+01:00")
        family.daemon.stop()
        family.daemon.clock.reboot()
        family.daemon.clock.setWall("1970-01-01T00:00:00Z")
        try family.daemon.start()
        let now = try family.mayI().text("now")
        #expect(now >= "2026-11-21T15:20:00+01:00" && now <= "2026-11-21T15:31:00+01:00", "\(now)")
    }

    @Test("A call that is sent again counts once, whatever the clock shows after a start")
    func keys() throws {
        let family = try ClockFamily()
        let grant = #"{"child":"mia","minutes":15,"idempotencyKey":"k"}"#
        let first = try family.client.call("time.grant", grant)
        family.daemon.stop()
        family.daemon.clock.reboot()
        family.daemon.clock.setWall("2080-06-01T12:00:00+02:00")
        try family.daemon.start()
        #expect(try family.asParent("time.grant", grant).result?.source == first.result?.source)
        family.daemon.clock.setWall("2026-11-21T15:10:00+01:00")
        _ = try family.asParent("time.confirmClock")
        #expect(try family.usage()["grants"]?.count == 1)
    }

    @Test("Who listens is told when the clock is trusted again, and of no reward day before")
    func told() throws {
        let family = try ClockFamily()
        try family.use(minutes: 60)
        let child = try family.daemon.client()
        try child.call("events.subscribe", #"{"child":"mia","topics":["time.state"]}"#)
        family.daemon.clock.setWall("2026-11-22T16:00:00+01:00")
        family.daemon.pass(hours: 20)
        #expect(try child.allEvents().allSatisfy { $0["state"]?.string != "active" })
        family.daemon.clock.setWall("2026-11-22T12:00:00+01:00")
        _ = try family.mayI()
        #expect(try child.allEvents().last?["state"]?.string == "active")
        // Nobody calls, and the kernel is asked less and less often.
        #expect(family.daemon.alarms.count == 1)
    }

    @Test("A time server that is heard of soon after a start is told to those who listen, without a call")
    func heardOf() throws {
        let family = try ClockFamily()
        try family.use(minutes: 60)
        try family.daemon.reboot(offSeconds: 18 * 3600)
        let child = try family.daemon.client()
        try child.call("events.subscribe", #"{"child":"mia","topics":["time.state"]}"#)
        family.daemon.pass(seconds: 40)
        family.daemon.clock.setSynchronised(true)
        #expect(try child.allEvents().isEmpty)
        family.daemon.pass(seconds: 40)
        #expect(try child.allEvents().last?["state"]?.string == "active")
    }

    @Test("A developer's clock is confirmed unless it is said that it is not")
    func developer() throws {
        let family = try ClockFamily(isDeveloper: true)
        family.daemon.clock.setSynchronised(true)
        try family.client.call("clock.set", #"{"at":"2026-11-22T15:00:00+01:00"}"#)
        #expect(try family.mayI().text("clock") == "trusted")
        try family.client.call("clock.set", #"{"at":"2026-11-23T15:00:00+01:00","confirmed":false}"#)
        let set = try family.mayI()
        #expect(try set.text("clock") == "drifted" && set.text("now") == "2026-11-22T15:00:00+01:00")
        try family.client.call("clock.advance", #"{"seconds":60}"#)
        #expect(try family.mayI().text("now") == "2026-11-22T15:01:00+01:00")
        let info = try family.client.call("daemon.info")
        #expect(try info.text("clock") == "drifted")
        #expect(try family.client.call("household.status").text("say").contains("kidctl time confirm-clock"))
        try family.client.call("time.confirmClock")
        #expect(try family.mayI().text("now") == "2026-11-23T15:01:00+01:00")
    }

    @Test("What is recorded hours after the last line, beside no line, notes the clock no more than once")
    func late() throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        let before = try parent.call("daemon.stats").number("storage.rows")
        // A fold or a backup that a thread has made while the machine slept.
        daemon.clock.advance(milliseconds: 3 * 3_600_000)
        try #require(daemon.server?.engine).run { engine in
            engine.commit(household: [.exported(nil)], by: .daemon, at: engine.time.now())
        }
        try parent.unlock()
        #expect(try parent.call("daemon.stats").number("storage.rows") <= before + 3)
    }
}
