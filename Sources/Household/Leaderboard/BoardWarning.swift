import Words

/// What a parent is told before a younger child is ranked (Rewards, Household leaderboard).
public enum BoardWarning {
    /// The plain warning.
    public static func text(name: String) -> Saying {
        Saying("parent.board.warning", ["name": .text(name), "age": .number(BoardMembership.rankedAge)])
    }
}
