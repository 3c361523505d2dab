import Household
import JSONRPC
import Shapes

/// `mastery.list`: how far a child is with each skill.
public enum MasteryList {
    /// The parameters of `mastery.list`. Optional: `subject`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var subject: String?

        public init(child: String, subject: String? = nil) {
            self.child = child
            self.subject = subject
        }
    }

    /// A skill with what a child's answers tell about it.
    public struct Entry: Equatable, Sendable {
        public var skill: SkillID
        public var title: String
        public var subject: String?
        /// What a child is shown; never falls.
        public var medal: SkillMastery.Medal
        /// The best mean of a window; never falls.
        public var percent: Int
        /// Since when it is mastered; absent: not yet.
        public var masteredAt: Instant?
        public var state: SkillMastery.State?
        public var answers: Int?
        /// When it is to be looked at again; for parents.
        public var due: Day?

        public init(
            skill: SkillID, title: String, subject: String?, medal: SkillMastery.Medal, percent: Int,
            masteredAt: Instant?, state: SkillMastery.State?, answers: Int?, due: Day?
        ) {
            self.skill = skill
            self.title = title
            self.subject = subject
            self.medal = medal
            self.percent = percent
            self.masteredAt = masteredAt
            self.state = state
            self.answers = answers
            self.due = due
        }
    }

    /// The result of `mastery.list`.
    public struct Result: Equatable, Sendable {
        public var entries: [Entry]

        public init(entries: [Entry]) { self.entries = entries }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "mastery.list",
        "Tells how far a child is with each skill that its filter allows: a medal and a percentage that never fall. Parents "
            + "also get where it stands, and skills of lessons that are not there any more.",
        role: .child,
        params: Shape<Params>.object("MasteryListParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional("subject", \.subject, .text(1...64), "Only of this subject.")
        },
        result: Shape<Result>.object("Mastery", "", make: Result.init) {
            required("mastery", \.entries, .list(of: entry), "In the order of lessons.")
        },
        errors: [.unknownChild])

    static let entry = Shape<Entry>.object(
        "MasteryEntry", "A skill with what a child's answers tell about it.", make: Entry.init
    ) {
        required("skill", \.skill, .id(SkillID.self), "As lessons name it.")
        required("title", \.title, .text(), "A short name for people.")
        optional("subject", \.subject, .text(), "The subject's id; absent when no pack has the skill any more.")
        required(
            "medal", \.medal, .word(SkillMastery.Medal.self), "`bronze` begun, `silver` reached once, `gold` mastered.")
        required("percent", \.percent, .integer(0...100), "The best mean of a window of answers; never falls.")
        optional("masteredAt", \.masteredAt, .instant, "Since when it is mastered.")
        optional("masteryState", \.state, .word(SkillMastery.State.self), "Where it stands; for parents.")
        optional("answerCount", \.answers, .count, "First answers that counted; for parents.")
        optional("dueDay", \.due, .day, "The household day from which on it is to be looked at again; for parents.")
    }
}
