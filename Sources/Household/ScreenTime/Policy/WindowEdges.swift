/// Where windows begin and end on the clock on the wall. A window belongs to the calendar date on which it starts.
enum WindowEdges {
    /// A window comes again after a week, after two when a missing hour swallows it once.
    static let horizon: Milliseconds = 16 * .day
    /// No look goes further, however far ahead rules are set for dates.
    static let longestHorizon: Milliseconds = 400 * .day

    /// The next instant at which a window begins or ends or the clock on the wall jumps; nil when not before the limit.
    static func next(
        after instant: Instant, before limit: Instant, in zone: Zone, windows: (Day) -> [QuietWindow]
    ) -> Instant? {
        let face = zone.local(at: instant)
        let lead = face.milliseconds - instant.milliseconds
        let last = LocalTime(milliseconds: limit.milliseconds.adding(clamped: lead)).day
        var next = edge(after: face, through: last, windows).map { Instant(milliseconds: $0.milliseconds - lead) }
        if let shift = zone.nextShift(after: instant) { next = next.map { min($0, shift) } ?? shift }
        guard let next, next < limit else { return nil }
        return next
    }

    private static func edge(
        after face: LocalTime, through last: Day, _ windows: (Day) -> [QuietWindow]
    ) -> LocalTime? {
        var best: LocalTime?
        var date = face.day.advanced(by: -1)
        while date <= last {
            // Windows of later dates begin later.
            if let best, best.day < date { return best }
            for window in windows(date) {
                guard let span = window.span(on: date) else { continue }
                let edge = span.lowerBound > face ? span.lowerBound : span.upperBound
                if edge > face { best = best.map { min($0, edge) } ?? edge }
            }
            date = date.advanced(by: 1)
        }
        return best
    }
}
