/// The quiet windows of a child on the household's clock.
struct QuietHours {
    /// Those of dates without others.
    let windows: [QuietWindow]
    /// Ranges of dates that may have others.
    let dated: [DateOverride]
    let zone: Zone

    private var isEmpty: Bool { windows.isEmpty && !dated.contains { $0.quietHours?.isEmpty == false } }

    /// The windows that may start on a date.
    private func windows(on date: Day) -> [QuietWindow] { dated.holding(on: date)?.quietHours ?? windows }

    /// Whether the clock on the wall shows a time inside a window.
    func contains(_ instant: Instant) -> Bool {
        guard !isEmpty else { return false }
        let face = zone.local(at: instant)
        let today = face.day
        let yesterday = today.advanced(by: -1)
        return windows(on: today).contains { $0.span(on: today)?.contains(face) == true }
            || windows(on: yesterday).contains { $0.span(on: yesterday)?.contains(face) == true }
    }

    /// The next instant before the limit at which quiet hours begin or end; without a limit, as far as rules are told.
    func nextChange(after instant: Instant, before limit: Instant? = nil) -> Instant? {
        guard !isEmpty else { return nil }
        let limit = limit ?? instant + dated.horizon(from: instant)
        let now = contains(instant)
        var candidate = instant
        while let next = WindowEdges.next(after: candidate, before: limit, in: zone, windows: windows(on:)) {
            if contains(next) != now { return next }
            candidate = next
        }
        return nil
    }
}
