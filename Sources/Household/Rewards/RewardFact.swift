/// What can happen in a child's rewards beside stars and points, which stand in the facts of learning. All amounts are
/// inside: applying a fact computes no rule.
public enum RewardFact: Hashable, Sendable {
    /// The day streak, or the week streak in it, came to this.
    case streakSet(DayStreak)
    /// A badge was earned.
    case badgeEarned(BadgeKey, day: Day, at: Instant)
    /// A front-end has shown these badges.
    case badgesSeen([BadgeKey])
    /// A sticker was given.
    case stickerEarned(EarnedSticker)
    /// A question of this kind was answered for the first time.
    case kindUsed(QuestionKind)
}
