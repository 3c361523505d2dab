/// How a day streak stands on a day (Rewards, Day streak).
public enum StreakState: String, CaseIterable, Sendable {
    /// Today counted.
    case active
    /// Yesterday counted, today not yet.
    case open
    /// One day of rest, which learning today bridges.
    case grace
    /// The streak is over; the next learning day begins a new one.
    case ended
    /// No day has counted yet.
    case none
}
