import Household
import JSONRPC
import Shapes

/// `leaderboard.get`: one board.
public enum LeaderboardGet {
    /// The parameters of `leaderboard.get`. Optional: `child`, `board`, `metric`, `period`.
    public struct Params: Equatable, Sendable {
        public var child: String?
        public var board: BoardKind
        public var metric: BoardMetric
        public var period: BoardPeriod

        public init(
            child: String? = nil, board: BoardKind = .together, metric: BoardMetric = .stars,
            period: BoardPeriod = .week
        ) {
            self.child = child
            self.board = board
            self.metric = metric
            self.period = period
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "leaderboard.get",
        "Returns a board of the household as a participating child may see it; a parent who names no child sees all "
            + "of it. A child under ten gets no ranks and no numbers of others, unless a parent included it.",
        role: .child,
        params: Shape<Params>.object("LeaderboardGetParams", "", make: Params.init) {
            optional("child", \.child, .childName, "Id or name of the child; a parent may leave it out.")
            defaulted("board", \.board, .word(BoardKind.self), to: .together, "`together` when absent.")
            defaulted("metric", \.metric, .word(BoardMetric.self), to: .stars, "`stars` when absent.")
            defaulted("period", \.period, .word(BoardPeriod.self), to: .week, "`week` when absent.")
        },
        result: Shape<Board>.board, errors: [.unknownChild, .notOptedIn])
}
