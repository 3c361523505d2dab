import Household
import JSONRPC
import Shapes

/// An activity as it stands: its question or, at the end, its summary; its lease; and the time.
public struct ActivityReply: Equatable, Sendable {
    /// The activity with its open question, or with its summary.
    public var view: ActivityView
    /// The lease of the activity. Every activity call renews it; renew it yourself while the child thinks.
    public var lease: LeaseID?
    /// What the call brought; empty for all but the call that finishes a lesson.
    public var earned: EarnedNow
    /// How the child's time stands.
    public var time: TimeBrief

    public init(view: ActivityView, lease: LeaseID?, earned: EarnedNow = EarnedNow(), time: TimeBrief) {
        self.view = view
        self.lease = lease
        self.earned = earned
        self.time = time
    }
}

extension Shape where Value == ActivityReply {
    /// How it is read and written: `Activity` in the reference.
    public static let activityReply = Shape.object(
        "Activity", "An activity as it stands.",
        from: ActivityReply(
            view: ActivityView(
                activity: ActivityID(rawValue: ""), kind: .lesson, lesson: "", title: "", state: .running,
                question: nil, summary: nil), lease: nil, time: Shape<TimeBrief>.timeBrief.blank())
    ) {
        required("activity", \.view.activity, .id(ActivityID.self), "Names it in every further call.")
        required("kind", \.view.kind, .word(ActivityKind.self))
        required("lesson", \.view.lesson, .id(LessonID.self), "Of a quiz over a subject: one of its lessons.")
        optional("skill", \.view.skill, .id(SkillID.self), "What a review looks back at.")
        optional("subject", \.view.subject, .text(), "Of a quiz over a subject.")
        required(
            "title", \.view.title, .text(),
            "Of the lesson, of the skill that a review looks back at, or of that subject.")
        required("state", \.view.state, .word(ActivityState.self))
        optional(
            "question", \.view.question, .questionView,
            "The open question; absent while it is paused, and when it has ended.")
        optional("timer", \.view.timer, .quizTimer, "Of a quiz with a limit and of a sprint, while it is open.")
        optional("goal", \.view.goal, .count, "Of a sprint: right answers to reach, where there is a goal.")
        optional(
            "sayWelcomeBack", \.view.welcomeBack, .saying,
            "After more than five minutes away from a quiz with a limit: the time was not charged, and another question may "
                + "stand in the place of the one that was open.")
        optional(
            "sayNotShown", \.view.notShown, .saying,
            "At the start, with `shows`: that some questions of the lesson are left out, because they need more.")
        optional("summary", \.view.summary, .activitySummary, "When it is finished.")
        optional("badges", \.earned.badges, .list(of: .badgeBrief), "Just earned.")
        optional("sticker", \.earned.sticker, .text(), "Just given: name of its picture.")
        optional("dayStreak", \.earned.dayStreak, .streakStatus, "When it changed.")
        optional("earnedMinutes", \.earned.minutes, .count, "Screen time that was just earned.")
        optional("reachedChallenges", \.earned.challenges, .list(of: .challengeReached), "Just reached.")
        optional(
            "lease", \.lease, .id(LeaseID.self),
            "The lease of the activity. Every activity call renews it; renew it yourself every \(Lease.beat / .second) s "
                + "while the child thinks.")
        required("time", \.time, .timeBrief)
    }
}
