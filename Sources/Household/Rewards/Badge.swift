import Words

/// A badge: data, not code. The catalogue is ``catalogue`` (Rewards, Badges).
public struct Badge: Hashable, Sendable {
    /// What names it.
    public var key: BadgeKey
    /// The name of a picture that front-ends know.
    public var icon: String
    /// What it is for.
    public var category: BadgeCategory
    /// The rule.
    public var condition: BadgeCondition
    /// Whether its picture is a surprise until it is earned.
    public var hasHiddenArt: Bool

    /// All members of a badge.
    public init(
        key: BadgeKey, icon: String, category: BadgeCategory,
        condition: BadgeCondition, hasHiddenArt: Bool = false
    ) {
        self.key = key
        self.icon = icon
        self.category = category
        self.condition = condition
        self.hasHiddenArt = hasHiddenArt
    }

    /// What it is called.
    public var title: Saying { Saying("badge.\(key.rawValue).title") }
    /// The rule in words for the child; always readable.
    public var description: Saying { Saying("badge.\(key.rawValue).description") }

    /// The numbers that badges of the catalogue wait for.
    static let targets = (
        answers: catalogue.compactMap { if case .questionsAnswered(let target) = $0.condition { target } else { nil } },
        points: catalogue.compactMap { if case .basePoints(let target) = $0.condition { target } else { nil } },
        stars: catalogue.compactMap { if case .starsEarned(let target) = $0.condition { target } else { nil } },
        minutes: catalogue.compactMap { if case .learningMinutes(let target) = $0.condition { target } else { nil } }
    )

    /// The badge of the catalogue with this key.
    public static func named(_ key: BadgeKey) -> Badge? { catalogue.first { $0.key == key } }
}
