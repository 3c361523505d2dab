import Household
import JSONRPC
import Shapes

/// A badge as a front-end shows it when it is earned.
public struct BadgeBrief: Equatable, Sendable {
    /// What names it in `rewards.markSeen`.
    public var key: BadgeKey
    /// What it is called.
    public var title: String
    /// The rule in words.
    public var description: String
    /// The name of a picture.
    public var icon: String

    /// The part of a badge that is told.
    public init(_ badge: Badge) {
        self.init(key: badge.key, title: badge.title, description: badge.description, icon: badge.icon)
    }

    /// All members of a badge that is told.
    public init(key: BadgeKey, title: String, description: String, icon: String) {
        self.key = key
        self.title = title
        self.description = description
        self.icon = icon
    }
}

extension Shape where Value == BadgeBrief {
    static let badgeBrief = Shape.object("BadgeBrief", "A badge to be shown.", make: BadgeBrief.init) {
        required("badge", .id(BadgeKey.self), "For `rewards.markSeen`.") { $0.key }
        required("title", .text()) { $0.title }
        required("description", .text(), "The rule.") { $0.description }
        required("icon", .text(), "Name of a picture.") { $0.icon }
    }
}
