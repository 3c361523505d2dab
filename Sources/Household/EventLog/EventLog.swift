/// Which of a child's events are kept. The events stand in rows and not in memory, so that no history slows a start.
///
/// Events are numbered from 0 for each child, and no number is used twice. Every fact of the log says the whole state
/// after it: so rows whose events are gone may be missing from a replay.
public struct EventLog: Hashable, Sendable {
    /// The first event that is kept; those before are gone, or on their way out.
    public var first: Int
    /// The number of the next event.
    public var next: Int

    public init(first: Int = 0, next: Int = 0) {
        self.first = first
        self.next = next
    }

    /// Events that are kept.
    public var count: Int { next - first }

    /// The same without any event.
    public var cleared: EventLog { EventLog(first: next, next: next) }

    /// Events of a child that are kept, at most: the oldest go first.
    public static let most = 20_000
    /// Events that go at once when there are more, so that not every call has rows to remove.
    static let slack = 1_000
    /// Events of one call.
    public static let mostOfCall = 100
    /// How long ago an event of a call may be: a front-end sends what it collected.
    public static let longestAgo: Milliseconds = .day
    /// Months that events are kept at most; less where a parent keeps answers for less.
    public static let mostMonths = RetentionRules.usualMonths

    /// Months that events are kept.
    ///
    /// - Parameter retention: months that answers are kept; nil: for ever.
    public static func months(keeping retention: Int?) -> Int { min(retention ?? mostMonths, mostMonths) }

    /// The fact of some events that come in now.
    public func taking(_ events: [LoggedEntry]) -> LoggedEvents {
        let end = next + events.count
        let kept = end - first > Self.most ? end - Self.most + Self.slack : first
        return LoggedEvents(first: next, keptFrom: kept, entries: events)
    }
}

extension [Fact] {
    /// Whether these facts keep the log and do nothing else: their row goes with its events, and counts as none of the
    /// child's records.
    public var isOfLog: Bool {
        !isEmpty
            && allSatisfy { fact in
                switch fact {
                case .child(.logged), .child(.logTrimmed): true
                default: false
                }
            }
    }
}
