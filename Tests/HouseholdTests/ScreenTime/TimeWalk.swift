import Testing
import Words

@testable import Household

/// A life of a child's screen time with everything at once, by clocks that are set, sleep and start anew, checked after
/// every step by sums that a few lines make beside it.
struct TimeWalk {
    private var random: WalkRandom
    private(set) var time: ScreenTime
    private(set) var faults: [String] = []
    /// How often each kind of step did something.
    private(set) var done: [String: Int] = [:]
    private(set) var seen: Set<TimeState> = []

    // MARK: The machine

    private var reading: Moment
    private var keeper: HouseholdClock
    private var boots = 1

    // MARK: What is known beside it

    /// What was written down, to be replayed.
    private var written: [Written] = []
    /// Milliseconds of use as the measuring clock had them, whatever the wall clock said.
    private var expected: Milliseconds = 0
    /// Up to where `expected` goes on the measuring clock.
    private var measured: Milliseconds
    private var requests = RequestBook()
    private var names = 0
    /// What was used of a grant when it was taken back.
    private var undone: [GrantID: Milliseconds] = [:]

    private enum Written {
        case facts([TimeFact])
        case policy(Revision<ScreenTimePolicy>)
    }

    init(seed: UInt64) {
        random = WalkRandom(seed: seed)
        let starts = ["2026-03-27T08:00:00Z", "2026-10-23T08:00:00Z", "2026-12-30T08:00:00Z"]
        reading = Moment(
            wall: instant(starts[Int(seed % 3)]), mono: 5000, bootTime: 9000, boot: BootID(rawValue: "boot-1"))
        keeper = HouseholdClock(trusting: reading)
        let zone = [TestZones.berlin, TestZones.newYork, TestZones.lordHowe].randomElement(using: &random)
        let calendar = HouseholdCalendar(
            zone: zone ?? TestZones.berlin, weekStart: .sunday, dayStart: random.oneIn(2) ? 0 : 240)
        var policy = MinutePolicies.policy(.all, from: calendar.day(at: reading.wall), &random)
        // Some begin with one limit that is soon reached in the middle of use.
        if seed % 4 == 0 { policy = ScreenTimePolicy(dailyMinutes: nil, weeklyMinutes: 4, quietHours: []) }
        if seed % 4 == 1 { policy = ScreenTimePolicy(dailyMinutes: 3, quietHours: []) }
        time = ScreenTime(book: TimeBook(), policy: policy, calendar: calendar, moment: reading)
        measured = reading.mono
        write(time.settle())
    }

    // MARK: Steps

    mutating func step() {
        pass(random.oneIn(40) ? below(3 * 3_600_000) : below(random.oneIn(4) ? 75_000 : 58_000))
        look(synchronised: random.oneIn(6))
        measure()
        checkSettling()
        happen()
        check()
    }

