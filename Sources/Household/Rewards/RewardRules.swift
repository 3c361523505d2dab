/// The numbers of the reward rules, each in one place (Rewards).
public enum RewardRules {
    /// Scored first answers of a day that make it a learning day without a finished lesson.
    public static let answersOfLearningDay = 10
    /// Questions of a quiz or a practice from which on its finish counts.
    static let questionsOfWork = 5
    /// Of the planned questions of a finished lesson so many percent have to be right at first, so that the lesson counts:
    /// for its sticker, for badges, learning days and repairs, and for earned minutes. The same holds for the questions of
    /// a day that is made a learning day by its answers. From 40 on a result is celebrated as a good effort.
    public static let percentThatCounts = 40
    /// Of a result that earns minutes so many percent of those who choose blindly may come as far.
    static let percentOfBlind = 10
    /// Whoever is right at first so often is never taken for one who chooses blindly, in percent.
    static let percentBeyondBlind = 75
    /// Learning days of a week that make it count for the week streak.
    public static let daysOfLearningWeek = 3
    /// Days before a day of rest on which no other may have been bridged: who rests every seventh day keeps its streak.
    public static let daysBetweenGraces = 6
    /// Days on which an ended streak can be repaired, that on which it ended included.
    public static let daysOfRepair = 3
    /// The most percent that challenges pay on a base line by their own bonuses.
    static let mostChallengePercent = 50
    /// The most percent that is paid on a base line in all.
    static let mostBonusPercent = 60
    /// Percent beside the bonus of a challenge for each full week of the day streak.
    static let streakPercentPerWeek = 5
    /// The most percent for the day streak.
    static let mostStreakPercent = 25
    /// Days of a full week of the day streak.
    static let daysOfStreakWeek = 7
    /// Lessons finished in one day that repair a streak.
    public static let lessonsOfRepair = 2
    /// A last learning day that lies further ahead than this was written under a wrong clock, in days.
    public static let daysOfTrustAhead = 7
}
