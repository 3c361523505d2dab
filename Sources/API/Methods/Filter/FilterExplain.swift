import Household
import JSONRPC
import Shapes
import Words

/// `filter.explain`: every rule that stands against something, for a parent.
public enum FilterExplain {
    /// One rule of the filter that keeps the lesson away.
    public struct Rule: Equatable, Sendable {
        /// The rule as a word for programs.
        public var code: FilterCode
        /// The exact rule, for a parent.
        public var rule: Saying
        /// Whether this is the rule that the child is told.
        public var told: Bool
        /// The lessons that it keeps away.
        public var lessons: Int

        public init(code: FilterCode, rule: Saying, told: Bool, lessons: Int) {
            self.code = code
            self.rule = rule
            self.told = told
            self.lessons = lessons
        }
    }

    /// The result of `filter.explain`. Absent where they do not apply: `allowed`, `say`.
    public struct Result: Equatable, Sendable {
        /// Absent when nothing was named.
        public var allowed: Bool?
        /// What the child is told, if it is not allowed.
        public var say: Saying?
        /// All rules that matched, the one that the child is told first.
        public var rules: [Rule]
        /// The lessons that the question is about.
        public var lessons: Int
        /// Lessons that at least one rule hides.
        public var hidden: Int

        public init(allowed: Bool?, say: Saying?, rules: [Rule], lessons: Int, hidden: Int) {
            self.allowed = allowed
            self.say = say
            self.rules = rules
            self.lessons = lessons
            self.hidden = hidden
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
            required("lessonCount", \.lessons, .count, "The lessons that the question is about.")
            required("hiddenCount", \.hidden, .count, "Lessons that at least one rule hides.")
        },
        errors: [.unknownChild, .unknownLesson, .unknownPack])

    private static let rule = Shape<Rule>.object("FilterRule", "One rule that matched.", make: Rule.init) {
        required("rule", \.code, .word(FilterCode.self), "The rule as a word for programs.")
        required("say", \.rule, .saying, "The exact rule, for a parent.")
        required("told", \.told, .boolean, "Whether this is the rule that the child is told.")
        required("lessonCount", \.lessons, .count, "The lessons that it keeps away.")
    }
}
