/// Where an item belongs, or where a child put it (Content, Question kinds, dragAndDrop).
public struct Placement: Hashable, Sendable {
    /// The id of the item.
    public var item: String
    /// The id of the zone.
    public var zone: String

    /// An item in a zone.
    public init(item: String, zone: String) {
        self.item = item
        self.zone = zone
    }
}
