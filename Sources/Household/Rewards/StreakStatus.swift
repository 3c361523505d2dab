import Words

/// A day streak as a child sees it on a day: what was learned, and never a threat (Rewards, Day streak).
public struct StreakStatus: Hashable, Sendable {
    /// Where it stands.
    public var state: StreakState
    /// Days that it has come to; 0 when it has ended.
    public var value: Int
    /// The most that it ever came to.
    public var longest: Int
    /// The last day of rest that was bridged: it added nothing and is shown as used.
    public var restDay: Day?
    /// Beside the state, while an ended streak can go on after all.
    public var repair: StreakRepair?

    /// All members of a status.
    public init(state: StreakState, value: Int, longest: Int, restDay: Day?, repair: StreakRepair?) {
        self.state = state
        self.value = value
        self.longest = longest
        self.restDay = restDay
        self.repair = repair
    }

    /// A sentence for the child.
    public var say: Saying {
        guard let repair else { return RewardWords.sentence(state, value) }
        return RewardWords.sentence(state, value) + RewardWords.sentence(repair)
    }
}
