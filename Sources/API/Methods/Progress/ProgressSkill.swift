import Household
import JSONRPC
import Shapes
import Words

/// `progress.skill` and `progress.explain`: one skill of a child, and the answers behind its medal.
public enum ProgressSkill {
    /// The parameters of both.
    public struct Params: Equatable, Sendable {
        public var child: String
        /// The skill.
        public var skill: SkillID

        public init(child: String, skill: SkillID) {
            self.child = child
            self.skill = skill
        }
    }

    /// The result of `progress.skill`. Absent where it does not apply: `due`.
    public struct Result: Equatable, Sendable {
        /// The skill with its medal.
        public var mastery: MasteryList.Entry
        /// Finished lessons of it, the latest first.
        public var lessons: [RecentLesson]
        /// From which household day on it comes back.
        public var due: Day?
        public var say: Saying

        public init(mastery: MasteryList.Entry, lessons: [RecentLesson], due: Day?, say: Saying) {
            self.mastery = mastery
            self.lessons = lessons
            self.due = due
            self.say = say
        }
    }

    /// The result of `progress.explain`.
    public struct Explained: Equatable, Sendable {
        /// The skill with its medal.
        public var mastery: MasteryList.Entry
        /// The answers that count for its medal, by activity.
        public var windows: [MasteryExplain.Window]
        public var say: Saying

        public init(mastery: MasteryList.Entry, windows: [MasteryExplain.Window], say: Saying) {
            self.mastery = mastery
            self.windows = windows
            self.say = say
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "progress.skill",
        "Shows one skill of a child: its medal, the lessons of it that were finished, when it comes back, and what the next "
            + "medal asks for. What a child sees never falls.",
        role: .child, params: params("ProgressSkillParams"),
        result: Shape<Result>.object("SkillInDetail", "", make: Result.init) {
            required("skillMastery", \.mastery, MasteryList.entry)
            required("finishedLessons", \.lessons, .list(of: .recentLesson), "The latest first.")
            optional("dueDay", \.due, .day, "The household day from which on it is to be looked at again.")
            required("say", \.say, .saying, "What the next medal asks for, in words for the child.")
        },
        errors: [.unknownChild, .unknownSkill])

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let explain = Method(
        "progress.explain",
        "Shows the answers behind a child's medal of a skill. Parents get the whole reasoning by `mastery.explain`.",
        role: .child, params: params("ProgressExplainParams"),
        result: Shape<Explained>.object("SkillExplained", "", make: Explained.init) {
            required("skillMastery", \.mastery, MasteryList.entry)
            required(
                "windows", \.windows, .list(of: MasteryExplain.window), "The answers that count, the first ones first.")
            required("say", \.say, .saying, "The same in words for the child.")
        },
        errors: [.unknownChild, .unknownSkill])

    private static func params(_ name: String) -> Shape<Params> {
        Shape<Params>.object(name, "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("skill", \.skill, .id(SkillID.self), "As lessons and `skill.list` name it.")
        }
    }
}
