/// What a badge can be for: the closed set of conditions by their names (Rewards, Badges). Rows hold their places, so a new
/// one goes to the end.
public enum BadgeRule: String, CaseIterable, Sendable {
    /// Different lessons that were finished.
    case lessonsCompleted
    /// Scored first answers.
    case questionsAnswered
    /// Quizzes over different lessons with so many percent.
    case quizzesAt
    /// Days in a row.
    case dayStreak
    /// One of some skills mastered.
    case skillMastered
    /// Every skill of a domain mastered.
    case domainMastered
    /// Challenges that were reached.
    case challengesCompleted
    /// Minutes of learning.
    case learningMinutes
    /// Points without bonuses.
    case basePoints
    /// Stars that were earned.
    case starsEarned
    /// A question of every kind.
    case questionKindsUsed
    /// A lesson of every subject.
    case subjectsExplored
    /// Right answers in one sprint.
    case timedScore
    /// Math facts that came back.
    case factsRegained
}
