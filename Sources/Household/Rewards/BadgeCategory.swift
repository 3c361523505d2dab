/// What a badge is for (Rewards, Badges).
public enum BadgeCategory: String, CaseIterable, Sendable {
    /// For how much was done, such as a first lesson.
    case milestone
    /// For days and weeks in a row.
    case streak
    /// For skills that are mastered.
    case mastery
    /// For trying different subjects and kinds of questions.
    case exploration
    /// For answering quickly and rightly.
    case fluency
    /// For goals that a family set itself.
    case challenge
}
