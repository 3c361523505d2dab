import Household
import JSONRPC
import Shapes

extension Shape where Value == DayStretch {
    /// How it is read and written: `DayStretch` in the reference.
    public static let dayStretch = Shape.object(
        "DayStretch", "A part of a day without a change; it also ends where clocks change for summer time.",
        make: DayStretch.init
    ) {
        required(
            "kind", \.kind, .word(DayStretch.Kind.self),
            "Whether the windows allow it; where they do, the minutes decide.")
        required("beginsAt", \.begins, .instant)
        required("endsAt", \.ends, .instant)
    }
}

extension Shape where Value == PreviewNote {
    /// How it is read and written: `PreviewNote` in the reference.
    public static let previewNote = Shape.object(
        "PreviewNote", "What is special about a window on that day.",
        make: { kind, window, start, end, minutes, _ in
            PreviewNote(kind: kind, window: window, start: start, end: end, minutes: minutes)
        }
    ) {
        required("kind", \.kind, .word(PreviewNote.Kind.self))
        required("window", \.window, .word(PreviewNote.Window.self))
        required("start", \.start, .windowStart)
        required("end", \.end, .wallTime)
        required(
            "minutes", \.minutes, .count,
            "Minutes that the window really lasts; of an allowance, the minutes that can be used.")
        derived("say", \.say, .saying, "A sentence for a parent.")
    }
}

extension Shape where Value == DayPreview {
    /// How it is read and written: `DayPreview` in the reference.
    public static let dayPreview = Shape.object(
        "DayPreview", "A household day as the limits make it.",
        from: DayPreview(
            day: Day(number: 0), begins: Instant(milliseconds: 0), ends: Instant(milliseconds: 0), limitMinutes: nil,
            limitFrom: .usual, dates: nil, stretches: [], usedSeconds: nil, remainingSeconds: nil, notes: [])
    ) {
        required("day", \.day, .day)
        derived("weekday", \.day.weekday, .weekday)
        required("beginsAt", \.begins, .instant)
        required("endsAt", \.ends, .instant, "When the next day begins.")
        required("limitMinutes", \.limitMinutes, .nullable(.count), "0 is blocked, null is unlimited.")
        required("limitFrom", \.limitFrom, .word(LimitSource.self), "Where the limit comes from.")
        optional("dates", \.dates, .text(), "Name or dates of the override that applies; absent: a usual day.")
        required(
            "stretches", \.stretches, .list(of: .dayStretch), "From begin to end, without gaps; none with `isBefore`.")
        optional("usedSeconds", \.usedSeconds, .count, "Absent on days to come.")
        optional(
            "remainingSeconds", \.remainingSeconds, .count,
            "What the limits of day and week leave today, with what earlier days left over; absent: no limit, or another day."
        )
        optional(
            "weekLeftSeconds", \.weekLeftSeconds, .count,
            "What the weekly limit leaves for this day if every day before it is used as far as its limit and the clock let (days without a limit "
                + "count as unused); absent: no weekly limit, or a day that is over.")
        optional(
            "openSeconds", \.openSeconds, .count,
            "How long quiet hours, windows and their allowances let the child on this day, today from now on; absent: a day "
                + "that is over.")
        optional(
            "carriedSeconds", \.carriedSeconds, .count,
            "What earlier days left over and can be used on this day: once, on this day or on another one; absent: nothing."
        )
        unless(
            "isBefore", \.isBefore, .boolean, is: false,
            "True: the child was not added yet, and there is nothing to tell.")
        required("windowNotes", \.notes, .list(of: .previewNote))
    }
}

extension Shape where Value == Explanation.Step {
    /// How it is read and written: `ExplanationStep` in the reference.
    public static let explanationStep = Shape.object(
        "ExplanationStep", "A rule that was asked.", make: Explanation.Step.init
    ) {
        required("state", \.state, .word(TimeState.self), "The state that the rule leads to.")
        required("holds", \.holds, .boolean, "The first that holds decides.")
        required("limits", \.limits, .list(of: .limitView), "Its numbers.")
        optional("limitFrom", \.from, .word(LimitSource.self), "Where a day's limit comes from.")
        optional("dates", \.dates, .text(), "Name or dates of the override, if the rule is one.")
        required("say", \.say, .saying, "The exact rule, for a parent.")
    }
}
