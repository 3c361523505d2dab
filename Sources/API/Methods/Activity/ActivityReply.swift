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

        make: {
            activity, kind, lesson, skill, subject, title, state, question, timer, goal, welcomeBack, summary, badges,
            sticker,
            dayStreak, minutes, challenges,
            lease, time in
            var view = ActivityView(
                activity: activity, kind: kind, lesson: lesson, title: title, state: state, question: question,
                summary: summary, timer: timer, skill: skill, subject: subject)
            view.goal = goal
            view.welcomeBack = welcomeBack
            return ActivityReply(
                view: view, lease: lease,
                earned: EarnedNow(
                    badges: badges, sticker: sticker, dayStreak: dayStreak, minutes: minutes,
                    challenges: challenges), time: time)
        }
    ) {
        required("activity", .id(ActivityID.self), "Names it in every further call.") { $0.view.activity }
        required("kind", .word(ActivityKind.self)) { $0.view.kind }
        required("lesson", .id(LessonID.self), "Of a quiz over a subject: one of its lessons.") { $0.view.lesson }
        optional("skill", .id(SkillID.self), "What a review looks back at.") { $0.view.skill }
        optional("subject", .text(), "Of a quiz over a subject.") { $0.view.subject }
        required("title", .text(), "Of the lesson, of the skill that a review looks back at, or of that subject.") {
            $0.view.title
        }
        required("state", .word(ActivityState.self)) { $0.view.state }
        optional("question", .questionView, "The open question; absent while it is paused, and when it has ended.") {
            $0.view.question
        }
        optional("timer", .quizTimer, "Of a quiz with a limit and of a sprint, while it is open.") { $0.view.timer }
        optional("goal", .count, "Of a sprint: right answers to reach, where there is a goal.") { $0.view.goal }
        optional(
            "sayWelcomeBack", .saying,
            "After more than five minutes away from a quiz with a limit: the time was not charged, and another question may "
                + "stand in the place of the one that was open."
        ) { $0.view.welcomeBack }
        optional("summary", .activitySummary, "When it is finished.") { $0.view.summary }
        optional("badges", .list(of: .badgeBrief), "Just earned.") { $0.earned.badges }
        optional("sticker", .text(), "Just given: name of its picture.") { $0.earned.sticker }
        optional("dayStreak", .streakStatus, "When it changed.") { $0.earned.dayStreak }
        optional("earnedMinutes", .count, "Screen time that was just earned.") { $0.earned.minutes }
        optional("reachedChallenges", .list(of: .challengeReached), "Just reached.") { $0.earned.challenges }
        optional(
            "lease", .id(LeaseID.self),
            "The lease of the activity. Every activity call renews it; renew it yourself every \(Lease.beat / .second) s "
                + "while the child thinks."
        ) { $0.lease }
        required("time", .timeBrief) { $0.time }
    }
}
