import Words

/// Other rules for a range of dates: "only today", the holidays (Screen time, Limits).
///
/// What it leaves out stays as the policy has it. Where several cover a date, the one with the highest priority holds
/// as a whole; among equals the one that begins later, then the one that stands later in the list.
public struct DateOverride: Hashable, Sendable {
    /// What minutes a day has.
    public enum Minutes: Hashable, Sendable {
        /// Those of the policy: of the weekday, or of every day.
        case asUsual
        /// So many; nil is unlimited, 0 is blocked.
        case of(Int?)

        /// So many, where they are not as usual.
        public var minutes: Int?? {
            get { if case .of(let minutes) = self { .some(minutes) } else { nil } }
            set { self = newValue.map(Self.of) ?? .asUsual }
        }
    }

    /// The first date.
    public var first: Day
    /// The last date, included.
    public var last: Day
    /// 0...100: a higher one goes before a lower one.
    public var priority: Int
    /// What a parent calls it, "Christmas holidays"; at most 64 characters.
    public var name: String?
    /// Minutes of each household day of these dates, weekdays with a limit of their own included.
    public var daily: Minutes
    /// The quiet windows that start on these dates, instead of the policy's; nil as usual, empty none.
    public var quietHours: [QuietWindow]?
    /// The allowed windows that start on these dates, instead of the policy's; nil as usual, empty always.
    public var allowedWindows: [AllowedWindow]?

    /// Other rules for a range of dates.
    public init(
        first: Day, last: Day, priority: Int = 0, name: String? = nil, daily: Minutes = .asUsual,
        quietHours: [QuietWindow]? = nil, allowedWindows: [AllowedWindow]? = nil
    ) {
        self.first = first
        self.last = last
        self.priority = priority
        self.name = name
        self.daily = daily
        self.quietHours = quietHours
        self.allowedWindows = allowedWindows
    }

    /// The priorities that there are.
    public static let priorities = 0...100
    /// The most dates that one can cover: a leap year.
    public static let mostDates = 366

    /// Its dates as people read them: "24 December 2026 to 6 January 2027".
    public var dates: Saying {
        first == last ? first.saying : Saying("audit.part.range", ["first": first.told, "last": last.told])
    }

    /// Whether it covers a date.
    public func covers(_ day: Day) -> Bool { first <= day && day <= last }
}

extension [DateOverride] {
    /// The one that holds on a date.
    func holding(on day: Day) -> DateOverride? {
        var best: DateOverride?
        for candidate in self where candidate.covers(day) {
            if let other = best, (candidate.priority, candidate.first) < (other.priority, other.first) { continue }
            best = candidate
        }
        return best
    }

    /// How far from an instant one has to look, so that a rule of a usual week is seen after the last of the dates.
    func horizon(from now: Instant) -> Milliseconds {
        guard let last = self.max(by: { $0.last < $1.last })?.last else { return WindowEdges.horizon }
        let end = Instant(milliseconds: Milliseconds(last.number + 1) * .day) - now
        return Swift.min(Swift.max(0, end) + WindowEdges.horizon, WindowEdges.longestHorizon)
    }
}
