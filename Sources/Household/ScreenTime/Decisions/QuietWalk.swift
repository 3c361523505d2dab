/// Quiet hours at an instant that goes forward: a change is looked up once, and not asked for again before it comes.
struct QuietWalk {
    private let hours: QuietHours
    private let limit: Instant?
    /// Whether the instant lies in quiet hours.
    private(set) var isQuiet: Bool
    /// When that changes; nil when it does not before the limit.
    private(set) var change: Instant?

    /// - Parameter limit: changes are looked for before it; nil: as far as rules are told.
    init(_ hours: QuietHours, at instant: Instant, before limit: Instant? = nil) {
        self.hours = hours
        self.limit = limit
        isQuiet = hours.contains(instant)
        change = hours.nextChange(after: instant, before: limit)
    }

    /// Goes on to an instant that is no earlier than the last one.
    mutating func go(to instant: Instant) {
        guard let change, change <= instant else { return }
        self = QuietWalk(hours, at: instant, before: limit)
    }

    /// The next change, if it comes before a limit.
    func change(before limit: Instant) -> Instant? { change.flatMap { $0 < limit ? $0 : nil } }
}
