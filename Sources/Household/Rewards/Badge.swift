/// A badge: data, not code. Those that ship are the file `badges/badges.json`; a family adds its own (Rewards, Badges).
public struct Badge: Hashable, Sendable {
    /// What names it.
    public var key: BadgeKey
    /// What it is called.
    public var title: String
    /// The rule in words for the child; always readable.
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
}
