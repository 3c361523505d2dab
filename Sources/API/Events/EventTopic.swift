/// What events are about (Protocol, Events). One subscription hears any choice of them.
public enum EventTopic: String, CaseIterable, Hashable, Sendable {
    /// Whether a child may, and why not, has changed.
    case timeState = "time.state"
    /// A child's time ends in 5 minutes, or in 1.
    case timeWarning = "time.warning"
    /// Whether an open activity may go on has changed, by its own budget, allowance or filter.
    case timeActivity = "time.activity"
    /// A child asked for time, a parent answered, or nobody did.
    case timeRequest = "time.request"
    /// A child went on for a while: a reminder to look up, which blocks nothing.
    case timeBreak = "time.break"
    /// Minutes were given, redeemed, earned or taken back.
    case timeGrant = "time.grant"
    /// A lesson was finished.
    case activityResult = "activity.result"
    /// A badge was earned.
    case rewardsBadge = "rewards.badge"
    /// The day streak has changed.
    case rewardsStreak = "rewards.streak"
    /// A child was given a challenge, has come further with one, or a parent changed one.
    case challengeProgress = "challenge.progress"
    /// A child has reached a challenge.
    case challengeCompleted = "challenge.completed"
    /// The family's board has news.
    case leaderboard
    /// A child's limits or filter were changed.
    case policy
    /// Profiles, parents and wrong PINs.
    case household
    /// A pack came or went: other lessons may be there.
    case pack

    /// The topic of the last event of a subscription that the daemon ends; nobody subscribes to it.
    public static let subscription = "subscription"

    /// Whether it tells about a child's screen time as it stands.
    public var isTime: Bool {
        self == .timeState || self == .timeWarning || self == .timeActivity || self == .timeBreak || self == .timeGrant
    }

    /// Whether it stays away from a child's front-end in quiet hours (Screen time, Status).
    public var restsInQuietHours: Bool {
        switch self {
        case .timeBreak, .rewardsBadge, .rewardsStreak, .challengeProgress, .challengeCompleted, .leaderboard: true
        case .timeState, .timeWarning, .timeActivity, .timeRequest, .timeGrant, .activityResult, .policy, .household,
            .pack:
            false
        }
    }
}
