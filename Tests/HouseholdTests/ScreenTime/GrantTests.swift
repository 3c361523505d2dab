import Household
import Testing
import Words

@Suite("Grants")
struct GrantTests {
    static let evening = [QuietWindow(start: .eveningRest, end: .morning)]

    @Test("Granted minutes are usable minutes, also when the child is overdrawn")
    func overdrawn() {
        var line = TimeLine(daily: 60)
        line.use(62 * .minute)
        #expect(line.state == .dailyLimitReached)
        line.grant(15)
        #expect(line.state == .active)
        #expect(line.decision.remainingSeconds == 900)
        line.use(15 * .minute)
        #expect(line.state == .dailyLimitReached)
        #expect(line.time.book.use(on: day("2026-11-21")).ordinary == 62 * .minute)
        #expect(line.time.book.use(on: day("2026-11-21")).granted == 15 * .minute)
        #expect(line.view(.daily)?.usedSeconds == 77 * 60)
    }

    @Test("They lift the weekly limit and leave it alone")
    func weekly() {
        var line = TimeLine(daily: nil, weekly: 10)
        line.use(10 * .minute)
        line.grant(5)
        line.use(2 * .minute)
        #expect(line.decision.remainingSeconds == 180)
        #expect(line.time.usage().week.remainingSeconds == 0)
        #expect(line.time.usage().week.usedSeconds == 720)
    }

    @Test("They are spent after ordinary time, earliest expiry first")
    func order() {
        var line = TimeLine(daily: 10)
        line.grant(10, id: "late", expires: "2026-11-21T22:00:00+01:00")
        line.grant(10, id: "early", expires: "2026-11-21T18:00:00+01:00")
        line.use(25 * .minute)
        #expect(line.time.book.use(on: day("2026-11-21")).ordinary == 10 * .minute)
        #expect(line.time.book.account(GrantID(rawValue: "early"))?.left == 0)
        #expect(line.time.book.account(GrantID(rawValue: "late"))?.left == 5 * .minute)
        #expect(line.view(.grant)?.remainingSeconds == 300)
        #expect(line.time.usage().grants.map(\.remainingSeconds) == [300])
    }

