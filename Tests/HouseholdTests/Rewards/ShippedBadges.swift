import Packs

@testable import Household

extension BadgeSet {
    /// The badges of the program.
    static let shipped = BadgeSet(shipped: EmbeddedBadges.all)
}
