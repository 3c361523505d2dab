/// The numbers of the reward rules, each in one place (Rewards).
public enum RewardRules {
    /// Scored first answers of a day that make it a learning day without a finished lesson.
    public static let answersOfLearningDay = 10
}
