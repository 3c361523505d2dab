/// What is known of one child's screen time: use by day, open leases, grants, lock. Only facts change it.
public struct TimeBook: Equatable, Sendable {
    /// Use of the days before the newest one, ascending.
    private var earlier: [DayUse]
    /// Use of the newest day on which there was any; at most one. It stands apart, because it changes with every call:
    /// a copy of the book that is changed copies one day and not all of them.
    private var newest: [DayUse]
    /// The open leases, in the order in which they began. All are counted up to `counted`.
    public package(set) var leases: [Lease]
    /// Grants in the order in which they were given; old ones go when there are more than `mostKeptGrants`.
    public package(set) var grants: [GrantAccount]
    /// How many grants were ever given.
    public package(set) var grantsGiven: Int
    /// The last lock that was not undone; it may have ended by itself.
    public package(set) var lock: ScreenLock?
    /// Up to where the open leases are counted; nil before the first lease.
    public package(set) var counted: MonoMark?
    /// When the running use had nothing left; nil since more was given or used.
    public package(set) var ended: EndOfTime?
    /// Use since the last break; nil while no rule needed it.
    public package(set) var session: ScreenSession?
    /// What past days left over; nil while nothing is carried over.
    public package(set) var bank: TimeBank?

    /// Idle time that front-ends reported.
    public package(set) var idle: IdleBook
    /// The times to save of open leases.
    public package(set) var saves: [SaveTime]

    /// Milliseconds ever spent in learning activities, on days that are no longer kept too.
    public package(set) var learning: Milliseconds

    /// The limits of days that are over, where they were others, ascending; at most one of a day, and of as many days
    /// as use is kept of.
    public package(set) var pastLimits: [PastLimits]

    /// The counters that run; they follow from the child's challenges and goals.
    public package(set) var counters: [TimeCounter]
    /// What each of them has counted on all days that are kept; it follows from the days.
    private var countedEver: [Milliseconds] = []

    /// How many days are kept. They are kept by number, so that a date far in the future drops none but the oldest.
    public static let mostDays = 400
    /// How many grants can be usable at a time before no more are given.
    public static let mostGrants = 500
    /// How many grants are kept: earned minutes find room beyond those that are given. All that a day can earn is over
    /// with the day.
    public static let mostKeptGrants = mostGrants + EarnedTime.possibleDailyCapMinutes.upperBound

    /// A book with the given entries; an empty one without arguments.
    public init(
        days: [DayUse] = [], leases: [Lease] = [], grants: [GrantAccount] = [], grantsGiven: Int = 0,
        lock: ScreenLock? = nil, counted: MonoMark? = nil, ended: EndOfTime? = nil, learning: Milliseconds = 0,
        session: ScreenSession? = nil, bank: TimeBank? = nil, idle: IdleBook = IdleBook(), saves: [SaveTime] = [],
        pastLimits: [PastLimits] = [], counters: [TimeCounter] = []
    ) {
        earlier = Array(days.dropLast())
        newest = Array(days.suffix(1))
        self.leases = leases
        self.grants = grants
        self.grantsGiven = grantsGiven
        self.lock = lock
        self.counted = counted
        self.ended = ended
        self.learning = learning
        self.session = session
        self.bank = bank
        self.idle = idle
        self.saves = saves
        self.pastLimits = pastLimits
        self.counters = counters
        let kept = self.days
        countedEver = counters.map { Self.sum(of: $0.name, on: kept) }
    }

    /// Use of the days on which there was any, ascending; the latest `mostDays` of them.
    public var days: [DayUse] { earlier + newest }

    /// What was counted on a household day.
    public func use(on day: Day) -> DayUse {
        if let last = newest.first, last.day <= day { return last.day == day ? last : DayUse(day: day) }
        let index = index(of: day)
        return index < earlier.count && earlier[index].day == day ? earlier[index] : DayUse(day: day)
    }

    /// What was counted on the household days of a range.
    public func use(in range: Range<Day>) -> [DayUse] {
        earlier[index(of: range.lowerBound)..<index(of: range.upperBound)] + newest.filter { range.contains($0.day) }
    }

