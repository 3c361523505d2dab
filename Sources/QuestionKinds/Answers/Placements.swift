import Household
import Shapes

/// Where a child put each item.
public struct Placements: AnswerForm {
    /// A placement of each item, in any order.
    public var placements: [Placement]

    /// These placements.
    public init(_ placements: [Placement]) { self.placements = placements }

    /// The name of the form.
    public static let name = "placements"
}

extension Placements: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "Items put into zones, each item once."

    /// A bounded list.
    public static let wire = shape(
        .list(of: .placement("Placement", ids: .answeredID), maximum: ContentLimits.placements))

    /// Any list.
    public static let stored = shape(.list(of: .placement("StoredPlacement", ids: .anyText)))

    private static func shape(_ list: Shape<[Placement]>) -> Shape<Placements> {
        list.map(expected: "must be placements", to: { Placements($0) }, from: \.placements)
    }
}

extension Answer {
    /// These placements.
    public static func placements(_ placements: [Placement]) -> Answer { Answer(Placements(placements)) }
}
