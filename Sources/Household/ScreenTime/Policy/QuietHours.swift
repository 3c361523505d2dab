/// The quiet windows of a child on the household's clock.
struct QuietHours {
    let windows: [QuietWindow]
    let zone: Zone

    /// A window comes again after a week, after two when a missing hour swallows it once.
    static let horizon: Milliseconds = 16 * .day

    /// Whether the clock on the wall shows a time inside a window.
    func contains(_ instant: Instant) -> Bool {
        guard !windows.isEmpty else { return false }
        let face = zone.local(at: instant)
        let today = face.day
        return windows.contains { window in
            window.span(on: today)?.contains(face) == true
                || window.span(on: today.advanced(by: -1))?.contains(face) == true
        }
    }

    /// The next instant before the limit at which quiet hours begin or end; without a limit, within two weeks.
    func nextChange(after instant: Instant, before limit: Instant? = nil) -> Instant? {
        guard !windows.isEmpty else { return nil }
        let limit = limit ?? instant + Self.horizon
        let now = contains(instant)
        var candidate = instant
        while let next = nextEdge(after: candidate), next < limit {
            if contains(next) != now { return next }
            candidate = next
        }
        return nil
    }

    /// The next instant at which a window begins or ends or the clock on the wall jumps.
    private func nextEdge(after instant: Instant) -> Instant? {
        let face = zone.local(at: instant)
        let lead = face.milliseconds - instant.milliseconds
        let edge = windows.compactMap { nextEdge(of: $0, after: face) }.min()
            .map { Instant(milliseconds: $0.milliseconds - lead) }
        guard let shift = zone.nextShift(after: instant) else { return edge }
        return edge.map { min($0, shift) } ?? shift
    }

    private func nextEdge(of window: QuietWindow, after face: LocalTime) -> LocalTime? {
        let today = face.day
        for offset in -1...7 {
            guard let span = window.span(on: today.advanced(by: offset)) else { continue }
            if span.lowerBound > face { return span.lowerBound }
            if span.upperBound > face { return span.upperBound }
        }
        return nil
    }
}
