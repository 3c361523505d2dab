import Household
import JSONRPC
import Shapes
import StrictJSON
import Words

/// What an event tells beside its head; the topic says which.
public enum EventData: Equatable, Sendable {
    /// What the child may do has changed; the whole decision.
    case timeState(Decision)
    /// Five minutes or one minute are left.
    case timeWarning(TimeWarning)
    /// Whether an open activity may go on has changed.
    case timeActivity(ActivityTimeNews)
    /// A child's request for more time was opened, answered, or ran out.
    case timeRequest(RequestNews)
    /// A reminder to look up, which blocks nothing.
    case timeBreak(BreakNudge)
    /// Minutes were given or taken back.
    case timeGrant(GrantNews)
    /// A lesson was finished.
    case activityResult(ActivitySummary)
    /// A badge was earned.
    case rewardsBadge(BadgeNews)
    /// The streak of learning days has changed.
    case rewardsStreak(StreakNews)
    /// A challenge has come further, or was given or changed.
    case challengeProgress(ChallengeNews)
    /// A challenge was reached.
    case challengeCompleted(ChallengeNews)
    /// What a child may see of the boards has changed.
    case leaderboard(BoardNews)
    /// A child's limits or filter have changed.
    case policy(PolicyNews)
    /// Settings, children, or the parents' access have changed; for parents.
    case household(HouseholdNews)
    /// A pack came or went.
    case pack(PackNews)
    /// The subscription has ended.
    case ended(SubscriptionEnd)

    /// Nil for the end of a subscription, whose topic nobody subscribes to.
    public var topic: EventTopic? {
        switch self {
        case .timeState: .timeState
        case .timeWarning: .timeWarning
        case .timeActivity: .timeActivity
        case .timeRequest: .timeRequest
        case .timeBreak: .timeBreak
        case .timeGrant: .timeGrant
        case .activityResult: .activityResult
        case .rewardsBadge: .rewardsBadge
        case .rewardsStreak: .rewardsStreak
        case .challengeProgress: .challengeProgress
        case .challengeCompleted: .challengeCompleted
        case .leaderboard: .leaderboard
        case .policy: .policy
        case .household: .household
        case .pack: .pack
        case .ended: nil
        }
    }

    /// The sentence that comes with it.
    public var say: Saying {
        switch self {
        case .timeState(let decision): decision.say
        case .timeWarning(let news): news.say
        case .timeActivity(let news): news.decision.say
        case .timeRequest(let news): news.say
        case .timeBreak(let news): news.say
        case .timeGrant(let news): news.say
        case .activityResult(let summary): summary.say
        case .rewardsBadge(let news): news.say
        case .rewardsStreak(let news): news.say
        case .challengeProgress(let news), .challengeCompleted(let news): news.say
        case .leaderboard(let news): news.say
        case .policy(let news): news.say
        case .household(let news): news.say
        case .pack(let news): news.say
        case .ended(let news): news.say
        }
    }

    /// The object of its members.
    func encode(listener: Listener) -> [UInt8] {
        switch self {
        case .timeState(let value): Shape<Decision>.decision.encode(value, reserving: 512, listener: listener)
        case .timeWarning(let value): TimeWarning.shape.encode(value, listener: listener)
        case .timeActivity(let value):
            ActivityTimeNews.shape.encode(value, reserving: 512, listener: listener)
        case .timeRequest(let value): RequestNews.shape.encode(value, listener: listener)
        case .timeBreak(let value): BreakNudge.shape.encode(value, listener: listener)
        case .timeGrant(let value): GrantNews.shape.encode(value, listener: listener)
        case .activityResult(let value):
            Shape<ActivitySummary>.activitySummary.encode(value, reserving: 512, listener: listener)
        case .rewardsBadge(let value): BadgeNews.shape.encode(value, listener: listener)
        case .rewardsStreak(let value): StreakNews.shape.encode(value, listener: listener)
        case .challengeProgress(let value), .challengeCompleted(let value):
            ChallengeNews.shape.encode(value, listener: listener)
        case .leaderboard(let value): BoardNews.shape.encode(value, listener: listener)
        case .policy(let value): PolicyNews.shape.encode(value, listener: listener)
        case .household(let value): HouseholdNews.shape.encode(value, listener: listener)
        case .pack(let value): PackNews.shape.encode(value, listener: listener)
        case .ended(let value): SubscriptionEnd.shape.encode(value, listener: listener)
        }
    }

    /// Reads the members of a topic from an object in which `head` others stand; nil for a topic that is not known.
    static func read(_ topic: String, _ json: JSONValue, besides head: Int) throws(ShapeFault) -> EventData? {
        if topic == EventTopic.subscription { return .ended(try SubscriptionEnd.shape.read(json, besides: head)) }
        switch EventTopic(rawValue: topic) {
        case .timeState?: return .timeState(try Shape<Decision>.decision.read(json, besides: head))
        case .timeWarning?: return .timeWarning(try TimeWarning.shape.read(json, besides: head))
        case .timeActivity?: return .timeActivity(try ActivityTimeNews.shape.read(json, besides: head))
        case .timeRequest?: return .timeRequest(try RequestNews.shape.read(json, besides: head))
        case .timeBreak?: return .timeBreak(try BreakNudge.shape.read(json, besides: head))
        case .timeGrant?: return .timeGrant(try GrantNews.shape.read(json, besides: head))
        case .activityResult?:
            return .activityResult(try Shape<ActivitySummary>.activitySummary.read(json, besides: head))
        case .rewardsBadge?: return .rewardsBadge(try BadgeNews.shape.read(json, besides: head))
        case .rewardsStreak?: return .rewardsStreak(try StreakNews.shape.read(json, besides: head))
        case .challengeProgress?: return .challengeProgress(try ChallengeNews.shape.read(json, besides: head))
        case .challengeCompleted?: return .challengeCompleted(try ChallengeNews.shape.read(json, besides: head))
        case .leaderboard?: return .leaderboard(try BoardNews.shape.read(json, besides: head))
        case .policy?: return .policy(try PolicyNews.shape.read(json, besides: head))
        case .household?: return .household(try HouseholdNews.shape.read(json, besides: head))
        case .pack?: return .pack(try PackNews.shape.read(json, besides: head))
        case nil: return nil
        }
    }

    /// The schema of a topic's members.
    static func schema(of topic: EventTopic?) -> Schema {
        switch topic {
        case .timeState?: Shape<Decision>.decision.schema
        case .timeWarning?: TimeWarning.shape.schema
        case .timeActivity?: ActivityTimeNews.shape.schema
        case .timeRequest?: RequestNews.shape.schema
        case .timeBreak?: BreakNudge.shape.schema
        case .timeGrant?: GrantNews.shape.schema
        case .activityResult?: Shape<ActivitySummary>.activitySummary.schema
        case .rewardsBadge?: BadgeNews.shape.schema
        case .rewardsStreak?: StreakNews.shape.schema
        case .challengeProgress?, .challengeCompleted?: ChallengeNews.shape.schema
        case .leaderboard?: BoardNews.shape.schema
        case .policy?: PolicyNews.shape.schema
        case .household?: HouseholdNews.shape.schema
        case .pack?: PackNews.shape.schema
        case nil: SubscriptionEnd.shape.schema
        }
    }
}
