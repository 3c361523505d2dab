/// The allowed windows of a child on the household's clock.
struct AllowedHours {
    /// Those of dates without others.
    let windows: [AllowedWindow]
    /// Ranges of dates that may have others.
    let dated: [DateOverride]
    let zone: Zone

    /// A window that is open by the clock.
    struct Open: Equatable {
        /// The calendar date on which it started, and the minute of that date.
        var start: WindowStart
        /// When it ends, on the clock on the wall.
        var end: LocalTime
        /// Minutes that can be used inside; nil is all of it.
        var allowanceMinutes: Int?
    }

    /// Whether there is no window on any date.
    var isEmpty: Bool { windows.isEmpty && !dated.contains { $0.allowedWindows?.isEmpty == false } }

    /// The windows that may start on a date.
    private func windows(on date: Day) -> [AllowedWindow] { dated.holding(on: date)?.allowedWindows ?? windows }

    /// The windows that are open by the clock, the one that ends first before the others; nil when the date has no
    /// windows at all, so that everything is open.
    func open(at instant: Instant) -> [Open]? {
        guard !isEmpty else { return nil }
        let face = zone.local(at: instant)
        let today = windows(on: face.day)
        guard !today.isEmpty else { return nil }
        let yesterday = face.day.advanced(by: -1)
        let open = Self.open(today, on: face.day, at: face) + Self.open(windows(on: yesterday), on: yesterday, at: face)
        guard open.count > 1 else { return open }
        return open.sorted { ($0.end, $0.start) < ($1.end, $1.start) }
    }

    private static func open(_ windows: [AllowedWindow], on date: Day, at face: LocalTime) -> [Open] {
        windows.compactMap { allowed in
            guard let span = allowed.window.span(on: date), span.contains(face) else { return nil }
            let start = WindowStart(date: date, minute: allowed.window.start.minutes)
            return Open(start: start, end: span.upperBound, allowanceMinutes: allowed.allowanceMinutes)
        }
    }

    /// The next instant before the limit at which a window begins or ends, or a date with other windows begins;
    /// without a limit, as far as rules are told.
    func nextEdge(after instant: Instant, before limit: Instant? = nil) -> Instant? {
        guard !isEmpty else { return nil }
        let limit = limit ?? instant + dated.horizon(from: instant)
        return WindowEdges.next(after: instant, before: limit, in: zone) { date in
            let windows = windows(on: date).map(\.window)
            // A date with other windows, or with none, changes what holds at its midnight.
            return dated.isEmpty ? windows : windows + [Self.wholeDate]
        }
    }

    /// The next edge at which something holds; nil when it does at none as far as rules are told.
    func nextEdge(after instant: Instant, where holds: (Instant) -> Bool) -> Instant? {
        let limit = instant + dated.horizon(from: instant)
        var probe = instant
        while let edge = nextEdge(after: probe, before: limit) {
            if holds(edge) { return edge }
            probe = edge
        }
        return nil
    }

    private static let wholeDate = QuietWindow(start: .midnight, end: .endOfDay)
}
