/// What the clock on the wall makes of a policy on some household days: a second way to the windows beside the one
/// that decisions take, made for looking at whole days.
struct DayPlan {
    private let policy: ScreenTimePolicy
    private let calendar: HouseholdCalendar
    private let quiet: WallRanges
    private let open: WallRanges

    /// The plan of the household days from one to another.
    init(policy: ScreenTimePolicy, calendar: HouseholdCalendar, from first: Day, to last: Day) {
        self.policy = policy
        self.calendar = calendar
        // A window may have begun the evening before, and a day may end in the early morning of the next date.
        let dates = first.advanced(by: -2)...last.advanced(by: 2)
        quiet = WallRanges(dates.flatMap { date in policy.quietHours(on: date).compactMap { $0.span(on: date) } })
        open = WallRanges(
            dates.flatMap { date -> [Range<LocalTime>] in
                let windows = policy.allowedWindows(on: date)
                guard !windows.isEmpty else {
                    return [LocalTime(day: date, time: .midnight)..<LocalTime(day: date, time: .endOfDay)]
                }
                return windows.compactMap { $0.window.span(on: date) }
            })
    }

    /// What the clock says from the begin of a day to its end, without gaps. Where the clocks move one ends, so that
    /// within a stretch the face and the time go alike.
    func stretches(of day: Day) -> [DayStretch] {
        let end = calendar.end(of: day)
        var stretches: [DayStretch] = []
        var begin = calendar.start(of: day)
        while begin < end {
            let next = min(end, calendar.zone.nextShift(after: begin) ?? end)
            stretches += alike(from: begin, to: next)
            begin = next
        }
        return stretches
    }

    private func alike(from begin: Instant, to end: Instant) -> [DayStretch] {
        var stretches: [DayStretch] = []
        let face = calendar.zone.local(at: begin)
        let faces = face..<LocalTime(milliseconds: face.milliseconds + (end - begin))
        let cuts = Set(quiet.edges(in: faces) + open.edges(in: faces) + [face]).sorted() + [faces.upperBound]
        for (from, to) in zip(cuts, cuts.dropFirst()) {
            let kind = kind(at: from)
            let ends = begin + (to.milliseconds - face.milliseconds)
            if let last = stretches.last, last.kind == kind {
                stretches[stretches.count - 1].ends = ends
            } else {
                let begins = begin + (from.milliseconds - face.milliseconds)
                stretches.append(DayStretch(kind: kind, begins: begins, ends: ends))
            }
        }
        return stretches
    }

    private func kind(at face: LocalTime) -> DayStretch.Kind {
        if quiet.contains(face) { return .quiet }
        return open.contains(face) ? .allowed : .outsideAllowedWindow
    }
}

// MARK: - Notes

extension DayPlan {
    private typealias Placed = (kind: PreviewNote.Window, window: QuietWindow, span: Range<LocalTime>)

    /// What is special about the windows of a day.
    func notes(of day: Day) -> [PreviewNote] {
        shiftNotes(of: day) + (isClosed(on: day) ? [nothingOpen(on: day)] : allowances(of: day))
    }

    /// Whether the clock leaves nothing of a day.
    func isClosed(on day: Day) -> Bool { !stretches(of: day).contains { $0.kind == .allowed } }

    /// Minutes that the clock leaves of a whole day: quiet hours, windows and their allowances counted.
    func openMinutes(of day: Day) -> Int {
        let start = Moment(wall: calendar.start(of: day), mono: 0, bootTime: 0, boot: BootID(rawValue: ""))
        let time = ScreenTime(book: TimeBook(), policy: policy, calendar: calendar, moment: start)
        return Int(time.open(on: day, self) / .minute)
    }

    private func nothingOpen(on day: Day) -> PreviewNote {
        PreviewNote(
            kind: .nothingOpen, window: policy.hasWindows ? .allowed : .quiet, start: .midnight, end: .endOfDay,
            minutes: 0)
    }

    private func windows(on date: Day) -> [Placed] {
        let quiet = policy.quietHours(on: date).compactMap { window in
            window.span(on: date).map { (PreviewNote.Window.quiet, window, $0) }
        }
        return quiet
            + policy.allowedWindows(on: date).compactMap { allowed in
                allowed.window.span(on: date).map { (PreviewNote.Window.allowed, allowed.window, $0) }
            }
    }

    private func shiftNotes(of day: Day) -> [PreviewNote] {
        let zone = calendar.zone
        let end = calendar.end(of: day)
        var notes: [PreviewNote] = []
        // The shift of the day's own begin belongs to it: what it leaves out lies before the day.
        var probe = calendar.start(of: day) - 1
        while let shift = zone.nextShift(after: probe), shift < end {
            probe = shift
            let before = LocalTime(
                milliseconds: shift.milliseconds + Milliseconds(zone.offset(at: shift - 1)) * .second)
            let after = zone.local(at: shift)
            guard before != after else { continue }
            let moved = min(before, after)..<max(before, after)
            for offset in -2...1 {
                let windows = windows(on: before.day.advanced(by: offset))
                notes += windows.compactMap { note($0, moved, isForward: before < after) }
            }
        }
        return notes
    }

    private func note(_ placed: Placed, _ moved: Range<LocalTime>, isForward: Bool) -> PreviewNote? {
        let hit = placed.span.clamped(to: moved)
        guard !hit.isEmpty else { return nil }
        let face = placed.span.upperBound.milliseconds - placed.span.lowerBound.milliseconds
        let change = hit.upperBound.milliseconds - hit.lowerBound.milliseconds
        let isWhole = hit == placed.span
        let kind: PreviewNote.Kind =
            isForward
            ? (isWhole ? .windowSkipped : .windowShorter) : (isWhole ? .windowTwice : .windowLonger)
        return PreviewNote(
            kind: kind, window: placed.kind, start: placed.window.start, end: placed.window.end,
            minutes: Int((isForward ? face - change : face + change) / .minute))
    }

    private func allowances(of day: Day) -> [PreviewNote] {
        let faces =
            LocalTime(
                day: day, time: calendar.dayStartTime)..<LocalTime(
                day: day.advanced(by: 1), time: calendar.dayStartTime)
        return [day, day.advanced(by: 1)].flatMap { date in
            policy.allowedWindows(on: date).compactMap { allowed -> PreviewNote? in
                guard let minutes = allowed.allowanceMinutes, let span = allowed.window.span(on: date),
                    faces.contains(span.lowerBound)
                else { return nil }
                return PreviewNote(
                    kind: .allowance, window: .allowed, start: allowed.window.start, end: allowed.window.end,
                    minutes: minutes)
            }
        }
    }
}

extension ScreenTimePolicy {
    /// Whether there are allowed windows on any date.
    fileprivate var hasWindows: Bool {
        !allowedWindows.isEmpty || dateOverrides.contains { $0.allowedWindows?.isEmpty == false }
    }
}

extension HouseholdCalendar {
    /// The day start as a time of day.
    fileprivate var dayStartTime: WallTime { WallTime(minutes: dayStart) ?? .midnight }
}
