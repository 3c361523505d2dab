import Household

/// What a call has earned, told in its reply; nothing of it is there when nothing was.
public struct EarnedNow: Equatable, Sendable {
    /// New badges; nil for none.
    public var badges: [BadgeBrief]?
    /// The name of a new sticker.
    public var sticker: String?
    /// The day streak, when it changed.
    public var dayStreak: StreakStatus?
    /// Minutes of screen time.
    public var minutes: Int?
    /// Challenges that were reached; nil for none.
    public var challenges: [ChallengeReached]?

    /// All members; without arguments nothing was earned.
    public init(
        badges: [BadgeBrief]? = nil, sticker: String? = nil, dayStreak: StreakStatus? = nil, minutes: Int? = nil,
        challenges: [ChallengeReached]? = nil
    ) {
        self.badges = badges
        self.sticker = sticker
        self.dayStreak = dayStreak
        self.minutes = minutes
        self.challenges = challenges
    }

    /// News as they are told.
    public init(_ news: RewardNews) {
        self.init(
            badges: news.badges.isEmpty ? nil : news.badges.map(BadgeBrief.init), sticker: news.sticker,
            dayStreak: news.dayStreak, minutes: news.minutes,
            challenges: news.challenges.isEmpty ? nil : news.challenges)
    }
}
