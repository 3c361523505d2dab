import Household
import Shapes

/// What a child put together, each tile once.
public struct MatchedPairs: AnswerForm {
    /// The pairs, in any order.
    public var pairs: [MatchedPair]

    /// These pairs.
    public init(_ pairs: [MatchedPair]) { self.pairs = pairs }

    /// The name of the form.
    public static let name = "pairs"
}

extension MatchedPairs: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "Tiles put together, each once."

    /// A bounded list.
    public static let wire = shape(.list(of: .pair("Pair", ids: .answeredID), maximum: ContentLimits.placements))

    /// Any list.
    public static let stored = shape(.list(of: .pair("StoredPair", ids: .anyText)))

    private static func shape(_ list: Shape<[MatchedPair]>) -> Shape<MatchedPairs> {
        list.map(expected: "must be pairs", to: { MatchedPairs($0) }, from: \.pairs)
    }
}

extension Answer {
    /// These pairs.
    public static func pairs(_ pairs: [MatchedPair]) -> Answer { Answer(MatchedPairs(pairs)) }
}