    private mutating func happen() {
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<8: begin()
        case 8..<21: for lease in time.book.leases.map(\.id) { renew(lease, ends: false) }
        case 21: if let lease = time.book.leases.last?.id { renew(lease, ends: true) }
        case 22: writeSettled()
        case 23..<25: if random.oneIn(2) { grant() }
        case 26: undo()
        case 27: if random.oneIn(2) { lock() }
        case 28: write(time.unlock(by: "p1").facts)
        case 29: if random.oneIn(2) { changePolicy() }
        case 30: if random.oneIn(3) { setClock() }
        case 31: if random.oneIn(2) { sleep() }
        case 32: if random.oneIn(3) { reboot() }
        case 33..<35: ask()
        case 35: decide()
        default: break
        }
    }

    private mutating func below(_ bound: Int) -> Milliseconds {
        Milliseconds(Int.random(in: 0..<bound, using: &random))
    }

    private var activity: ActivityRef {
        mutating get { MinutePolicies.activities.randomElement(using: &random) ?? .anything }
    }

    private mutating func count(_ step: String) { done[step, default: 0] += 1 }

    private mutating func write(_ facts: [TimeFact]) {
        for case .idle(let claim) in facts { expected -= claim.milliseconds }
        time.book.apply(facts)
        if !facts.isEmpty { written.append(.facts(facts)) }
    }

    /// Counts what is open, as a change of the household does.
    private mutating func writeSettled() {
        write(time.settle())
        count("settle")
    }

    private mutating func begin() {
        names += random.oneIn(3) ? 0 : 1
        let outcome = time.beginLease(
            LeaseID(rawValue: "l\(names % 6)"), for: activity, saveSeconds: random.oneIn(2) ? 60 : nil)
        write(outcome.facts)
        if case .success = outcome.result { count("begin") }
    }

    private mutating func renew(_ lease: LeaseID, ends: Bool) {
        let idle = random.oneIn(5) ? Int.random(in: 1...70, using: &random) : 0
        let outcome =
            ends
            ? time.endLease(lease, idleSeconds: idle) : time.renewLease(lease, idleSeconds: idle)
        let facts = outcome.facts
        write(facts)
        if facts.contains(where: { if case .idle(let claim) = $0 { claim.milliseconds > 0 } else { false } }) {
            count("idle")
        }
        if facts.contains(where: { if case .saveBegan = $0 { true } else { false } }) { count("save") }
        count(ends ? "end" : "renew")
    }

    private mutating func grant() {
        // Sometimes one that was given before: it counts once.
        if random.oneIn(4), let known = time.book.grants.randomElement(using: &random)?.grant {
            let again = time.grant(known.id, minutes: 1440, by: "p2")
            if !again.facts.isEmpty { faults.append("\(known.id) was given again") }
            return
        }
        let expires = random.oneIn(2) ? time.moment.wall + 1 + below(40 * 3_600_000) : nil
        let scope = random.oneIn(3) ? GrantScope.activity(MinutePolicies.game) : .all
        let outcome = time.grant(
            minutes: Int.random(in: 1...30, using: &random), scope: scope, pastQuietHours: random.oneIn(2),
            expires: expires, by: "p1")
        write(outcome.facts)
        count("grant")
    }

    private mutating func undo() {
        guard let grant = time.book.grants.randomElement(using: &random)?.grant else { return }
        let outcome = time.undoGrant(grant.id, by: "p1")
        write(outcome.facts)
        guard case .success(let reply) = outcome.result, reply.changed else { return }
        undone[grant.id] = time.book.account(grant.id)?.used
        count("undo")
    }

    private mutating func lock() {
        let until = random.oneIn(2) ? time.moment.wall + 1 + below(3_600_000) : nil
        write(time.lock(until: until, by: "p1").facts)
        count("lock")
    }

    private mutating func changePolicy() {
        let today = time.calendar.day(at: time.moment.wall)
        let policy = MinutePolicies.policy(.all, from: today, &random)
        write(time.settle(before: policy))
        let revision = Revision(from: time.policy, to: policy, day: today)
        time.policy = policy
        time.book.follow(revision)
        written.append(.policy(revision))
        count("policy")
    }

    private mutating func ask() {
        names += 1
        let id = TimeRequestID(rawValue: "r\(names)")
        guard let fact = try? time.ask(id, minutes: 10, activity: activity, in: requests).fact else { return }
        requests.apply(fact)
        count("ask")
    }

    private mutating func decide() {
        guard let request = requests.requests.randomElement(using: &random) else { return }
        let verdict = RequestVerdict(approves: random.oneIn(2), pastQuietHours: false, by: "p1")
        guard let outcome = try? time.decide(request.id, verdict, in: requests) else { return }
        let isNew = request.answer == nil
        if !isNew, !outcome.facts.isEmpty { faults.append("\(request.id) was answered twice") }
        for fact in outcome.facts {
            switch fact {
            case .time(let fact): write([fact])
            case .request(let fact): requests.apply(fact)
            default: faults.append("\(fact) of a request")
            }
        }
        if isNew { count("decide") }
    }
}

// MARK: - Clocks

extension TimeWalk {
    private mutating func pass(_ length: Milliseconds) { reading = reading.advanced(by: length) }

    private mutating func setClock() {
        reading.wall = reading.wall + (below(16 * 86_400_000) - 8 * .day)
        look(synchronised: random.oneIn(3))
        count("step")
    }

    private mutating func sleep() {
        let mono = reading.mono
        pass(below(5 * 3_600_000))
        reading.mono = mono
        look(synchronised: false)
        count("sleep")
    }

    /// What is open is charged to its expiry: more is never known.
    private mutating func reboot() {
        let open = time.book.leases.filter { $0.calledMark.boot == reading.boot }
        if let end = open.map(\.expiry).max() { expected += max(0, end - measured) }
        boots += 1
        let memory = ClockMemory(anchor: keeper.trusted)
        reading = Moment(
            wall: reading.wall + below(12 * 3_600_000), mono: 2000, bootTime: 2000,
            boot: BootID(rawValue: "boot-\(boots)"))
        measured = reading.mono
        keeper = HouseholdClock.start(memory, at: reading, uptime: 2000, isSynchronised: random.oneIn(2)).keeper
        moved()
        count("reboot")
    }

