/// Minutes that finished lessons give beyond the limits (Screen time, Grants and requests). Off in a new policy.
public struct EarnedTime: Hashable, Sendable {
    /// Minutes for each finished lesson, 1...60.
    public var minutesPerLesson: Int
    /// The most minutes that can be earned on a household day, 1...240.
    public var dailyCapMinutes: Int

    /// A rate and its cap.
    public init(minutesPerLesson: Int, dailyCapMinutes: Int) {
        self.minutesPerLesson = minutesPerLesson
        self.dailyCapMinutes = dailyCapMinutes
    }

    /// The rates that there can be.
    public static let possibleMinutesPerLesson = 1...60
    /// The caps that there can be.
    public static let possibleDailyCapMinutes = 1...240
}
