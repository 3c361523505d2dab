/// A time zone as a table of its offsets from UTC, made once from the platform's zone files at the edge.
///
/// The household's zone decides about days and windows, never the machine's (Screen time, "Clock, zone, DST").
public struct Zone: Hashable, Sendable {
    /// An offset that holds from one instant until the next shift.
    public struct Shift: Hashable, Sendable {
        /// First second since 1970 UTC at which the offset holds.
        public var at: Int64
        /// Seconds that local time is ahead of UTC; negative in the west.
        public var offset: Int

        /// An offset that holds from the given second since 1970 UTC.
        public init(at: Int64, offset: Int) {
            self.at = at
            self.offset = offset
        }

        var start: Instant { Instant(seconds: at) }
        var lead: Milliseconds { Milliseconds(offset) * .second }
    }

    /// The IANA name, "Europe/Berlin".
    public let name: String
    /// Offsets by ascending time. The first one also holds for all time before it; none means UTC.
    public let shifts: [Shift]

    /// A zone of the given shifts, sorted by time.
    public init(name: String, shifts: [Shift]) {
        self.name = name
        self.shifts = shifts.sorted { $0.at < $1.at }
    }

    private static let halfYear: Int64 = 15_778_476

    /// Coordinated universal time.
    public static let utc = Zone(name: "UTC", shifts: [])

    /// Seconds that local time is ahead of UTC at an instant.
    public func offset(at instant: Instant) -> Int {
        shifts.isEmpty ? 0 : shifts[index(at: instant)].offset
    }

    /// What a clock in the zone shows at an instant.
    public func local(at instant: Instant) -> LocalTime {
        LocalTime(milliseconds: instant.milliseconds.adding(clamped: Milliseconds(offset(at: instant)) * .second))
    }

    /// The next instant after the given one at which the offset changes; nil when the table has none.
    public func nextShift(after instant: Instant) -> Instant? {
        guard !shifts.isEmpty else { return nil }
        let next = index(at: instant) + 1
        guard next < shifts.count else { return nil }
        return shifts[next].start
    }

    /// The first instant whose local time is at or after the given one.
    ///
    /// A time in a missing hour gives the instant of the shift; a time in a repeated hour gives the first pass.
    public func firstInstant(atOrAfter local: LocalTime) -> Instant {
        guard !shifts.isEmpty else { return Instant(milliseconds: local.milliseconds) }
        // No offset exceeds 26 h, so every part of the table that ends two days before cannot reach the time.
        var index = index(at: Instant(milliseconds: local.milliseconds.adding(clamped: -2 * .day)))
        while true {
            let shift = shifts[index]
            let reached = Instant(milliseconds: local.milliseconds - shift.lead)
            let first = index == 0 ? reached : max(reached, shift.start)
            guard index + 1 < shifts.count, first >= shifts[index + 1].start else { return first }
            index += 1
        }
    }

    /// The index of the shift whose offset holds; the table must not be empty.
    private func index(at instant: Instant) -> Int {
        let second = instant.seconds
        // Summer time shifts twice a year up to the end of the table: a guess from there is off by one or two.
        let last = shifts.count - 1
        let halfYears = (shifts[last].at - second) / Self.halfYear
        var index = last - Int(min(Int64(last), max(0, halfYears)))
        while index < last, shifts[index + 1].at <= second { index += 1 }
        while index > 0, shifts[index].at > second { index -= 1 }
        return index
    }
}
