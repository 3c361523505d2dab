import JSONRPC
import Shapes

/// `leaderboard.optOut`: a child leaves the boards.
public enum LeaderboardOptOut {
    /// For parents; changes what is stored.
    public static let method = Method(
        "leaderboard.optOut", "Takes a child off all boards at once, past periods included.", role: .parent,
        changes: true, params: ChildParams.shape, result: Shape<BoardMembershipView>.boardMembership,
        errors: [.unknownChild])
}
