import Household
import Testing

@Suite("Idle time")
struct IdleTests {
    private func renew(_ line: inout TimeLine, _ id: String = "a", idle: Int) {
        line.apply { $0.renewLease(LeaseID(rawValue: id), idleSeconds: idle) }
    }

    @Test("What a front-end reports as idle is not counted, and never more than was measured")
    func notCounted() {
        var line = TimeLine()
        line.begin()
        line.pass(30 * .second)
        renew(&line, idle: 20)
        #expect(line.used() == 10 * .second)
        line.pass(30 * .second)
        renew(&line, idle: 3600)
        #expect(line.used() == 10 * .second)
        line.pass(30 * .second)
        line.apply { $0.endLease(LeaseID(rawValue: "a"), idleSeconds: 5) }
        #expect(line.used() == 35 * .second)
        #expect(line.time.book.leases.isEmpty)
    }

    @Test("Without a claim, or with one of 0, everything counts as before")
    func none() {
        var line = TimeLine()
        line.begin()
        line.pass(30 * .second)
        let plain = line.time.renewLease(LeaseID(rawValue: "a"))
        #expect(line.time.renewLease(LeaseID(rawValue: "a"), idleSeconds: 0) == plain)
        #expect(!plain.facts.contains { if case .idle = $0 { true } else { false } })
    }

    @Test("Thirty minutes of a household day are idle at most; the next day has its own")
    func most() {
        var line = TimeLine(at: "2026-11-21T23:20:00+01:00", daily: nil, weekly: nil)
        line.begin()
        for _ in 0..<35 {
            line.pass(50 * .second)
            renew(&line, idle: 60)
        }
        #expect(line.used() == 0)
        line.pass(50 * .second)
        renew(&line, idle: 60)
        #expect(line.used() == 0)
        line.pass(50 * .second)
        renew(&line, idle: 60)
        // 37 x 50 s = 1850 s.
        #expect(line.used() == 50 * .second)
        line.time.moment.wall = instant("2026-11-22T08:00:00+01:00")
        line.begin("b")
        line.pass(30 * .second)
        renew(&line, "b", idle: 30)
        #expect(line.used("2026-11-22") == 0)
        #expect(line.time.book.idle.on(day("2026-11-21")).milliseconds == 30 * .minute)
    }

    @Test("A lease that is in use keeps the others' idle time counted; when all are idle it is not")
    func overlapping() {
        var line = TimeLine()
        line.begin("app")
        line.begin("lesson", ActivityRef(subject: "math"))
        for _ in 0..<3 {
            line.pass(10 * .second)
            renew(&line, "app", idle: 10)
            line.renew("lesson")
        }
        #expect(line.used() == 30 * .second)
        for _ in 0..<3 {
            line.pass(10 * .second)
            renew(&line, "lesson", idle: 10)
            renew(&line, "app", idle: 10)
        }
        // "app" was idle at its last call, so "lesson" was believed at once.
        #expect(line.used() == 30 * .second)
        line.pass(10 * .second)
        line.renew("lesson")
        renew(&line, "app", idle: 10)
        #expect(line.used() == 40 * .second)
        line.pass(10 * .second)
        renew(&line, "app", idle: 10)
        #expect(line.used() == 50 * .second)
    }

    @Test("An expired lease claims nothing, nor does one from before a restart of the machine")
    func expired() {
        var line = TimeLine()
        line.begin()
        line.pass(70 * .second)
        renew(&line, idle: 70)
        #expect(line.used() == .minute)
        line.begin("b")
        line.pass(10 * .second)
        line.reboot(after: 20 * .second)
        renew(&line, "b", idle: 30)
        #expect(line.used() == 2 * .minute)
    }

    @Test("The audit is told once for a lease and day, and of ten leases at most")
    func told() {
        var line = TimeLine(daily: nil, weekly: nil)
        var told: [Bool] = []
        func claim(_ id: String) {
            line.pass(10 * .second)
            let outcome = line.apply { $0.renewLease(LeaseID(rawValue: id), idleSeconds: 5) }
            for case .idle(let claim) in outcome.facts { told.append(claim.isTold) }
        }
        line.begin("a")
        claim("a")
        claim("a")
        #expect(told == [true, false])
        line.end("a")
        for number in 1...12 {
            line.begin("n\(number)")
            claim("n\(number)")
            line.end("n\(number)")
        }
        #expect(told.count { $0 } == 10)
        #expect(told.count == 14)
    }

    @Test("However claims and calls lie, all time is either counted or idle", arguments: 1...20 as ClosedRange<UInt64>)
    func balance(seed: UInt64) {
        var random = WalkRandom(seed: seed)
        var line = TimeLine(daily: nil, weekly: nil)
        var passed: Milliseconds = 0
        line.begin("a")
        line.begin("b")
        for _ in 0..<60 {
            let length = Milliseconds(random.next() % 25_000)
            line.pass(length)
            passed += length
            renew(&line, "a", idle: Int(random.next() % 40))
            renew(&line, "b", idle: Int(random.next() % 40))
        }
        let idle = line.time.book.idle.on(day("2026-11-21")).milliseconds
        #expect(line.used() + idle == passed)
        #expect(idle <= ScreenTime.mostIdle)
    }
}
