import Household
import JSONRPC
import Shapes

/// `policy.explain`: why a child may or may not, rule by rule, for a parent.
public enum PolicyExplain {
    /// The result of `policy.explain`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var now: Instant
        /// Every rule in the order in which they are asked, with what each says now.
        public var explanation: Explanation

        public init(now: Instant, explanation: Explanation) {
            self.now = now
            self.explanation = explanation
        }
    }

    /// For parents; reads only.
    public static let method = Method(
        "policy.explain", "Explains why a child may or may not now: every rule in the order in which they are checked.",
        role: .parent,
        params: Shape<TimeMayI.Params>.object("PolicyExplainParams", "", make: TimeMayI.Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            defaulted(
                "activity", \.activity, .activityRef, to: .anything, "What the child wants to do; if absent, anything.")
        },
        result: Shape<Result>.object(
            "PolicyExplanation", "A decision with its whole trace.",
            make: { Result(now: $0, explanation: Explanation(decision: $1, steps: $2)) }
        ) {
            required("now", \.now, .instant, "The daemon's clock.")
            required("decision", \.explanation.decision, .decision, "As `time.mayI` answers.")
            required("steps", \.explanation.steps, .list(of: .explanationStep), "The first that holds decided.")
        },
        errors: [.unknownChild, .unknownLesson])
}
