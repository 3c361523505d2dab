/// What was just earned, for the reply to the call that earned it (Rewards, Badges: told at once).
public struct RewardNews: Hashable, Sendable {
    /// New badges.
    public var badges: [Badge]
    /// The name of a new sticker.
    public var sticker: String?
    /// The day streak, when it changed.
    public var dayStreak: StreakStatus?
    /// Minutes of screen time.
    public var minutes: Int?
    /// Challenges that were reached.
    public var challenges: [ChallengeReached]

    /// News; without arguments there is none.
    public init(
        badges: [Badge] = [], sticker: String? = nil, dayStreak: StreakStatus? = nil, minutes: Int? = nil,
        challenges: [ChallengeReached] = []
    ) {
        self.badges = badges
        self.sticker = sticker
        self.dayStreak = dayStreak
        self.minutes = minutes
        self.challenges = challenges
    }

    /// What these facts tell on a day.
    ///
    /// - Parameters:
    ///   - lessons: lessons finished on that day so far.
    ///   - known: the badges of the household.
    init(_ facts: [RewardFact], on day: Day, lessons: Int, badges known: BadgeSet?) {
        self.init()
        for fact in facts {
            switch fact {
            case .streakSet(let streak): dayStreak = streak.status(on: day, lessons: lessons)
            case .badgeEarned(let key, _, _): badges += [known?.badge(key)].compactMap { $0 }
            case .stickerEarned(let earned): sticker = earned.sticker
            case .badgesSeen, .kindUsed: break
            }
        }
    }
}

extension RewardBook {
    /// What was earned at one instant: an answer that is sent again tells it again. The streak is told unless it has
    /// changed since.
    ///
    /// - Parameter known: the badges of the household.
    public func news(at instant: Instant, on day: Day, badges known: BadgeSet) -> RewardNews {
        RewardNews(
            badges: badges.filter { $0.at == instant }.compactMap { known.badge($0.badge) },
            sticker: stickers.last { $0.at == instant }?.sticker,
            dayStreak: streak.at == instant ? streak.status(on: day, lessons: self.day(day).lessons) : nil)
    }
}
