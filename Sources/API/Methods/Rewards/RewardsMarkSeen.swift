import Household
import JSONRPC
import Shapes

/// `rewards.markSeen`: a front-end has shown badges.
public enum RewardsMarkSeen {
    /// The parameters of `rewards.markSeen`, all of them required.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var badges: [BadgeKey]

        public init(child: String, badges: [BadgeKey]) {
            self.child = child
            self.badges = badges
        }
    }

    /// The result of `rewards.markSeen`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var unseen: [BadgeBrief]

        public init(unseen: [BadgeBrief]) {
            self.unseen = unseen
        }
    }

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "rewards.markSeen", "Records that badges were shown to the child; badges seen before stay seen.", role: .child,
        changes: true, work: .others,
        params: Shape<Params>.object("RewardsMarkSeenParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required(
                "badges", \.badges, .list(of: .id(BadgeKey.self), maximum: 100), "Keys of badges that the child has.")
        },
        result: Shape<Result>.object("SeenBadges", "", make: Result.init) {
            required("unseen", \.unseen, .list(of: .badgeBrief), "What is still to be shown.")
        },
        errors: [.unknownChild])
}
