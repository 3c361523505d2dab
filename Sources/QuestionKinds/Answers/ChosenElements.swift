import Household
import Shapes

/// What belongs into the gaps of a pattern.
public struct ChosenElements: AnswerForm {
    /// The ids of tiles, a gap after the other.
    public var ids: [String]

    /// An answer of this form.
    public init(_ ids: [String]) { self.ids = ids }

    /// The name of the form.
    public static let name = "elements"

    /// Of one gap the tile is one of the question's choices.
    public var choice: String? { ids.count == 1 ? ids[0] : nil }
}

extension ChosenElements: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "The id of a tile for each gap, in their order."

    /// With the bounds of today.
    public static let wire = shape(.list(of: .answeredID, minimum: 1, maximum: ContentLimits.placements))

    /// Whatever was written.
    public static let stored = shape(.list(of: .anyText))

    private static func shape(_ part: Shape<[String]>) -> Shape<ChosenElements> {
        part.map(expected: "must be ids", to: { ChosenElements($0) }, from: \.ids)
    }
}

extension Answer {
    /// These tiles.
    public static func elements(_ ids: [String]) -> Answer { Answer(ChosenElements(ids)) }
}
