import Testing
import Words

@testable import Household

/// No sentence for a child names a time at which it then may not play.
@Suite struct PromisedTimeTests {
    private func window(_ text: String) -> QuietWindow {
        let parts = text.split(separator: "-").map(String.init)
        return QuietWindow(start: clock(parts[0]), end: clock(parts[1]))
    }

    /// Saturday, 20:00, with quiet hours from 19:30 to 7:00.
    private func evening(_ change: (inout ScreenTimePolicy) -> Void = { _ in }) -> TimeLine {
        var line = TimeLine(at: "2026-11-21T20:00:00+01:00", quiet: [window("19:30-07:00")])
        change(&line.time.policy)
        return line
    }

    @Test("The end of a lock is told only when nothing else stops the child then")
    func lock() {
        var line = TimeLine(at: "2026-11-21T17:00:00+01:00", quiet: [window("19:30-07:00")])
        line.apply { $0.lock(until: instant("2026-11-21T18:30:00+01:00"), by: "p1") }
        #expect(line.decision.say == "Time for a break. We go on at 18:30. Then there are 60 minutes for you.")
        line.apply { $0.lock(until: instant("2026-11-21T23:00:00+01:00"), by: "p1") }
        #expect(line.decision.say == "Time for a break. A parent will say when we go on.")
    }

    @Test(
        "What is told for after a lock or a break is what there is then: less before quiet hours, and no minutes where nothing limits",
        arguments: [
            ("19:00", "Then there are 30 minutes for you."), ("18:00", "Then there are 40 minutes for you."),
            ("17:31", "Then there are 40 minutes for you."),
        ])
    func then(end: String, told: String) {
        var line = TimeLine(at: "2026-11-21T17:00:00+01:00", quiet: [window("19:30-07:00")])
        line.use(20 * .minute)
        line.apply { $0.lock(until: instant("2026-11-21T\(end):00+01:00"), by: "p1") }
        #expect(line.decision.say.description.hasSuffix(told), "\(line.decision.say)")
        // Nothing else is told when it has come.
        line.time.moment = line.time.moment.advanced(by: instant("2026-11-21T\(end):00+01:00") - line.time.moment.wall)
        #expect(line.decision.say == Decision.say(whileActive: line.decision.remainingSeconds))
        let later = line.time.moment.wall + .minute
        line.apply { $0.lock(until: later, by: "p1") }
        line.time.policy.quietHours = []
        line.time.policy.dailyMinutes = nil
        line.time.policy.weeklyMinutes = nil
        #expect(!line.decision.say.description.contains("Then"))
    }

    @Test("The end of quiet hours is told only when the day then has minutes and its windows are open")
    func quietHours() {
        #expect(evening().decision.say == "Time to rest. See you tomorrow at 7:00.")
        let restingDay = evening { $0.dailyByWeekday[.sunday] = .some(0) }
        #expect(restingDay.decision.say == "Time to rest.")
        let later = evening { $0.allowedWindows = [AllowedWindow(window: window("15:00-17:00"))] }
        #expect(later.decision.say == "Time to rest.")
    }

    @Test("The next window is told only when nothing else stops the child then")
    func windows() {
        var line = TimeLine(at: "2026-11-21T12:00:00+01:00")
        line.time.policy.allowedWindows = [AllowedWindow(window: window("15:00-17:00"))]
        #expect(line.decision.say == "There is time for other things now. Screen time is at 15:00.")
        line.time.policy.quietHours = [window("14:00-20:00")]
        #expect(line.decision.say == "This is not screen time. There is time for other things.")
    }
}
