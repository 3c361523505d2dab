import Household
import Testing

@Suite("Leases")
struct LeaseTests {
    @Test("Every call counts the time since the last one")
    func renewed() {
        var line = TimeLine()
        line.begin()
        line.pass(20_001)
        line.renew()
        line.pass(9_999)
        line.end()
        #expect(line.used() == 30_000)
        #expect(line.time.book.leases.isEmpty)
    }

    @Test("Calls seconds apart lose nothing")
    func shortCalls() {
        var line = TimeLine()
        line.begin()
        for _ in 0..<1000 {
            line.pass(333)
            line.renew()
        }
        #expect(line.used() == 333_000)
    }

    @Test("A lease that is never renewed is charged to its expiry, and renewing it is refused")
    func neverRenewed() {
        var line = TimeLine()
        line.begin()
        line.pass(3 * .hour)
        let outcome = line.apply { $0.renewLease(LeaseID(rawValue: "a")) }
        #expect(line.used() == 60_000)
        guard case .failure(let refusal) = outcome.result else {
            Issue.record("An expired lease was renewed")
            return
        }
        #expect(refusal.kind == .leaseExpired(LeaseID(rawValue: "a")))
        #expect(outcome.facts.contains(.leaseExpired(LeaseID(rawValue: "a"))))
    }

    @Test("A lease begun anew every 59 seconds counts like one that is renewed")
    func begunAnew() {
        var anew = TimeLine()
        var renewed = TimeLine()
        renewed.begin()
        for number in 0..<20 {
            anew.begin("lease-\(number)")
            anew.pass(59_000)
            renewed.pass(59_000)
            renewed.renew()
        }
        anew.pass(5 * .minute)
        renewed.pass(5 * .minute)
        anew.renew("none")
        renewed.renew("none")
        // The last of the anew leases was begun 59 s before the last renewal.
        #expect(anew.used() == 19 * 59_000 + 60_000)
        #expect(renewed.used() == 20 * 59_000 + 60_000)
    }

    @Test("Beginning, renewing and ending twice is harmless")
    func twice() {
        var line = TimeLine()
        line.begin()
        line.begin()
        line.pass(10_000)
        line.begin()
        line.renew()
        line.renew()
        line.pass(10_000)
        line.end()
        line.end()
        #expect(line.used() == 20_000)
    }

    @Test("Two front-ends share one budget")
    func overlapping() {
        var line = TimeLine()
        line.begin("tablet")
        line.pass(10_000)
        line.begin("desktop")
        line.pass(20_000)
        line.renew("tablet")
        line.pass(5_000)
        line.end("desktop")
        line.pass(5_000)
        line.end("tablet")
        #expect(line.used() == 40_000)
    }

    @Test("A lease that runs on while another expires counts on")
    func oneExpires() {
        var line = TimeLine()
        line.begin("a")
        line.pass(50_000)
        line.begin("b")
        line.pass(55_000)
        line.renew("b")
        #expect(line.used() == 105_000)
        #expect(line.time.book.leases.map(\.id.rawValue) == ["b"])
    }

    @Test("An id that is open for another activity is refused")
    func taken() {
        var line = TimeLine()
        line.begin("a", ActivityRef(app: "tux"))
        let outcome = line.apply { $0.beginLease(LeaseID(rawValue: "a"), for: ActivityRef(app: "chess")) }
        #expect(throws: TimeRefusal.self) { try outcome.result.get() }
    }

    @Test("A lesson's lease is the same one when its subject and pack are known later, and budgets know it then")
    func knownLater() {
        var line = TimeLine()
        line.begin("a", ActivityRef(subject: "math", lesson: "l1"))
        line.pass(10_000)
        let whole = ActivityRef(subject: "math", lesson: "l1", pack: "p")
        let outcome = line.apply { $0.beginLease(LeaseID(rawValue: "a"), for: whole) }
        #expect(throws: Never.self) { try outcome.result.get() }
        #expect(line.time.book.leases.map(\.activity) == [whole] && line.used() == 10_000)
        let other = line.apply {
            $0.beginLease(LeaseID(rawValue: "a"), for: ActivityRef(subject: "math", lesson: "l2", pack: "p"))
        }
        #expect(throws: TimeRefusal.self) { try other.result.get() }
    }

