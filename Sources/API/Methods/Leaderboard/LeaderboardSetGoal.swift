import Household
import JSONRPC
import Shapes

/// `leaderboard.setGoal`: what the household aims at together.
public enum LeaderboardSetGoal {
    /// The parameters of `leaderboard.setGoal`. Optional: `basedOn`.
    public struct Params: Equatable, BasedChange {
        public var metric: BoardMetric
        public var period: BoardPeriod
        public var target: Int?
        /// What it was made from.
        public var basedOn: BasedOn?

        public init(metric: BoardMetric, period: BoardPeriod, target: Int?, basedOn: BasedOn? = nil) {
            self.metric = metric
            self.period = period
            self.target = target
            self.basedOn = basedOn
        }
    }

    /// The result of `leaderboard.setGoal`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var metric: BoardMetric
        public var period: BoardPeriod
        public var target: Int
        public var isUsual: Bool

        public init(metric: BoardMetric, period: BoardPeriod, target: Int, isUsual: Bool) {
            self.metric = metric
            self.period = period
            self.target = target
            self.isUsual = isUsual
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "leaderboard.setGoal", "Sets the shared goal of the whole household for a metric and a period.", role: .parent,
        changes: true,
        params: Shape<Params>.object("LeaderboardSetGoalParams", "", make: Params.init) {
            required("metric", \.metric, .word(BoardMetric.self), "What the goal counts.")
            required("period", \.period, .word(BoardPeriod.self), "The span in which the family tries to reach it.")
            required(
                "target", \.target, .nullable(.integer(BoardGoals.bounds)),
                "The goal of all members together; null: the usual goal, which grows with the number of members.")
            optional("basedOn", \.basedOn, .basedOn, BasedOn.summary)
        },
        result: Shape<Result>.object("SharedGoal", "A shared goal.", make: Result.init) {
            required("metric", \.metric, .word(BoardMetric.self), "What the goal counts.")
            required("period", \.period, .word(BoardPeriod.self), "The span in which it is tried.")
            required("target", \.target, .count, "With the members of today.")
            required("isUsual", \.isUsual, .boolean, "Whether no parent has set it.")
        },
        errors: [.changedMeanwhile])
}
