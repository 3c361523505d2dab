import Household
import JSONRPC
import Shapes
import Words

/// `filter.check`: whether something is for a child now.
public enum FilterCheck {
    /// The result of `filter.check`. Absent where they do not apply: `rule`, `say`.
    public struct Result: Equatable, Sendable {
        public var allowed: Bool
        public var rule: FilterCode?
        public var say: Saying?

        public init(allowed: Bool, rule: FilterCode? = nil, say: Saying? = nil) {
            self.allowed = allowed
            self.rule = rule
            self.say = say
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "filter.check", "Tells whether a child may use a lesson, subject, pack or app now. Name exactly one of them.",
        role: .child, params: FilterQuestion.shape("FilterCheckParams"),
        choice: .exactlyOne(of: FilterQuestion.choices),
        result: Shape<Result>.object("FilterAnswer", "", make: Result.init) {
            required("allowed", \.allowed, .boolean, "Whether the lesson is offered to the child now.")
            optional("rule", \.rule, .word(FilterCode.self), "Why not.")
            optional("say", \.say, .saying, "The same for the child.")
        },
        errors: [.unknownChild, .unknownLesson, .unknownPack])
}