    @Test("A grant ends with the household day unless another end is given")
    func expiry() {
        var line = TimeLine(at: "2026-11-21T23:50:00+01:00", dayStart: 120, daily: 0)
        line.grant(30, id: "today")
        line.grant(30, id: "longer", expires: "2026-11-23T00:00:00+01:00")
        #expect(
            line.time.book.grants.map(\.grant.expires)
                == [instant("2026-11-22T02:00:00+01:00"), instant("2026-11-23T00:00:00+01:00")])
        line.time.moment.wall = instant("2026-11-22T02:00:00+01:00")
        #expect(line.decision.limits.compactMap(\.grant).map(\.rawValue) == ["longer"])
    }

    @Test("A grant that runs out by the clock is an end with a warning")
    func endsByTheClock() {
        var line = TimeLine(daily: 0)
        line.grant(30, expires: "2026-11-21T12:10:00+01:00")
        #expect(line.decision.remainingSeconds == 600)
        #expect(line.decision.validUntil == instant("2026-11-21T12:05:00+01:00"))
        line.pass(10 * .minute)
        #expect(line.state == .dailyLimitReached)
    }

    @Test("A grant sent twice with one id counts once, and the second answer is the first")
    func twice() throws {
        var line = TimeLine(daily: 0)
        let id = GrantID(rawValue: "from-phone")
        let first = line.apply { $0.grant(id, minutes: 15, by: "p1", why: "well done") }
        let second = line.apply { $0.grant(id, minutes: 15, by: "p1", why: "well done") }
        #expect(second.facts.isEmpty)
        #expect(try second.result.get() == first.result.get())
        #expect(line.decision.remainingSeconds == 900)
        line.time.book.apply(first.facts)
        #expect(line.decision.remainingSeconds == 900)
    }

    @Test("A grant without an id gets one that is free")
    func madeIDs() {
        var line = TimeLine()
        line.grant(1, id: "g2")
        line.grant(1)
        line.grant(1)
        #expect(line.time.book.grants.map(\.grant.id.rawValue) == ["g2", "g3", "g4"])
    }

    @Test("The answer says at once what still blocks")
    func note() throws {
        var quiet = TimeLine(at: "2026-11-21T21:00:00+01:00", quiet: Self.evening)
        let reply = try quiet.apply { $0.grant(minutes: 15, by: "p1") }.result.get()
        #expect(
            reply.note
                == "Granted 15 minutes, but quiet hours last until 07:00 tomorrow. These minutes will be over by then.")
        #expect(reply.decision.state == .quietHours)
        quiet.apply { $0.lock(until: instant("2026-11-21T23:30:00+01:00"), by: "p1") }
        let locked = try quiet.apply { $0.grant(minutes: 1, pastQuietHours: true, by: "p1") }.result.get()
        #expect(locked.note == "Granted 1 minute, but screen time is locked until 23:30.")
        var night = TimeLine(at: "2026-11-21T01:00:00+01:00", quiet: Self.evening)
        let early = try night.apply { $0.grant(minutes: 15, by: "p1") }.result.get()
        #expect(early.note == "Granted 15 minutes, but quiet hours last until 07:00.")
        night.apply { $0.lock(until: nil, by: "p1") }
        let forGood = try night.apply { $0.grant(minutes: 15, by: "p1") }.result.get()
        #expect(forGood.note == "Granted 15 minutes, but screen time is locked by a parent.")
        night.apply { $0.lock(until: instant("2026-11-23T18:00:00+01:00"), replaces: true, by: "p1") }
        let long = try night.apply { $0.grant(minutes: 15, by: "p1") }.result.get()
        #expect(
            long.note
                == "Granted 15 minutes, but screen time is locked until 18:00 on 23 November 2026. These minutes will be over by then."
        )
        var free = TimeLine()
        #expect(try free.apply { $0.grant(minutes: 2, by: "p1") }.result.get().note == "Granted 2 minutes.")
    }

    @Test("Past quiet hours a grant goes only when it says so, and pays for the time there first")
    func pastQuietHours() {
        var line = TimeLine(at: "2026-11-21T19:50:00+01:00", quiet: Self.evening)
        line.grant(15, id: "past", pastQuiet: true, expires: "2026-11-22T07:00:00+01:00")
        #expect(line.decision.remainingSeconds == 25 * 60)
        line.use(20 * .minute)
        #expect(line.time.book.use(on: day("2026-11-21")).ordinary == 10 * .minute)
        #expect(line.time.book.use(on: day("2026-11-21")).granted == 10 * .minute)
        #expect(line.state == .warning)
        #expect(line.decision.remainingSeconds == 300)
        #expect(line.view(.quietHours)?.remainingSeconds == 300)
        #expect(line.view(.quietHours)?.endsAt == instant("2026-11-22T07:00:00+01:00"))
        #expect(line.decision.liftedBy == [.grantPastQuietHours])
        line.use(5 * .minute)
        #expect(line.state == .quietHours)
    }

    @Test("A grant for one activity lifts limits for that activity and what it includes")
    func scope() {
        var line = TimeLine(daily: 0)
        line.grant(15, scope: .activity(ActivityRef(subject: "math")))
        #expect(line.time.mayI(ActivityRef(subject: "math", lesson: "count-to-10")).allowed)
        #expect(line.time.mayI(ActivityRef(subject: "math")).allowed)
        #expect(!line.time.mayI(ActivityRef(subject: "reading")).allowed)
        #expect(!line.time.mayI(ActivityRef(app: "tux")).allowed)
        #expect(!line.time.mayI().allowed)
        #expect(line.decision.limits.allSatisfy { $0.rule != .grant })
        line.use(5 * .minute, ActivityRef(subject: "math", lesson: "count-to-10"))
        #expect(line.time.mayI(ActivityRef(subject: "math")).remainingSeconds == 600)
        #expect(line.time.book.use(on: day("2026-11-21")).ordinary == 0)
    }

    @Test("A grant for one activity pays while it runs beside another, and never for the other alone")
    func scopeOfOverlappingLeases() {
        var line = TimeLine(daily: 10)
        line.grant(15, scope: .activity(ActivityRef(subject: "math")))
        line.use(9 * .minute)
        line.begin("game", ActivityRef(app: "tux"))
        line.begin("lesson", ActivityRef(subject: "math"))
        for _ in 0..<4 {
            line.pass(30_000)
            line.renew("game")
            line.renew("lesson")
        }
        line.end("lesson")
        line.pass(30_000)
        line.end("game")
        let use = line.time.book.use(on: day("2026-11-21"))
        #expect(use.granted == .minute)
        #expect(use.ordinary == 10 * .minute + 30_000)
    }

    @Test("Impossible minutes, ids and expiries are refused with their field")
    func refused() {
        let time = TimeLine().time
        func path(_ outcome: TimeOutcome<GrantReply>) -> String? {
            guard case .failure(let refusal) = outcome.result, case .invalid(let path) = refusal.kind else {
                return nil
            }
            return outcome.facts.isEmpty ? path : nil
        }
        #expect(path(time.grant(minutes: 0, by: "p1")) == "minutes")
        #expect(path(time.grant(minutes: 1441, by: "p1")) == "minutes")
        #expect(path(time.grant(GrantID(rawValue: ""), minutes: 5, by: "p1")) == "grant")
        #expect(path(time.grant(minutes: 5, expires: time.moment.wall, by: "p1")) == "expiresAt")
        #expect(path(time.grant(minutes: 1440, by: "p1")) == nil)
    }

    @Test("Many grants stay bounded, and used ones go first")
    func bounded() {
        var line = TimeLine(daily: 0)
        line.grant(1, id: "spare")
        line.grant(1, id: "used", expires: "2026-11-21T12:30:00+01:00")
        line.use(.minute)
        // More of them than are ever usable are kept, those that a lesson earned.
        for number in 0..<(TimeBook.mostKeptGrants - 1) {
            let grant = Grant(
                id: GrantID(rawValue: "more-\(number)"), minutes: 1, scope: .all, pastQuietHours: false,
                expires: instant("2026-11-22T00:00:00+01:00"), at: line.time.moment.wall, by: Grant.earned,
                origin: .lesson(LessonID(rawValue: "l\(number)")))
            line.time.book.apply(.granted(grant))
        }
        #expect(line.time.book.grants.count == TimeBook.mostKeptGrants)
        #expect(line.time.book.account(GrantID(rawValue: "used")) == nil)
        #expect(line.time.book.account(GrantID(rawValue: "spare")) != nil)
    }

    @Test("A grant beyond the bound is refused, and takes the place of none that is usable")
    func noRoom() {
        var line = TimeLine(daily: 0)
        for number in 0..<TimeBook.mostGrants { line.grant(1, id: "g-\(number)") }
        let before = line.time.book.grants
        let outcome = line.time.grant(GrantID(rawValue: "one-more"), minutes: 1, by: "p1")
        guard case .failure(let refusal) = outcome.result else {
            Issue.record("granted")
            return
        }
        #expect(refusal.kind == .tooManyGrants(most: TimeBook.mostGrants))
        #expect(outcome.facts.isEmpty)
        #expect(line.time.book.grants == before)
        // The same one again is no new one.
        #expect((try? line.time.grant(GrantID(rawValue: "g-7"), minutes: 1, by: "p1").result.get()) != nil)
        line.use(.minute)
        #expect(line.time.hasRoomForGrant)
    }
}
