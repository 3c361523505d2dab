import Household
import JSONRPC
import Shapes
import Words

/// `filter.explain`: every rule that stands against something, for a parent.
public enum FilterExplain {
    /// One rule of the filter that keeps the lesson away.
    public struct Rule: Equatable, Sendable {
        public var rule: FilterCode
        public var say: Saying
        public var told: Bool
        public var lessonCount: Int

        public init(rule: FilterCode, say: Saying, told: Bool, lessonCount: Int) {
            self.rule = rule
            self.say = say
            self.told = told
            self.lessonCount = lessonCount
        }
    }

    /// The result of `filter.explain`. Absent where they do not apply: `allowed`, `say`.
    public struct Result: Equatable, Sendable {
        public var allowed: Bool?
        public var say: Saying?
        public var rules: [Rule]
        public var lessonCount: Int
        public var hiddenCount: Int

        public init(allowed: Bool?, say: Saying?, rules: [Rule], lessonCount: Int, hiddenCount: Int) {
            self.allowed = allowed
            self.say = say
            self.rules = rules
            self.lessonCount = lessonCount
            self.hiddenCount = hiddenCount
        }
    }

    /// For parents; reads only.
    public static let method = Method(
        "filter.explain",
        "Lists every rule that blocks a lesson, subject, pack or app. If none is named, it lists what each rule hides.",
        role: .parent, params: FilterQuestion.shape("FilterExplainParams"),
        choice: .atMostOne(of: FilterQuestion.choices),
        result: Shape<Result>.object("FilterExplanation", "", make: Result.init) {
            optional("allowed", \.allowed, .boolean, "Absent when nothing was named.")
            optional("say", \.say, .saying, "What the child is told, if it is not allowed.")
            required("rules", \.rules, .list(of: rule), "All rules that matched, the one that the child is told first.")
            required("lessonCount", \.lessonCount, .count, "The lessons that the question is about.")
            required("hiddenCount", \.hiddenCount, .count, "Lessons that at least one rule hides.")
        },
        errors: [.unknownChild, .unknownLesson, .unknownPack])

    private static let rule = Shape<Rule>.object("FilterRule", "One rule that matched.", make: Rule.init) {
        required("rule", \.rule, .word(FilterCode.self), "The rule as a word for programs.")
        required("say", \.say, .saying, "The exact rule, for a parent.")
        required("told", \.told, .boolean, "Whether this is the rule that the child is told.")
        required("lessonCount", \.lessonCount, .count, "The lessons that it keeps away.")
    }
}
