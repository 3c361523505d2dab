import Household
import Testing
import Words

@Suite("Sessions and breaks")
struct SessionTests {
    private func line(_ minutes: Int = 15, pause: Int = 10) -> TimeLine {
        var line = TimeLine(daily: nil, weekly: nil)
        line.time.policy.session = SessionLimit(minutes: minutes, breakMinutes: pause)
        return line
    }

    @Test("After 15 minutes comes a break of 10, and its end is told")
    func reached() {
        var line = line()
        line.use(15 * .minute)
        let end = line.time.moment.wall + 10 * .minute
        #expect(line.state == .sessionLimitReached)
        #expect(line.decision.liftedBy == [.grant, .endOfBreak])
        #expect(
            line.decision.say
                == "Time for a break. Stretch, drink, look out of the window. We go on at 12:25. "
                + "Then there are 15 minutes for you.")
        #expect(
            line.decision.limits == [
                LimitView(
                    rule: .session, limitMinutes: 15, usedSeconds: 900, remainingSeconds: 0, endsAt: end)
            ])
        #expect(line.decision.validUntil == end)
        line.pass(10 * .minute - 1)
        #expect(line.state == .sessionLimitReached)
        line.pass(1)
        #expect(line.decision.remainingSeconds == 900)
    }

    @Test("Gaps that are shorter than the break do not end a session")
    func chain() {
        var line = line()
        for _ in 0..<3 {
            line.use(4 * .minute)
            line.pass(9 * .minute + 59_999)
        }
        #expect(line.state == .warning)
        #expect(line.decision.remainingSeconds == 180)
        line.pass(1)
        #expect(line.state == .active)
    }

    @Test("A lease begun anew every 59 seconds is one session")
    func begunAnew() {
        var line = line()
        for number in 0..<15 {
            line.begin("lease-\(number)")
            line.pass(59_000)
        }
        line.renew("none")
        #expect(line.decision.remainingSeconds == 15)
    }

    @Test(
        "No step of the wall clock makes a break or ends one",
        arguments: [-7 * Milliseconds.day, -.hour, .hour, 7 * .day])
    func steps(step: Milliseconds) {
        var line = line()
        line.use(15 * .minute)
        line.step(step)
        #expect(line.state == .sessionLimitReached)
        line.pass(9 * .minute)
        line.step(-step)
        #expect(line.state == .sessionLimitReached)
        line.pass(.minute)
        #expect(line.state == .active)
    }

    @Test("Sleep of the machine is a gap, with a lease open or without")
    func suspended() {
        var line = line()
        line.use(15 * .minute)
        line.suspend(10 * .minute)
        #expect(line.state == .active)
        line.use(14 * .minute)
        line.begin()
        line.pass(20_000)
        line.renew()
        line.suspend(.hour)
        line.pass(30_000)
        line.renew()
        #expect(line.view(.session)?.usedSeconds == 30)
    }

    @Test("Sleep after a lease that expired is part of the same gap")
    func sleepAfterExpiry() {
        var line = line()
        line.use(14 * .minute)
        line.begin()
        line.pass(65_000)
        line.suspend(9 * .minute)
        line.pass(55_000)
        // The lease counted its 60 seconds; 5 s, 9 min and 55 s without use are a break.
        #expect(line.state == .active)
        line.renew()
        #expect(line.view(.session)?.usedSeconds == 0)
    }

    @Test("A restart of the machine does not end a session, a night does")
    func reboot() {
        var line = line()
        line.use(15 * .minute)
        line.reboot(after: .minute)
        #expect(line.state == .sessionLimitReached)
        line.pass(9 * .minute)
        #expect(line.state == .active)
        line = self.line()
        line.use(15 * .minute)
        line.reboot(after: 9 * .hour)
        #expect(line.state == .active)
    }

    @Test("A clock that nobody vouches for after a restart of the machine ends no session")
    func untrusted() {
        var line = line()
        line.use(15 * .minute)
        line.reboot(after: 30 * .minute)
        line.time.calendar.hold(dayOf: line.time.moment.wall, now: line.time.moment.wall)
        #expect(line.state == .sessionLimitReached)
        line.pass(10 * .minute)
        #expect(line.state == .active)
    }

    @Test("After a power cut the open lease is in the session, too")
    func powerCut() {
        var line = line()
        line.use(14 * .minute)
        line.begin()
        line.pass(10_000)
        line.renew()
        line.reboot(after: 2 * .minute)
        line.renew()
        #expect(line.view(.session)?.usedSeconds == 14 * 60 + 70)
        #expect(line.state == .sessionLimitReached)
    }

    @Test("A grant lifts it, and the session goes on; its use prolongs the wait for a break")
    func granted() {
        var line = line()
        line.use(15 * .minute)
        line.grant(5)
        #expect(line.decision.remainingSeconds == 300)
        line.use(5 * .minute)
        #expect(line.state == .sessionLimitReached)
        #expect(line.view(.session)?.usedSeconds == 1200)
        #expect(line.view(.session)?.endsAt == line.time.moment.wall + 10 * .minute)
        #expect(line.time.book.use(on: day("2026-11-21")).granted == 5 * .minute)
    }

    @Test("What was open when the break came may be finished, once")
    func finishing() {
        var line = line(1)
        let opened = line.time.moment.wall
        line.begin()
        line.pass(59_000)
        line.renew()
        line.pass(31_000)
        #expect(line.time.mayFinish(.anything, questionOpenSince: opened).remainingSeconds == 90)
        #expect(!line.time.mayFinish(.anything, questionOpenSince: line.time.moment.wall).allowed)
    }

    @Test("Every 10 minutes of use in a session are a reminder, and the answer says when the next one comes")
    func nudges() {
        var line = TimeLine(daily: nil, weekly: nil)
        line.time.policy.breakNudgeMinutes = 10
        line.use(9 * .minute + 30_000)
        #expect(line.time.level().nudges == 0)
        line.begin()
        #expect(line.decision.validUntil == line.time.moment.wall + 30_000)
        line.pass(30_000)
        #expect(line.time.level() == TimeLevel(state: .active, nudges: 1))
        #expect(line.decision.allowed)
        line.end()
        line.pass(10 * .minute)
        #expect(line.time.level().nudges == 0)
    }
}
