/// What past days left over for later ones (Screen time, Limits: carry-over).
///
/// A day is closed once, by the policy that holds when it is: its amount stands here, and no later change of the policy
/// looks at it again.
public struct TimeBank: Hashable, Sendable {
    /// What one day left over.
    public struct Saving: Hashable, Sendable {
        /// The household day.
        public var day: Day
        /// Milliseconds that are still there.
        public var left: Milliseconds
        /// The last household day on which it can be used.
        public var last: Day

        /// What a day left over.
        public init(day: Day, left: Milliseconds, last: Day) {
            self.day = day
            self.left = left
            self.last = last
        }
    }

    /// The last household day that was closed; those before the bank was opened are.
    public var closed: Day
    /// What is there, in the order of the days.
    public var savings: [Saving]

    /// A bank that has closed all days up to one.
    public init(closed: Day, savings: [Saving] = []) {
        self.closed = closed
        self.savings = savings
    }

    /// All that is there.
    var total: Milliseconds { savings.reduce(0) { $0.adding(clamped: $1.left) } }

    /// What can be used on a day, earliest expiry first.
    func usable(on day: Day) -> [Saving] {
        savings.filter { $0.left > 0 && $0.day < day && day <= $0.last }
            .sorted { ($0.last, $0.day) < ($1.last, $1.day) }
    }

    /// Takes in what a day left over, as far as the cap allows.
    mutating func close(_ day: Day, unused: Milliseconds, _ rule: CarryOver) {
        savings.removeAll { $0.last <= day || $0.left <= 0 }
        let left = min(unused, Milliseconds(rule.capMinutes) * .minute - total)
        if left > 0 { savings.append(Saving(day: day, left: left, last: day.advanced(by: rule.expiryDays))) }
        closed = day
    }

    /// Gives back what a lower cap no longer holds, the latest expiry first.
    fileprivate mutating func hold(_ most: Milliseconds) {
        var excess = total - most
        for index in savings.indices.sorted(by: { savings[$0].last > savings[$1].last }) where excess > 0 {
            let part = min(excess, savings[index].left)
            savings[index].left -= part
            excess -= part
        }
    }

    mutating func take(_ part: UsedTime.FromDay) {
        guard let index = savings.firstIndex(where: { $0.day == part.day }) else { return }
        savings[index].left = max(0, savings[index].left.adding(clamped: 0 &- part.milliseconds))
    }
}

extension ScreenTime {
    /// The bank on a household day: all days before it are closed, by the present policy when they were not yet.
    ///
    /// Days that a clock set back has not reached yet are closed anew when they come again; what was used of them is
    /// gone (`DayUse.lent`).
    func bank(on today: Day) -> TimeBank? {
        guard let rule = policy.carryOver else { return nil }
        let yesterday = today.advanced(by: -1)
        guard var bank = book.bank else { return TimeBank(closed: yesterday) }
        if bank.closed > yesterday {
            bank.closed = yesterday
            bank.savings.removeAll { $0.day >= today }
        }
        var day = max(bank.closed.advanced(by: 1), today.advanced(by: -rule.expiryDays))
        while day < today {
            bank.close(day, unused: policy.dailyLimit(on: day).map { $0 - book.use(on: day).ofDay } ?? 0, rule)
            day = day.advanced(by: 1)
        }
        bank.closed = yesterday
        bank.savings.removeAll { $0.last < today || $0.left <= 0 }
        bank.hold(Milliseconds(rule.capMinutes) * .minute)
        return bank
    }

    /// The fact that closes the days before one; none when they are.
    func bankFacts(on today: Day) -> [TimeFact] {
        guard policy.carryOver != nil, let bank = bank(on: today), bank != book.bank else { return [] }
        return [.bankSet(bank)]
    }
}
