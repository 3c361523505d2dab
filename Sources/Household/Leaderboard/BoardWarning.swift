/// What a parent is told before a younger child is ranked (Rewards, Household leaderboard).
public enum BoardWarning {
    /// The plain warning.
    public static func text(name: String) -> String {
        "\(name) is under \(BoardMembership.rankedAge). Ranks discourage many younger children: \(name) will see the "
            + "numbers of the others, and they see those of \(name). Shared goals and own bests work without ranks."
    }
}
