/// Why a parent's word does not make the machine's clock right (Screen time, "Clock, zone, DST").
public enum ClockDoubt: Hashable, Sendable {
    /// The parent reads another time elsewhere.
    case notWhatIsSaid
    /// It shows a time before kidd was made.
    case beforeKidd
    /// It shows a time long before one that kidd knows to be over, and the parent did not say which time it is.
    case longBefore(Instant)
}

extension HouseholdClock {
    /// No clock is right that shows less: 2026, in which kidd was made.
    public static let earliest = Instant(milliseconds: 1_767_225_600_000)
    /// How far a clock may be behind the newest trusted moment when nobody says the time: a day that somebody was wrong about.
    static let longestBack: Milliseconds = .day + tolerance

    /// What stands against a parent's word about a reading; nil when nothing does.
    ///
    /// - Parameter now: the time that the parent reads elsewhere.
    public func doubt(about reading: Moment, said now: Instant?) -> ClockDoubt? {
        if let now, abs(now - reading.wall) > Self.tolerance { return .notWhatIsSaid }
        if reading.wall < Self.earliest { return .beforeKidd }
        return now == nil && reading.wall < trusted.wall - Self.longestBack ? .longBefore(trusted.wall) : nil
    }
}
