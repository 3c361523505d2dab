import Shapes

/// A thing that can be drawn, with its words.
public struct NamedThing: Hashable, Sendable {
    /// The name of the drawing.
    public var thing: String
    /// The word for one.
    public var one: String
    /// The word for many.
    public var many: String
}

extension Shape where Value == NamedThing {
    /// A thing in a template.
    static let namedThing = Shape.object(
        "PackNamedThing", "A thing that items are about.", make: NamedThing.init
    ) {
        required("thing", \.thing, .text(1...64), "The name of a drawing.")
        required("one", \.one, .text(1...64), "The word for one, such as `apple`.")
        required("many", \.many, .text(1...64), "The word for many, such as `apples`.")
    }
}
