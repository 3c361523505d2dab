/// Minutes that finished lessons and challenges give beyond the limits (Screen time, Grants and requests). Off in a new policy.
public struct EarnedTime: Hashable, Sendable {
    /// Minutes for each finished lesson, 1...60.
    public var minutesPerLesson: Int
    /// The most minutes that can be earned on a household day, 1...240.
    public var dailyCapMinutes: Int
    /// Minutes for each challenge that is reached, 1...60; nil: none.
    public var minutesPerChallenge: Int?

    /// The rates and their cap.
    public init(minutesPerLesson: Int, dailyCapMinutes: Int, minutesPerChallenge: Int? = nil) {
        self.minutesPerLesson = minutesPerLesson
        self.dailyCapMinutes = dailyCapMinutes
        self.minutesPerChallenge = minutesPerChallenge
    }

    /// The rates that there can be.
    public static let possibleMinutesPerLesson = 1...60
    /// The rates for challenges that there can be.
    public static let possibleMinutesPerChallenge = 1...60
    /// The caps that there can be.
    public static let possibleDailyCapMinutes = 1...240
}
