import Household
import JSONRPC
import Shapes

/// `mastery.reviews`: which skills are to be looked at again, and when.
public enum MasteryReviews {
    /// A mastered skill and its day.
    public struct Entry: Equatable, Sendable {
        /// The skill.
        public var skill: SkillID
        public var title: String
        /// From which household day on.
        public var due: Day
        public var isDue: Bool

        public init(skill: SkillID, title: String, due: Day, isDue: Bool) {
            self.skill = skill
            self.title = title
            self.due = due
            self.isDue = isDue
        }
    }

    /// The result of `mastery.reviews`.
    public struct Result: Equatable, Sendable {
        public var reviews: [Entry]

        public init(reviews: [Entry]) { self.reviews = reviews }
    }

    /// For parents; reads only.
    public static let method = Method(
        "mastery.reviews", "Tells a parent which mastered skills are to be looked at again, and from which day on.",
        role: .parent, params: ChildParams.shape,
        result: Shape<Result>.object("Reviews", "", make: Result.init) {
            required("reviews", \.reviews, .list(of: entry), "The earliest first.")
        },
        errors: [.unknownChild])

    private static let entry = Shape<Entry>.object("ReviewEntry", "A mastered skill and its day.", make: Entry.init) {
        required("skill", \.skill, .id(SkillID.self))
        required("title", \.title, .text(), "A short name for people.")
        required("dueDay", \.due, .day, "The household day from which on it is to be looked at again.")
        required("isDue", \.isDue, .boolean, "Whether that day has come.")
    }
}