    /// Milliseconds spent in learning activities on the household days of a range.
    public func learning(in range: Range<Day>) -> Milliseconds { sum(in: range, of: \.learning) }
    /// Milliseconds spent in learning activities on a household day.
    func learning(on day: Day) -> Milliseconds { sum(in: day..<day.advanced(by: 1), of: \.learning) }

    /// Seconds of something on the household days of a range: the sum of what is told of each day, begun seconds counted,
    /// so that a reader who adds the days up gets the same.
    func seconds(in range: Range<Day>, of amount: (DayUse) -> Milliseconds) -> Int {
        Int(clamping: sum(in: range) { Milliseconds(amount($0).secondsBegun) })
    }

    /// Milliseconds that a counter counted on the household days of a range.
    public func counted(_ name: String, in range: Range<Day>) -> Milliseconds {
        sum(in: range) { $0.counted(name) }
    }
    /// Milliseconds that a counter counted on a household day.
    func counted(_ name: String, on day: Day) -> Milliseconds { counted(name, in: day..<day.advanced(by: 1)) }
    /// Milliseconds that a counter counted on all days that are kept; of one that runs nothing is added up.
    func counted(_ name: String) -> Milliseconds {
        counters.firstIndex { $0.name == name }.map { countedEver[$0] } ?? Self.sum(of: name, on: days)
    }
    private static func sum(of name: String, on days: [DayUse]) -> Milliseconds {
        days.reduce(0) { $0.adding(clamped: $1.counted(name)) }
    }

    /// Other challenges or goals: other counters run from now on.
    package mutating func follow(_ counters: [TimeCounter]) {
        if self.counters == counters { return }
        self.counters = counters
        let days = days
        countedEver = counters.map { Self.sum(of: $0.name, on: days) }
    }

    /// The sum of something that was counted on the household days of a range.
    func sum(in range: Range<Day>, of amount: (DayUse) -> Milliseconds) -> Milliseconds {
        var sum: Milliseconds = 0
        // By index: a day is not copied for one of its numbers.
        if !newest.isEmpty, range.contains(newest[0].day) { sum = amount(newest[0]) }
        if earlier.isEmpty || earlier[earlier.count - 1].day < range.lowerBound { return sum }
        for index in index(of: range.lowerBound)..<index(of: range.upperBound) {
            sum = sum.adding(clamped: amount(earlier[index]))
        }
        return sum
    }

    /// The open lease with an id.
    public func lease(_ id: LeaseID) -> Lease? { leases.first { $0.id == id } }

    /// Whether a lease lives at a moment: it was not ended, and has not run out.
    public func isLive(_ id: LeaseID, at moment: Moment) -> Bool {
        lease(id).map { $0.calledMark.boot == moment.boot && moment.mono < $0.expiry } ?? false
    }

    /// The account of a grant.
    public func account(_ id: GrantID) -> GrantAccount? { grants.first { $0.grant.id == id } }

    /// Takes in what happened. Total: facts about what is not known change nothing.
    public mutating func apply(_ fact: TimeFact) {
        switch fact {
        case .used(let time): apply(time)
        case .timeEnded(let end): ended = end
        case .counted(let mark): counted = mark
        case .sessionSet(let session): self.session = session
        case .bankSet(let bank): self.bank = bank
        case .leaseBegan(let lease):
            leases.removeAll { $0.id == lease.id }
            if !saves.isEmpty { saves.removeAll { $0.lease == lease.id } }
            leases.append(lease)
            counted = lease.calledMark
        case .leaseRenewed(let id, let called, let mark):
            guard let index = leases.firstIndex(where: { $0.id == id }) else { return }
            leases[index].called = called
            leases[index].calledMark = mark
        case .leaseEnded(let id), .leaseExpired(let id):
            leases.removeAll { $0.id == id }
            if !saves.isEmpty { saves.removeAll { $0.lease == id } }
        case .granted(let grant): apply(grant)
        case .grantUndone(let undone): apply(undone)
        case .idle(let claim):
            idle.take(claim, open: leases)
            if let mark = claim.countedTo { counted = mark }
        case .saveBegan(let save):
            saves.removeAll { $0.lease == save.lease }
            saves.append(save)
        case .saveOver(let id): saves.removeAll { $0.lease == id }
        case .locked(let lock): self.lock = lock
        case .unlocked: lock = nil
        }
    }

