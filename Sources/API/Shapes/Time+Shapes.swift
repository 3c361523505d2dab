import Household
import JSONRPC
import Shapes

extension Shape where Value == ActivityRef {
    /// How it is read and written: `ActivityRef` in the reference.
    public static let activityRef = Shape.object(
        "ActivityRef", "What a child wants to do or does; without any member: anything.", make: ActivityRef.init
    ) {
        optional("subject", .text(1...64), "Such as `math`.") { $0.subject }
        optional("lesson", .text(1...128), "Id of a lesson.") { $0.lesson }
        optional("app", .text(1...64), "Name of a front-end's app.") { $0.app }
        optional("pack", .text(1...128), "Id of a content pack.") { $0.pack }
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
        make: { QuietWindow(start: $0, end: $1, days: Set($2)) }
    ) {
        required("start", .windowStart) { $0.start }
        required("end", .wallTime, "Up to `24:00`.") { $0.end }
        defaulted(
            "weekdays", .list(of: .weekday, minimum: 1, maximum: 7), to: Weekday.allCases,
            "The weekdays on which it starts; if absent, all."
        ) { $0.days.sorted { $0.rawValue < $1.rawValue } }
    }
}

extension Shape where Value == LimitView {
    /// How it is read and written: `Limit` in the reference.
    public static let limitView = Shape.object(
        "Limit", "A rule that limits, with what is left of it.", make: LimitView.init
    ) {
        required("rule", .word(LimitRule.self)) { $0.rule }
        optional("grant", .id(GrantID.self), "When the rule is a grant.") { $0.grant }
        optional("budget", .text(1...64), "When the rule is a budget: its name.") { $0.budget }
        optional("limitMinutes", .count) { $0.limitMinutes }
        optional("usedSeconds", .count) { $0.usedSeconds }
        optional("remainingSeconds", .count) { $0.remainingSeconds }
        optional("beginsAt", .instant, "When the coming quiet hours or the coming allowed window begin.") {
            $0.beginsAt
        }
        optional("endsAt", .end, "When quiet hours, an allowed window, a break, a lock or a grant end.") { $0.endsAt }
    }
}

extension Shape where Value == Decision {
    /// How it is read and written: `Decision` in the reference.
    public static let decision = Shape.object("Decision", "May this child do this now?", make: Decision.init) {
        required("allowed", .boolean) { $0.allowed }
        required("state", .word(TimeState.self), "The first that applies.") { $0.state }
        required("limits", .list(of: .limitView), "Every rule that limits, with what is left of it.") { $0.limits }
        optional("remainingSeconds", .count, "Seconds to the nearest end of any kind; absent: no end is in sight.") {
            $0.remainingSeconds
        }
        required("validUntil", .end, "The next moment at which the answer can change by itself.") {
            $0.validUntil
        }
        required("liftedBy", .list(of: .word(Lift.self)), "What would lift the state or postpone the end.") {
            $0.liftedBy
        }
        required("say", .saying, "A sentence for the child.") { $0.say }
    }
}

extension Shape where Value == TimeBrief {
    /// How it is read and written: `TimeBrief` in the reference.
    public static let timeBrief = Shape.object("TimeBrief", "How time stands, in short.", make: TimeBrief.init) {
        required("allowed", .boolean, "Whether the child may begin anything.") { $0.allowed }
        required("state", .word(TimeState.self)) { $0.state }
        optional("remainingSeconds", .count, "Seconds to the nearest end of any kind; absent: no end.") {
            $0.remainingSeconds
        }
        optional("finish", .finishTime, "Time is over; what is open may be finished.") { $0.finish }
        required("say", .saying, "A sentence for the child.") { $0.say }
    }
}

extension Shape where Value == FinishTime {
    static let finishTime = Shape.object(
        "FinishTime", "How long what is open may go on after the end of time.", make: FinishTime.init
    ) {
        required("until", .instant) { $0.until }
        required("remainingSeconds", .count, "How long that is.") { $0.seconds }
    }
}
