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
            "kind", .word(DayStretch.Kind.self), "Whether the windows allow it; where they do, the minutes decide."
        ) { $0.kind }
        required("beginsAt", .instant) { $0.begins }
        required("endsAt", .instant) { $0.ends }
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
        required("kind", .word(PreviewNote.Kind.self)) { $0.kind }
        required("window", .word(PreviewNote.Window.self)) { $0.window }
        required("start", .windowStart) { $0.start }
        required("end", .wallTime) { $0.end }
        required(
            "minutes", .count, "Minutes that the window really lasts; of an allowance, the minutes that can be used."
        ) { $0.minutes }
        required("say", .saying, "A sentence for a parent.") { $0.say }
    }
}

extension Shape where Value == DayPreview {
    /// How it is read and written: `DayPreview` in the reference.
    public static let dayPreview = Shape.object(
        "DayPreview", "A household day as the limits make it.",
        make: {
            day, _, begins, ends, limit, from, dates, stretches, used, left, week, open,
            carried, before, notes in
            DayPreview(
                day: day, begins: begins, ends: ends, limitMinutes: limit, limitFrom: from, dates: dates,
                stretches: stretches, usedSeconds: used, remainingSeconds: left, weekLeftSeconds: week,
                openSeconds: open, carriedSeconds: carried, isBefore: before ?? false, notes: notes)
        }
    ) {
        required("day", .day) { $0.day }
        required("weekday", .weekday) { $0.day.weekday }
        required("beginsAt", .instant) { $0.begins }
        required("endsAt", .instant, "When the next day begins.") { $0.ends }
        required("limitMinutes", .nullable(.count), "0 is blocked, null is unlimited.") { $0.limitMinutes }
        required("limitFrom", .word(LimitSource.self), "Where the limit comes from.") { $0.limitFrom }
        optional("dates", .text(), "Name or dates of the override that applies; absent: a usual day.") { $0.dates }
        required("stretches", .list(of: .dayStretch), "From begin to end, without gaps; none with `isBefore`.") {
            $0.stretches
        }
        optional("usedSeconds", .count, "Absent on days to come.") { $0.usedSeconds }
        optional(
            "remainingSeconds", .count,
            "What the limits of day and week leave today, with what earlier days left over; absent: no limit, or another day."
        ) {
            $0.remainingSeconds
        }
        optional(
            "weekLeftSeconds", .count,
            "What the weekly limit leaves for this day if every day before it is used as far as its limit and the clock let (days without a limit "
                + "count as unused); absent: no weekly limit, or a day that is over."
        ) {
            $0.weekLeftSeconds
        }
        optional(
            "openSeconds", .count,
            "How long quiet hours, windows and their allowances let the child on this day, today from now on; absent: a day "
                + "that is over."
        ) {
            $0.openSeconds
        }
        optional(
            "carriedSeconds", .count,
            "What earlier days left over and can be used on this day: once, on this day or on another one; absent: nothing."
        ) {
            $0.carriedSeconds
        }
        optional("isBefore", .boolean, "True: the child was not added yet, and there is nothing to tell.") {
            $0.isBefore ? true : nil
        }
        required("windowNotes", .list(of: .previewNote)) { $0.notes }
    }
}

extension Shape where Value == Explanation.Step {
    /// How it is read and written: `ExplanationStep` in the reference.
    public static let explanationStep = Shape.object(
        "ExplanationStep", "A rule that was asked.", make: Explanation.Step.init
    ) {
        required("state", .word(TimeState.self), "The state that the rule leads to.") { $0.state }
        required("holds", .boolean, "The first that holds decides.") { $0.holds }
        required("limits", .list(of: .limitView), "Its numbers.") { $0.limits }
        optional("limitFrom", .word(LimitSource.self), "Where a day's limit comes from.") { $0.from }
        optional("dates", .text(), "Name or dates of the override, if the rule is one.") { $0.dates }
        required("say", .saying, "The exact rule, for a parent.") { $0.say }
    }
}