    /// Takes in several facts in their order.
    public mutating func apply(_ facts: some Sequence<TimeFact>) {
        for fact in facts { apply(fact) }
    }

    /// Another policy holds: without carry-over there is no bank, and days that are over keep their limits.
    mutating func follow(_ change: Revision<ScreenTimePolicy>) {
        if change.to.carryOver == nil { bank = nil }
        pastLimits.take(change)
    }

    private mutating func apply(_ time: UsedTime) {
        if time.wasAllowed { ended = nil }
        for part in time.carried {
            bank?.take(part)
            change(part.day) { $0.lent = $0.lent.adding(clamped: part.milliseconds) }
        }
        for part in time.windows {
            let counted = DayUse.InWindow(start: part.start.minute, milliseconds: part.milliseconds)
            change(part.start.date) { $0.windows.add(counted) }
        }
        change(time.day) { $0.add(time) }
        if !time.counters.isEmpty { countEver(time.counters) { $0.adding(clamped: $1) } }
        learning = learning.adding(clamped: time.learning)
        for part in time.granted {
            guard let account = grants.firstIndex(where: { $0.grant.id == part.grant }) else { continue }
            grants[account].used = grants[account].used.adding(clamped: part.milliseconds)
        }
    }

    /// Changes what was used on a day, which is added if it is not there. It stays, even when a clock set back made it
    /// the oldest.
    private mutating func change(_ day: Day, _ body: (inout DayUse) -> Void) {
        if newest.first?.day == day { return body(&newest[0]) }
        guard let last = newest.first, day < last.day else {
            earlier += newest
            newest = [DayUse(day: day)]
            if earlier.count == Self.mostDays { forget(earlier.removeFirst()) }
            return body(&newest[0])
        }
        var index = index(of: day)
        if index == earlier.count || earlier[index].day != day {
            earlier.insert(DayUse(day: day), at: index)
            if earlier.count == Self.mostDays {
                forget(earlier.remove(at: index == 0 ? 1 : 0))
                index = max(0, index - 1)
            }
        }
        body(&earlier[index])
    }

    private mutating func forget(_ day: DayUse) {
        if !day.counters.isEmpty { countEver(day.counters) { $0 - $1 } }
    }

    private mutating func countEver(
        _ parts: [UsedTime.InBudget], _ count: (Milliseconds, Milliseconds) -> Milliseconds
    ) {
        for part in parts {
            guard let index = counters.firstIndex(where: { $0.name == part.name }) else { continue }
            countedEver[index] = count(countedEver[index], part.milliseconds)
        }
    }

    private mutating func apply(_ undone: UndoneGrant) {
        guard let index = grants.firstIndex(where: { $0.grant.id == undone.grant }) else { return }
        grants[index].takenBack = grants[index].takenBack.adding(clamped: undone.milliseconds)
    }

    private mutating func apply(_ grant: Grant) {
        guard account(grant.id) == nil else { return }
        ended = nil
        grantsGiven += 1
        grants.append(GrantAccount(grant: grant))
        guard grants.count > Self.mostKeptGrants else { return }
        grants.remove(at: grants.firstIndex { $0.left == 0 } ?? indexOfEarliestExpiry)
    }

    /// Where the earliest expiry stands among the grants, of which there is at least one.
    private var indexOfEarliestExpiry: Int {
        grants.indices.min { grants[$0].grant.expires < grants[$1].grant.expires } ?? 0
    }

    /// The index of a day among the earlier ones, or where it would be inserted.
    private func index(of day: Day) -> Int {
        // Mostly it is behind the last one.
        if earlier.isEmpty || earlier[earlier.count - 1].day < day { return earlier.count }
        var low = 0
        var high = earlier.count
        while low < high {
            let middle = (low + high) / 2
            if earlier[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
