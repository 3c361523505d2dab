import JSONRPC
import Shapes

/// All events that the daemon may send, as the OpenRPC document and the reference have them.
public enum EventTable {
    /// One entry for each topic, then the one for the end of a subscription.
    public static let all: [EventDescription] = EventTopic.allCases.map { describe($0) } + [describe(nil)]

    private static func describe(_ topic: EventTopic?) -> EventDescription {
        let name = topic?.rawValue ?? EventTopic.subscription
        var members = EventHead.members
        for index in members.indices where members[index].name == "topic" {
            members[index].schema = .string(Schema.StringRules(values: [name]))
        }
        let data = EventData.schema(of: topic)
        guard case .object(_, _, let own) = data else { preconditionFailure("the data of \(name) is no object") }
        let title = name.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Event"
        return EventDescription(
            topic: name, summary: summary(of: topic), hearers: hearers(of: topic),
            params: .object(name: title, summary: summary(of: topic), members: members + own))
    }

    private static func summary(of topic: EventTopic?) -> String {
        switch topic {
        case .timeState?: "What a child may do now has changed. The event has the whole decision, as in `time.mayI`."
        case .timeWarning?: "A child's time ends in 5 minutes or less, and once more in 1."
        case .timeActivity?:
            "Whether an open activity may go on has changed, by its own budget, allowance or filter: for who holds its lease."
        case .timeRequest?: "A child asked for time, a parent answered, or the request expired."
        case .timeBreak?:
            "A child has used the screen for `breakNudgeMinutes` without a break: time to look up. Nothing is blocked."
        case .timeGrant?: "Minutes were given, redeemed, earned or taken back."
        case .activityResult?: "A lesson was finished."
        case .rewardsBadge?: "A badge was earned."
        case .rewardsStreak?: "The day streak has changed."
        case .challengeProgress?:
            "A child was given a challenge, has come further with one by a percent, or a parent changed one."
        case .challengeCompleted?: "A child has reached a challenge."
        case .leaderboard?: "The family's board has changed. The event has no numbers: ask `leaderboard.get`."
        case .policy?: "A child's limits or filter were changed."
        case .household?: "A profile or a parent's access has changed, or a PIN was wrong."
        case .pack?: "A pack came or went, so `lesson.list` may have another answer."
        case nil: "The daemon has ended the subscription; this is its last event."
        }
    }

    private static func hearers(of topic: EventTopic?) -> String {
        switch topic {
        case .timeState?, .timeWarning?, .timeActivity?, .timeRequest?, .timeGrant?, .activityResult?, .policy?:
            "the child and parents"
        case .timeBreak?, .rewardsBadge?, .rewardsStreak?, .challengeProgress?, .challengeCompleted?:
            "the child, but not in quiet hours, and parents"
        case .leaderboard?: "children who take part, but not in quiet hours, and parents"
        case .household?: "parents; a child hears `childChanged` of its own"
        case .pack?: "parents, and all children without a word on which pack"
        case nil: "whoever subscribed"
        }
    }
}
