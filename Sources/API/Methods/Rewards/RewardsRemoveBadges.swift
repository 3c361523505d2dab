import Household
import JSONRPC
import Shapes

/// `rewards.removeBadges`: badges of the family's own cannot be earned any more.
public enum RewardsRemoveBadges {
    /// The parameters of `rewards.removeBadges`.
    public struct Params: Equatable, Sendable {
        public var badges: [BadgeKey]

        public init(badges: [BadgeKey]) {
            self.badges = badges
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "rewards.removeBadges",
        "Takes badges of the family's own away. What a child has earned stays in its gallery, with its words.",
        role: .parent, changes: true,
        params: Shape<Params>.object("RewardsRemoveBadgesParams", "", make: Params.init) {
            required(
                "badges", \.badges, .list(of: .id(BadgeKey.self), maximum: BadgeBook.mostOwn),
                "Keys of the family's own badges.")
        },
        result: FamilyBadges.shape)
}

/// `rewards.familyBadges`: what a family made itself, as a file of badges has it.
public enum RewardsFamilyBadges {
    /// For parents; only reads.
    public static let method = Method(
        "rewards.familyBadges", "Lists the family's own badges with their conditions, as a file of badges has them.",
        role: .parent, params: Nothing.shape, result: FamilyBadges.shape)
}

/// The family's own badges.
public struct FamilyBadges: Equatable, Sendable {
    /// All of them, in the order in which they came.
    public var badges: [Badge]

    public init(badges: [Badge]) {
        self.badges = badges
    }

    /// How it is read and written: `FamilyBadges` in the reference.
    public static let shape = Shape<FamilyBadges>.object(
        "FamilyBadges", "The family's own badges.", make: FamilyBadges.init
    ) {
        required("badges", \.badges, .list(of: .badge), "In the order in which they came.")
    }
}
