/// What a badge is for (Rewards, Badges).
public enum BadgeCategory: String, CaseIterable, Sendable {
    case milestone
    case streak
    case mastery
    case exploration
    case fluency
    case challenge
}
