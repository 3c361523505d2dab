import Household
import JSONRPC
import Shapes
import Words

/// A badge as a front-end shows it when it is earned.
public struct BadgeBrief: Equatable, Sendable {
    /// What names it in `rewards.markSeen`.
    public var key: BadgeKey
    /// What it is called.
    public var title: Saying
    /// The rule in words.
    public var description: Saying
    /// The name of a picture.
    public var icon: String

    /// The part of a badge that is told.
    public init(_ badge: Badge) {
        self.init(key: badge.key, title: badge.name, description: badge.about, icon: badge.icon)
    }

    /// All members of a badge that is told.
    public init(key: BadgeKey, title: Saying, description: Saying, icon: String) {
        self.key = key
        self.title = title
        self.description = description
        self.icon = icon
    }
}

extension Shape where Value == BadgeBrief {
    static let badgeBrief = Shape.object("BadgeBrief", "A badge to be shown.", make: BadgeBrief.init) {
        required("badge", \.key, .id(BadgeKey.self), "For `rewards.markSeen`.")
        required("title", \.title, .saying)
        required("description", \.description, .saying, "The rule.")
        required("icon", \.icon, .text(), "Name of a picture.")
    }
}
