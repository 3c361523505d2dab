import Household
import JSONRPC
import Shapes
import Words

extension Shape where Value == ActivityRef {
    /// How it is read and written: `ActivityRef` in the reference.
    public static let activityRef = Shape.object(
        "ActivityRef", "What a child wants to do or does; without any member: anything.", make: ActivityRef.init
    ) {
        optional("subject", \.subject, .text(1...64), "Such as `math`.")
        optional("lesson", \.lesson, .text(1...128), "Id of a lesson.")
        // A program chose it. By the wire it is asked about as it is told.
        optional(
            "app", .text(1...64), "Name of a front-end's app. What nobody sees in it is told as U+FFFD.",
            get: { $0.app.map(Legibility.shown) }, set: { $0.app = $1 })
        optional("pack", \.pack, .text(1...128), "Id of a content pack.")
    }
}

extension Shape where Value == ActivityRef {
    /// What a budget or a rule about free activities names: of it exactly one.
    static let limitedActivity = Shape.one(
        "LimitedActivity", "What a rule is about: exactly one of a subject, a pack or an app.",
        of: [
            Alternative("subject", "Such as `math`.", .text(1...64), make: { ActivityRef(subject: $0) }) { $0.subject },
            Alternative("pack", "Id of a content pack.", .text(1...128), make: { ActivityRef(pack: $0) }) { $0.pack },
            Alternative("app", "Name of a front-end's app.", .text(1...64), make: { ActivityRef(app: $0) }) { $0.app },
        ], named: { $0.subject != nil ? "subject" : $0.pack != nil ? "pack" : "app" })
}

extension Shape where Value == QuietWindow {
    /// How it is read and written: `QuietWindow` in the reference.
    public static let quietWindow = Shape.object(
        "QuietWindow", "Quiet hours between two times of day; an end before the start lies on the next day.",
        make: QuietWindow.init
    ) {
        required("start", \.start, .windowStart)
        required("end", \.end, .wallTime, "Up to `24:00`.")
        defaulted(
            "weekdays", \.days, .set(of: .weekday, in: { $0.rawValue < $1.rawValue }, minimum: 1, maximum: 7),
            to: Set(Weekday.allCases),
            "The weekdays on which it starts; if absent, all.")
    }
}

extension Shape where Value == LimitView {
    /// How it is read and written: `Limit` in the reference.
    public static let limitView = Shape.object(
        "Limit", "A rule that limits, with what is left of it.", make: LimitView.init
    ) {
        required("rule", \.rule, .word(LimitRule.self))
        optional("grant", \.grant, .id(GrantID.self), "When the rule is a grant.")
        optional("budget", \.budget, .text(1...64), "When the rule is a budget: its name.")
        optional("limitMinutes", \.limitMinutes, .count)
        optional("usedSeconds", \.usedSeconds, .count)
        optional("remainingSeconds", \.remainingSeconds, .count)
        optional("beginsAt", \.beginsAt, .instant, "When the coming quiet hours or the coming allowed window begin.")
        optional("endsAt", \.endsAt, .end, "When quiet hours, an allowed window, a break, a lock or a grant end.")
    }
}

extension Shape where Value == Decision {
    /// How it is read and written: `Decision` in the reference.
    public static let decision = Shape.object("Decision", "May this child do this now?", make: Decision.init) {
        required("allowed", \.allowed, .boolean)
        required("state", \.state, .word(TimeState.self), "The first that applies.")
        required("limits", \.limits, .list(of: .limitView), "Every rule that limits, with what is left of it.")
        optional(
            "remainingSeconds", \.remainingSeconds, .count,
            "Seconds to the nearest end of any kind; absent: no end is in sight.")
        required("validUntil", \.validUntil, .end, "The next moment at which the answer can change by itself.")
        required("liftedBy", \.liftedBy, .list(of: .word(Lift.self)), "What would lift the state or postpone the end.")
        required("say", \.say, .saying, "A sentence for the child.")
    }
}

extension Shape where Value == TimeBrief {
    /// How it is read and written: `TimeBrief` in the reference.
    public static let timeBrief = Shape.object("TimeBrief", "How time stands, in short.", make: TimeBrief.init) {
        required("allowed", \.allowed, .boolean, "Whether the child may begin anything.")
        required("state", \.state, .word(TimeState.self))
        optional(
            "remainingSeconds", \.remainingSeconds, .count, "Seconds to the nearest end of any kind; absent: no end.")
        optional("finish", \.finish, .finishTime, "Time is over; what is open may be finished.")
        required("say", \.say, .saying, "A sentence for the child.")
    }
}

extension Shape where Value == FinishTime {
    static let finishTime = Shape.object(
        "FinishTime", "How long what is open may go on after the end of time.", make: FinishTime.init
    ) {
        required("until", \.until, .instant)
        required("remainingSeconds", \.seconds, .count, "How long that is.")
    }
}
