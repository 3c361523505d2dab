import Household
import JSONRPC
import Shapes

/// `facts.goal` and `facts.setGoal`: what a child wants to reach in a sprint.
public enum FactsGoal {
    /// The parameters of `facts.setGoal`.
    public struct Wish: Equatable, Sendable {
        public var child: String
        /// Right answers to reach.
        public var goal: Int
        public var domain: FactDomain

        public init(child: String, goal: Int, domain: FactDomain = .addSubtract) {
            self.child = child
            self.goal = goal
            self.domain = domain
        }
    }

    /// The result. Absent where they do not apply: all but `sprintsLeft`.
    public struct Result: Equatable, Sendable {
        public var best: Int?
        /// What the next sprint is to reach.
        public var goal: Int?
        public var suggestion: Int?
        public var sprintsLeft: Int

        public init(best: Int?, goal: Int?, suggestion: Int?, sprintsLeft: Int) {
            self.best = best
            self.goal = goal
            self.suggestion = suggestion
            self.sprintsLeft = sprintsLeft
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "facts.goal", "The goal of the next sprint, and the child's best so far.", role: .child,
        params: FactsParams.shape, result: result, errors: [.unknownChild])

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let change = Method(
        "facts.setGoal",
        "Sets what the child wants to reach, for the sprints in hand or, after a rest, the next ones. After two sprints in a row "
            + "that miss it, it becomes easier by two.",
        role: .child, changes: true, work: .others,
        params: Shape<Wish>.object("FactsSetGoalParams", "", make: Wish.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("goal", \.goal, .integer(FactRules.goals), "Right answers to reach in 60 seconds.")
            defaulted("domain", \.domain, .word(FactDomain.self), to: .addSubtract, FactsParams.about)
        },
        result: result, errors: [.unknownChild])

    private static let result = Shape<Result>.object("FactsGoal", "", make: Result.init) {
        optional("sprintBest", \.best, .count, "The most right answers of a sprint so far.")
        optional("goal", \.goal, .count, "What the next sprint is to reach; the first one has none.")
        optional("suggestedGoal", \.suggestion, .count, "What kidd would propose.")
        required("sprintsLeft", \.sprintsLeft, .count, "Sprints that can begin before a rest, of all domains together.")
    }
}
