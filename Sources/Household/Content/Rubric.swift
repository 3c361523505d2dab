/// When a skill counts as mastered, and when it is looked at again (Learning, Mastery and Review).
public struct Rubric: Hashable, Sendable {
    /// The mean of a window that masters, in percent (80).
    public var thresholdPercent: Int
    /// First answers in a window (5).
    public var window: Int
    /// Activities, on different days, that must reach the threshold (2).
    public var sessions: Int
    /// Household days from one review to the next (3, 7, 14, …).
    public var reviewDays: [Int]

    /// All members of a rubric.
    public init(thresholdPercent: Int, window: Int, sessions: Int, reviewDays: [Int]) {
        self.thresholdPercent = thresholdPercent
        self.window = window
        self.sessions = sessions
        self.reviewDays = reviewDays
    }
}
