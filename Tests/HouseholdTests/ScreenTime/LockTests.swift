import Household
import Testing
import Words

@Suite("A parent's lock")
struct LockTests {
    @Test("It comes before everything else, and no grant lifts it")
    func precedence() {
        var line = TimeLine(
            at: "2026-11-21T21:00:00+01:00", daily: 0, weekly: 0,
            quiet: [QuietWindow(start: .eveningRest, end: .morning)])
        line.apply { $0.lock(by: "p1") }
        line.grant(60, pastQuiet: true)
        #expect(line.state == .lockedByParent)
        #expect(line.decision.remainingSeconds == 0)
        #expect(line.decision.liftedBy == [.unlock])
        #expect(Set(line.decision.limits.map(\.rule)) == [.lock, .quietHours, .daily, .weekly, .grant])
        line.apply { $0.unlock(by: "p1") }
        #expect(line.state == .active)
    }

    @Test("It ends by itself when it has an end")
    func ends() {
        var line = TimeLine()
        line.apply { $0.lock(until: instant("2026-11-21T18:30:00+01:00"), by: "p1") }
        #expect(line.decision.validUntil == instant("2026-11-21T18:30:00+01:00"))
        #expect(line.decision.liftedBy == [.unlock, .endOfLock])
        #expect(line.decision.say == "Time for a break. We go on at 18:30. Then there are 60 minutes for you.")
        line.time.moment.wall = instant("2026-11-21T18:29:59.999+01:00")
        #expect(line.state == .lockedByParent)
        line.pass(1)
        #expect(line.state == .active)
    }

    @Test("Locking and unlocking twice changes nothing the second time")
    func twice() throws {
        var line = TimeLine()
        #expect(try line.apply { $0.lock(by: "p1") }.result.get().changed)
        #expect(try !line.apply { $0.lock(by: "p1") }.result.get().changed)
        #expect(try line.apply { $0.unlock(by: "p1") }.result.get().changed)
        let again = line.apply { $0.unlock(by: "p1") }
        #expect(again.facts.isEmpty)
        #expect(try !again.result.get().changed)
    }

    @Test("An end that has passed is refused")
    func pastEnd() {
        let line = TimeLine()
        #expect(throws: TimeRefusal.self) { try line.time.lock(until: line.time.moment.wall, by: "p1").result.get() }
    }

    @Test("Time used up to the lock is counted with it")
    func countsFirst() {
        var line = TimeLine()
        line.begin()
        line.pass(20_000)
        let outcome = line.apply { $0.lock(by: "p1") }
        #expect(outcome.facts.first == .used(UsedTime(day: day("2026-11-21"), ordinary: 20_000)))
        #expect(line.used() == 20_000)
    }
}
