import Household
import JSONRPC
import Shapes

/// `rewards.addBadges`: the family's own badges come in.
public enum RewardsAddBadges {
    /// The parameters of `rewards.addBadges`.
    public struct Params: Equatable, Sendable {
        /// The badges as they stand in their file.
        public var badges: BadgeFile

        public init(badges: BadgeFile) {
            self.badges = badges
        }
    }

    /// What a child has earned at once, by what it did before.
    public struct Earned: Equatable, Sendable {
        /// The child.
        public var child: ChildID
        /// What it has earned.
        public var badges: [BadgeBrief]

        public init(child: ChildID, badges: [BadgeBrief]) {
            self.child = child
            self.badges = badges
        }
    }

    /// The result of `rewards.addBadges`; every member is always there.
    public struct Result: Equatable, Sendable {
        /// All badges of the family's own.
        public var badges: [Badge]
        /// The children who have earned some of them at once.
        public var earned: [Earned]

        public init(badges: [Badge], earned: [Earned]) {
            self.badges = badges
            self.earned = earned
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "rewards.addBadges",
        "Adds badges of the family's own, all or none: every fault is told at once, in `faults` of the error. One with a "
            + "known key takes the place of the family's badge with that key. What children have done before counts at once.",
        role: .parent, changes: true,
        params: Shape<Params>.object("RewardsAddBadgesParams", "", make: Params.init) {
            required("badges", \.badges, BadgeFile.shape, "As in a file of badges.")
        },
        result: Shape<Result>.object("AddedBadges", "The family's own badges.", make: Result.init) {
            required("badges", \.badges, .list(of: .badge), "All of the family's own.")
            required(
                "earnedAtOnce", \.earned, .list(of: earned), "Children who have earned some of the new ones already.")
        })

    private static let earned = Shape<Earned>.object(
        "BadgesOfChild", "Badges that a child has just earned.", make: Earned.init
    ) {
        required("child", \.child, .id(ChildID.self))
        required("badges", \.badges, .list(of: .badgeBrief))
    }
}
