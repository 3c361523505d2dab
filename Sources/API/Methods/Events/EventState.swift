import Household
import JSONRPC
import Shapes

/// The state at the beginning of a subscription.
public struct EventState: Equatable, Sendable {
    public var now: Instant
    public var children: [ChildPresent]

    public init(now: Instant, children: [ChildPresent]) {
        self.now = now
        self.children = children
    }

    static let shape = Shape<EventState>.object(
        "EventState", "The state at the beginning of a subscription.", make: EventState.init
    ) {
        required("now", \.now, .instant, "The daemon's clock.")
        required("children", \.children, .list(of: ChildPresent.shape), "The child of the subscription, or all.")
    }
}

/// One child as it is now, as far as the topics tell.
public struct ChildPresent: Equatable, Sendable {
    public var child: ChildID
    public var name: String
    public var version: Int
    public var decision: Decision?
    public var requests: [RequestView]?
    public var summary: ActivitySummary?
    public var rewards: RewardsBrief?
    public var policy: ScreenTimePolicy?

    public init(
        child: ChildID, name: String, version: Int, decision: Decision? = nil, requests: [RequestView]? = nil,
        summary: ActivitySummary? = nil, rewards: RewardsBrief? = nil, policy: ScreenTimePolicy? = nil
    ) {
        self.child = child
        self.name = name
        self.version = version
        self.decision = decision
        self.requests = requests
        self.summary = summary
        self.rewards = rewards
        self.policy = policy
    }

    static let shape = Shape<ChildPresent>.object("ChildPresent", "One child as it is now.", make: ChildPresent.init) {
        required("child", \.child, .id(ChildID.self), "The child's id.")
        required("name", \.name, .text(1...80), "Its display name.")
        required("version", \.version, .count, "As in `time.mayI`.")
        optional("decision", \.decision, .decision, "With a topic `time.…`, except `time.request`.")
        optional("requests", \.requests, .list(of: RequestView.shape), "With `time.request`: the open ones.")
        optional("summary", \.summary, .activitySummary, "With `activity.result`: the last lesson that was finished.")
        optional("rewards", \.rewards, RewardsBrief.shape, "With a topic `rewards.…`.")
        optional("policy", \.policy, .screenTimePolicy, "With `policy`.")
    }
}
