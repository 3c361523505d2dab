import Household
import Shapes

/// Where an item belongs, or where a child put it (Content, Question kinds, dragAndDrop and sorting).
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

extension Shape where Value == Placement {
    /// A placement with ids of this shape.
    static func placement(_ name: String, ids: Shape<String>) -> Shape {
        .object(name, "Where an item was put.", make: Placement.init) {
            required("item", \.item, ids, "id of the item.")
            required("zone", \.zone, ids, "id of the zone.")
        }
    }
}
