import Household
import JSONRPC
import Shapes

/// `activity.list`: what a child has open, and what it did last.
public enum ActivityList {
    /// An activity in a list.
    public struct Entry: Equatable, Sendable {
        public var activity: ActivityID
        /// What kind it is.
        public var kind: ActivityKind
        public var lesson: LessonID
        /// The title of the lesson; empty where the child may not have it now.
        public var title: String
        /// The skill that a review looks back at.
        public var skill: SkillID?
        public var subject: String?
        /// Where it stands.
        public var state: ActivityState
        /// When it began.
        public var startedAt: Instant
        public var lastAt: Instant
        public var answered: Int
        public var total: Int
        public var number: Int?
        /// The result of a finished one.
        public var summary: ActivitySummary?
        /// Why rests were offered in it; for parents.
        public var rests: [RestReason]?

        public init(
            activity: ActivityID, kind: ActivityKind, lesson: LessonID, title: String, skill: SkillID?,
            subject: String?,
            state: ActivityState, startedAt: Instant, lastAt: Instant, answered: Int, total: Int, number: Int?,
            summary: ActivitySummary?, rests: [RestReason]?
        ) {
            self.activity = activity
            self.kind = kind
            self.lesson = lesson
            self.title = title
            self.skill = skill
            self.subject = subject
            self.state = state
            self.startedAt = startedAt
            self.lastAt = lastAt
            self.answered = answered
            self.total = total
            self.number = number
            self.summary = summary
            self.rests = rests
        }
    }

    /// The result of `activity.list`.
    public struct Result: Equatable, Sendable {
        public var activities: [Entry]

        public init(activities: [Entry]) { self.activities = activities }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "activity.list",
        "Lists what a child has open, and the last \(LearningRules.closedActivities) that ended. Parents also get where a "
            + "rest was offered, and why.",
        role: .child, params: ChildParams.shape,
        result: Shape<Result>.object("Activities", "", make: Result.init) {
            required(
                "activityEntries", \.activities, .list(of: entry),
                "The open ones first, then the last that ended, the newest first.")
        },
        errors: [.unknownChild])

    private static let entry = Shape<Entry>.object("ActivityEntry", "An activity in a list.", make: Entry.init) {
        required("activity", \.activity, .id(ActivityID.self), "Names it in further calls.")
        required("kind", \.kind, .word(ActivityKind.self))
        required("lesson", \.lesson, .id(LessonID.self), "The lesson whose questions it asks.")
        required(
            "title", \.title, .text(),
            "Of the lesson, of the skill that a review looks back at, or of the subject; empty where the child may not "
                + "have it now.")
        optional("skill", \.skill, .id(SkillID.self), "What a review looks back at.")
        optional("subject", \.subject, .text(), "Of a quiz over a subject.")
        required("state", \.state, .word(ActivityState.self))
        required("startedAt", \.startedAt, .instant)
        required("lastAt", \.lastAt, .instant, "When something happened in it last.")
        required("answerCount", \.answered, .count, "First answers so far.")
        required("total", \.total, .count, "Questions that it has.")
        optional("number", \.number, .count, "The question that an open one stands at, from 1.")
        optional("summary", \.summary, .activitySummary, "When it is finished.")
        optional("rests", \.rests, .list(of: .word(RestReason.self)), "For parents: why rests were offered in it.")
    }
}
