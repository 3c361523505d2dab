/// The badges that a family made for itself, rebuilt from facts.
public struct BadgeBook: Hashable, Sendable {
    /// Those that can be earned, in the order in which they came.
    public package(set) var own: [Badge]
    /// Those that were taken away after a child had earned them: their words stay for the gallery.
    public package(set) var removed: [Badge]

    /// So many badges of its own a family may have.
    public static let mostOwn = 100
    /// So many that were taken away are kept, so that a household cannot grow without a bound.
    public static let mostRemoved = 300

    /// A book; without arguments that of a family without badges of its own.
    public init(own: [Badge] = [], removed: [Badge] = []) {
        self.own = own
        self.removed = removed
    }

    /// One of the family's own that can be earned.
    public func badge(_ key: BadgeKey) -> Badge? { own.first { $0.key == key } }

    /// Badges come in; one with a known key takes the place of the one that was there.
    public mutating func add(_ badges: [Badge]) {
        for badge in badges {
            removed.removeAll { $0.key == badge.key }
            if let index = own.firstIndex(where: { $0.key == badge.key }) {
                own[index] = badge
            } else {
                own.append(badge)
            }
        }
    }

    /// Badges cannot be earned any more.
    ///
    /// - Parameter earned: those of them that a child has.
    mutating func remove(_ keys: [BadgeKey], earned: [BadgeKey]) {
        removed += own.filter { keys.contains($0.key) && earned.contains($0.key) }
        own.removeAll { keys.contains($0.key) }
    }
}
