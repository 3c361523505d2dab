/// How many weeks running a child has learned on at least three days (Rewards, Day streak).
public struct WeekStreak: Hashable, Sendable {
    /// The weeks that it has come to in `last`.
    public var value: Int
    /// The first day of the last week that counted; nil before the first.
    public var last: Day?
    /// The most that it ever came to.
    public var longest: Int

    /// A streak; without arguments that of a child who begins.
    public init(value: Int = 0, last: Day? = nil, longest: Int = 0) {
        self.value = value
        self.last = last
        self.longest = longest
    }

    /// Days between the starts of two weeks that follow each other: 7, or another number when the household moved the
    /// start of its week between them.
    private static let following = 1...13

    /// Takes in how many days of a week were learning days up to now.
    public mutating func learn(days: Int, in week: Range<Day>) {
        guard days >= RewardRules.daysOfLearningWeek else { return }
        let gap = last.map { $0.distance(to: week.lowerBound) }
        // The same week again, or one before it.
        if let gap, (-RewardRules.daysOfTrustAhead...0).contains(gap) { return }
        value = gap.map(Self.following.contains) == true ? value + 1 : 1
        last = week.lowerBound
        longest = max(longest, value)
    }

    /// The weeks running as they are shown in a week: this one need not count yet.
    public func value(in week: Range<Day>) -> Int {
        guard let last, last.distance(to: week.lowerBound) <= Self.following.upperBound else { return 0 }
        return value
    }
}
