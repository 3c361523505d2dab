import Household
import JSONRPC
import Shapes
import Words

/// `rewards.badges`: the gallery of a child.
public enum RewardsBadges {
    /// A badge that the child has.
    public struct Earned: Equatable, Sendable {
        /// Which badge, with its words for the child.
        public var badge: BadgeBrief
        public var category: BadgeCategory
        public var day: Day
        public var at: Instant
        public var isSeen: Bool
        /// What earned it in words, of a badge of the family's own.
        public var rule: Saying?

        public init(
            badge: BadgeBrief, category: BadgeCategory, day: Day, at: Instant, isSeen: Bool, rule: Saying? = nil
        ) {
            self.badge = badge
            self.category = category
            self.day = day
            self.at = at
            self.isSeen = isSeen
            self.rule = rule
        }
    }

    /// A badge that the child can still earn.
    public struct Open: Equatable, Sendable {
        /// Which badge, with its words for the child.
        public var badge: BadgeBrief
        public var category: BadgeCategory
        public var hasHiddenArt: Bool
        public var value: Int
        public var target: Int
        /// What earns it in words, of a badge of the family's own.
        public var rule: Saying?

        public init(
            badge: BadgeBrief, category: BadgeCategory, hasHiddenArt: Bool, value: Int, target: Int,
            rule: Saying? = nil
        ) {
            self.badge = badge
            self.category = category
            self.hasHiddenArt = hasHiddenArt
            self.value = value
            self.target = target
            self.rule = rule
        }
    }

    /// The result of `rewards.badges`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var earned: [Earned]
        public var open: [Open]
        public var stickers: [EarnedSticker]

        public init(earned: [Earned], open: [Open], stickers: [EarnedSticker]) {
            self.earned = earned
            self.open = open
            self.stickers = stickers
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "rewards.badges",
        "Lists a child's badges, those still to be earned with their rule and progress, and stickers.",
        role: .child, params: ChildParams.shape,
        result: Shape<Result>.object("Badges", "", make: Result.init) {
            required("earned", \.earned, .list(of: earned), "In the order in which they were earned.")
            required("open", \.open, .list(of: open), "Those of the program, then the family's own.")
            required("stickers", \.stickers, .list(of: .sticker), "In the order in which they were given.")
        },
        errors: [.unknownChild])

    private static let sayRule =
        "Of a badge of the family's own: what earns it, made from its condition; the `description` is the family's."

    static let earned = Shape<Earned>.object(
        "EarnedBadge", "A badge that the child has.",
        make: { key, title, description, icon, category, day, at, isSeen, rule in
            Earned(
                badge: BadgeBrief(key: key, title: title, description: description, icon: icon), category: category,
                day: day, at: at, isSeen: isSeen, rule: rule)
        }
    ) {
        required("badge", \.badge.key, .id(BadgeKey.self))
        required("title", \.badge.title, .saying)
        required("description", \.badge.description, .saying, "The rule.")
        required("icon", \.badge.icon, .text(), "Name of a picture.")
        required("category", \.category, .word(BadgeCategory.self), "The group in which front-ends show it.")
        required("day", \.day, .day, "The household day on which it was earned.")
        required("at", \.at, .instant, "When it was earned.")
        required("isSeen", \.isSeen, .boolean, "Whether a front-end has shown it.")
        optional("sayRule", \.rule, .saying, sayRule)
    }

    private static let open = Shape<Open>.object(
        "OpenBadge", "A badge that can still be earned.",
        make: { key, title, description, icon, category, hasHiddenArt, value, target, rule in
            Open(
                badge: BadgeBrief(key: key, title: title, description: description, icon: icon), category: category,
                hasHiddenArt: hasHiddenArt, value: value, target: target, rule: rule)
        }
    ) {
        required("badge", \.badge.key, .id(BadgeKey.self))
        required("title", \.badge.title, .saying)
        required("description", \.badge.description, .saying, "The rule; always readable.")
        required("icon", \.badge.icon, .text(), "Name of a picture.")
        required("category", \.category, .word(BadgeCategory.self), "The group in which front-ends show it.")
        required("hasHiddenArt", \.hasHiddenArt, .boolean, "Show its picture only when it is earned.")
        required("value", \.value, .count, "What was reached of the target.")
        required("target", \.target, .count, "How many are needed in all.")
        optional("sayRule", \.rule, .saying, sayRule)
    }
}
