/// How many days running a child has learned: the stored state of the rule (Rewards, Day streak).
///
/// It changes only by a fact that carries the new state. What is shown on a day follows from it by ``status(on:lessons:)``.
/// All of it is arithmetic of household day numbers: hours, zones and clock changes have no part in it.
public struct DayStreak: Hashable, Sendable {
    /// A streak that has ended.
    public struct Lost: Hashable, Sendable {
        /// What it had come to.
        public var value: Int
        /// The day on which it had ended: the first on which nothing could continue it any more.
        public var ended: Day

        /// A streak that has ended.
        public init(value: Int, ended: Day) {
            self.value = value
            self.ended = ended
        }

        /// The days on which it can be repaired.
        var repairDays: Range<Day> { ended..<ended.advanced(by: RewardRules.daysOfRepair) }
    }

    /// The days that it has come to on `last`; a day of rest adds nothing.
    public var value: Int
    /// The last day that counted; nil before the first.
    public var last: Day?
    /// The days of rest that a grace bridged, the newest last; no more than the last `shownGraces`.
    public var graces: [Day]
    /// The streak before the present one, while it can be repaired.
    public var lost: Lost?
    /// The day of the last repair.
    public var repaired: Day?
    /// The most that it ever came to.
    public var longest: Int
    /// Weeks running with enough learning days.
    public var weeks: WeekStreak
    /// When the state was written, so that an answer that is sent again tells the same; nil where it does not matter.
    public var at: Instant?

    /// How many days of rest are kept: more do not fit into the two weeks that are shown.
    static let shownGraces = 2

    /// A streak; without arguments that of a child who begins.
    public init(
        value: Int = 0, last: Day? = nil, graces: [Day] = [], lost: Lost? = nil, repaired: Day? = nil,
        longest: Int = 0, weeks: WeekStreak = WeekStreak(), at: Instant? = nil
    ) {
        self.value = value
        self.last = last
        self.graces = graces
        self.lost = lost
        self.repaired = repaired
        self.longest = longest
        self.weeks = weeks
        self.at = at
    }

    /// Takes in what was learned on a day up to now. The same day may come again with more.
    ///
    /// A day before the last one (the clock was set back) changes nothing: nothing is taken away for it.
    public mutating func learn(_ day: LearningDay) {
        guard day.counts else { return }
        if last.map({ $0 < day.day }) ?? true { count(day.day) }
        if last == day.day, day.lessons >= RewardRules.lessonsOfRepair { repair(on: day.day) }
    }

    private mutating func count(_ day: Day) {
        switch standing(on: day) {
        case .active: return
        case .none: value = 1
        case .open: value += 1
        case .grace:
            value += 1
            graces = graces.suffix(Self.shownGraces - 1) + [day.advanced(by: -1)]
        case .ended:
            lost = repairable(on: day)
            value = 1
        }
        if let lost, lost.repairDays.upperBound <= day { self.lost = nil }
        last = day
        longest = max(longest, value)
    }

    private mutating func repair(on day: Day) {
        guard let offer = offer(on: day) else { return }
        value = offer.value + 1
        lost = nil
        repaired = day
        longest = max(longest, value)
    }
}

// MARK: What follows from the state

extension DayStreak {
    /// Where the streak stands on a day. A day before the last one counts as that one.
    func standing(on day: Day) -> StreakState {
        guard let last else { return .none }
        switch last.distance(to: day) {
        case ...0: return .active
        case 1: return .open
        case 2: return hasGrace(for: last.advanced(by: 1)) ? .grace : .ended
        default: return .ended
        }
    }

    /// Whether a day of rest can be bridged: none was within the six days before it.
    private func hasGrace(for missed: Day) -> Bool {
        graces.last.map { $0.distance(to: missed) > RewardRules.daysBetweenGraces } ?? true
    }

    /// The present streak as one that has ended by a day; nil while it goes on.
    private func ended(by day: Day) -> Lost? {
        guard let last, standing(on: day) == .ended else { return nil }
        return Lost(value: value, ended: last.advanced(by: hasGrace(for: last.advanced(by: 1)) ? 3 : 2))
    }

    /// The best streak whose days of repair include this one. A second one can only be a new streak of a single day.
    private func repairable(on day: Day) -> Lost? {
        let all = [lost, ended(by: day)].compactMap { $0 }.filter { $0.repairDays.contains(day) }
        return all.max { ($0.value, $0.ended) < ($1.value, $1.ended) }
    }

    /// What two lessons would repair on a day: once in a calendar month, and never to less than the day makes anyway.
    func offer(on day: Day) -> Lost? {
        guard let lost = repairable(on: day) else { return nil }
        if let repaired, (repaired.year, repaired.month) == (day.year, day.month) { return nil }
        return lost.value + 1 > valueWith(day) ? lost : nil
    }

    /// The most that it can come to by some days that follow each other, this one the first of them: it goes on, or one that
    /// has ended is repaired.
    func most(from day: Day, days: Int) -> Int {
        let isCounted = last.map { day <= $0 } ?? false
        let present = standing(on: day) == .ended ? 0 : value
        return max(present + days - (isCounted ? 1 : 0), (repairable(on: day)?.value ?? 0) + days)
    }

    /// What the streak comes to when the day counts.
    private func valueWith(_ day: Day) -> Int {
        switch standing(on: day) {
        case .active: value
        case .open, .grace: value + 1
        case .ended, .none: 1
        }
    }
}