    private mutating func look(synchronised: Bool) {
        if keeper.follows(reading) { keeper.see(reading) } else { _ = keeper.look(at: reading) { synchronised } }
        moved()
    }

    private mutating func moved() {
        time.moment = keeper.moment(of: reading)
        time.calendar.hold(dayOf: keeper.trust == .trusted ? nil : keeper.trusted.wall, now: time.moment.wall)
        if keeper.trust != .trusted { count("untrusted") }
    }

    /// Counts what was measured while a lease was open.
    private mutating func measure() {
        let open = time.book.leases.filter { $0.calledMark.boot == reading.boot }
        if let end = open.map(\.expiry).max() { expected += max(0, min(reading.mono, end) - measured) }
        measured = reading.mono
    }
}

// MARK: - Checks

extension TimeWalk {
    private func total(_ book: TimeBook) -> Milliseconds {
        book.days.reduce(0) { $0 + $1.total + $1.free }
    }

    /// Counting is no event: the answer before it is the answer after it.
    private mutating func checkSettling() {
        let activity = activity
        let before = time.mayI(activity)
        let facts = time.settle()
        var after = time
        after.book.apply(facts)
        if after.mayI(activity) != before { faults.append("settling changes \(before) to \(after.mayI(activity))") }
        var twice = after
        twice.book.apply(after.settle())
        if twice.book != after.book { faults.append("settling twice is not settling once") }
        for day in time.book.days {
            let later = after.book.use(on: day.day)
            if later.total < day.total || later.free < day.free { faults.append("\(day.day) has less use than before") }
        }
        seen.insert(before.state)
    }

    private mutating func check() {
        let now = time.settled()
        if total(now.book) != expected {
            faults.append("\(total(now.book)) ms are counted of \(expected)")
            expected = total(now.book)
        }
        let activity = activity
        let decision = time.mayI(activity)
        if decision.validUntil <= time.moment.wall { faults.append("valid until the past: \(decision)") }
        if decision.allowed != decision.state.isAllowed || decision.allowed == (decision.remainingSeconds == 0),
            decision.state != .warning
        {
            faults.append("\(decision.state) with \(decision.remainingSeconds ?? -1) s left")
        }
        let explanation = time.explain(activity)
        if explanation.decision != decision || explanation.steps.first(where: \.holds)?.state != decision.state {
            faults.append(
                "\(decision.state) is explained by \(explanation.steps.first(where: \.holds)?.say.description ?? "")")
        }
        checkGrants(now.book)
        checkReports(now)
        for idle in now.book.idle.days where idle.milliseconds > ScreenTime.mostIdle {
            faults.append("\(idle.milliseconds) ms idle on \(idle.day)")
        }
    }

    private mutating func checkGrants(_ book: TimeBook) {
        for account in book.grants {
            let (minutes, id) = (Milliseconds(account.grant.minutes) * .minute, account.grant.id)
            if account.used + account.takenBack > minutes { faults.append("\(id) gave more than it has") }
            if let used = undone[id], account.used != used { faults.append("\(id) was used after it was taken back") }
        }
        let paid = book.days.reduce(0) { $0 + $1.granted }
        if paid != book.grants.reduce(0, { $0 + $1.used }) { faults.append("\(paid) ms paid by grants") }
    }

    private mutating func checkReports(_ now: ScreenTime) {
        let today = time.calendar.day(at: time.moment.wall)
        let use = now.book.use(on: today)
        let day = time.usage(days: 1).days.last
        if day?.usedSeconds != use.total.secondsBegun || day?.limitMinutes != time.policy.dailyMinutes(on: today) {
            faults.append("the report of \(today) is \(String(describing: day))")
        }
        guard random.oneIn(10) else { return }
        for day in time.preview(from: today, days: 3) {
            if day.limitMinutes != time.policy.dailyMinutes(on: day.day) { faults.append("preview of \(day.day)") }
            let ends = [day.begins] + day.stretches.map(\.ends)
            if day.stretches.map(\.begins) != ends.dropLast() || ends.last != day.ends {
                faults.append("the preview of \(day.day) has gaps")
            }
            if let used = day.usedSeconds, used != now.book.use(on: day.day).total.secondsBegun {
                faults.append("the preview of \(day.day) has \(used) s")
            }
        }
    }

    /// What the facts alone make.
    func replayed() -> TimeBook {
        var book = TimeBook()
        for entry in written {
            switch entry {
            case .facts(let facts): book.apply(facts)
            case .policy(let policy): book.follow(policy)
            }
        }
        return book
    }
}
