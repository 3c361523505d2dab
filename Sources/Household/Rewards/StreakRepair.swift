/// How a streak that has ended can go on after all (Rewards, Day streak).
public struct StreakRepair: Hashable, Sendable {
    /// What the streak had come to; repaired it is one more.
    public var value: Int
    /// The last day on which it can be repaired.
    public var until: Day
    /// Lessons that are still to be finished, all on one day.
    public var lessonsLeft: Int

    /// All members of an offer.
    public init(value: Int, until: Day, lessonsLeft: Int) {
        self.value = value
        self.until = until
        self.lessonsLeft = lessonsLeft
    }
}
