import Words

/// A badge: data, not code. Those that ship are the file `badges/badges.json`; a family adds its own (Rewards, Badges).
public struct Badge: Hashable, Sendable {
    /// What names it.
    public var key: BadgeKey
    /// What a family calls it; empty for those of the program, whose words stand in the catalogue.
    public var title: String
    /// How it is earned, in a family's words; empty for those of the program.
    public var description: String
    /// The name of a drawing of the program.
    public var icon: String
    /// What it is for.
    public var category: BadgeCategory
    /// The rule.
    public var condition: BadgeCondition
    /// Whether its picture is a surprise until it is earned.
    public var hasHiddenArt: Bool

    /// The most characters of a title.
    public static let longestTitle = 60
    /// The most characters of a description.
    public static let longestDescription = 200

    /// All members of a badge.
    public init(
        key: BadgeKey, title: String, description: String, icon: String, category: BadgeCategory,
        condition: BadgeCondition, hasHiddenArt: Bool = false
    ) {
        self.key = key
        self.title = title
        self.description = description
        self.icon = icon
        self.category = category
        self.condition = condition
        self.hasHiddenArt = hasHiddenArt
    }

    /// What it is called in words.
    public var name: Saying { title.isEmpty ? Saying("badge.\(key.rawValue).title") : Saying(told: title) }
    /// How it is earned in words.
    public var about: Saying {
        description.isEmpty ? Saying("badge.\(key.rawValue).description") : Saying(told: description)
    }
}