    @Test("More leases than are possible, and impossible ids, are refused")
    func bounds() {
        var line = TimeLine()
        for number in 0..<Lease.mostOpen { line.begin("lease-\(number)") }
        let outcome = line.apply { $0.beginLease(LeaseID(rawValue: "more"), for: .anything) }
        #expect(throws: TimeRefusal.self) { try outcome.result.get() }
        #expect(line.time.book.leases.count == Lease.mostOpen)
        for id in ["", String(repeating: "x", count: 129)] {
            #expect(throws: TimeRefusal.self) {
                try line.time.beginLease(LeaseID(rawValue: id), for: .anything).result.get()
            }
        }
    }

    @Test("After a power cut a lease is charged to its expiry and dated by its last call")
    func powerCut() {
        var line = TimeLine(at: "2026-11-21T23:59:30+01:00")
        line.begin()
        line.pass(10_000)
        line.renew()
        line.reboot(after: 9 * .hour)
        let outcome = line.apply { $0.renewLease(LeaseID(rawValue: "a")) }
        #expect(throws: TimeRefusal.self) { try outcome.result.get() }
        #expect(line.used("2026-11-21") == 30_000)
        #expect(line.used("2026-11-22") == 40_000)
    }

    @Test("A measuring clock that goes back is like another boot")
    func monoBackwards() {
        var line = TimeLine()
        line.begin()
        line.pass(10_000)
        line.renew()
        line.time.moment.mono -= 4_000_000
        line.renew()
        #expect(line.used() == 70_000)
        #expect(line.time.book.leases.isEmpty)
        line.begin("b")
        line.pass(5_000)
        line.end("b")
        #expect(line.used() == 75_000)
    }

    @Test("A wall clock that is set a week back and forth makes no used seconds and loses none")
    func wallClockSteps() {
        var line = TimeLine()
        line.begin()
        var total: Milliseconds = 0
        for step in [-7 * Milliseconds.day, 7 * .day, 7 * .day, -7 * .day] {
            line.pass(10_000)
            line.step(step)
            line.renew()
            total += 10_000
            #expect(line.time.book.days.reduce(0) { $0 + $1.total } == total)
        }
        #expect(line.time.book.leases.count == 1)
    }

    @Test("Suspend is not use")
    func suspended() {
        var line = TimeLine()
        line.begin()
        line.pass(20_000)
        line.suspend(8 * .hour)
        line.pass(10_000)
        line.renew()
        #expect(line.time.book.days.reduce(0) { $0 + $1.total } == 30_000)
    }

    @Test("Use from 23:59 to 00:01 is split at the day's begin")
    func splitAtMidnight() {
        var line = TimeLine(at: "2026-11-21T23:59:00+01:00")
        line.use(2 * .minute)
        #expect(line.used("2026-11-21") == 60_000)
        #expect(line.used("2026-11-22") == 60_000)
        #expect(line.time.usage(days: 2).days.map(\.usedSeconds) == [60, 60])
    }

    @Test("Use begun at 22:00 shows five minutes today at 00:05")
    func fiveMinutesToday() {
        var line = TimeLine(at: "2026-11-21T22:00:00+01:00", daily: nil, weekly: nil)
        line.use(125 * .minute)
        #expect(line.time.usage(days: 1).days.first?.usedSeconds == 300)
    }

    @Test("A day that begins at 04:00 is split there")
    func splitAtDayStart() {
        var line = TimeLine(at: "2026-11-22T03:59:50+01:00", dayStart: 240)
        line.use(30_000)
        #expect(line.used("2026-11-21") == 10_000)
        #expect(line.used("2026-11-22") == 20_000)
    }

    @Test("Time that is not counted yet counts in every answer, and nothing is written")
    func unsettled() {
        var line = TimeLine()
        line.begin()
        line.pass(45_500)
        #expect(line.view(.daily)?.usedSeconds == 46)
        #expect(line.view(.daily)?.remainingSeconds == 3554)
        #expect(line.time.usage().days.last?.usedSeconds == 46)
        #expect(line.used() == 0)
    }

    @Test("Days are kept by number, and the present one is never dropped for its date")
    func daysKept() {
        var book = TimeBook()
        for number in 0..<450 { book.apply(.used(UsedTime(day: Day(number: 20_000 + number), ordinary: 1))) }
        #expect(book.days.count == TimeBook.mostDays)
        #expect(book.days.first?.day.number == 20_050)
        book.apply(.used(UsedTime(day: Day(number: 0), ordinary: 7)))
        #expect(book.days.count == TimeBook.mostDays)
        #expect(book.use(on: Day(number: 0)).ordinary == 7)
    }
}
