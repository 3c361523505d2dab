import Household
import Shapes

/// The base-ten blocks that a child laid out.
public struct PlacedBlocks: AnswerForm {
    public var tens: Int
    public var ones: Int

    /// So many of each.
    public init(tens: Int, ones: Int) {
        self.tens = tens
        self.ones = ones
    }

    /// The name of the form.
    public static let name = "blocks"
}

extension PlacedBlocks: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "How many rods of ten and single cubes."

    /// With the bounds of today.
    public static let wire = shape("Blocks", .integer(0...1_000))

    /// Whatever was written.
    public static let stored = shape("StoredBlocks", .anyNumber)

    private static func shape(_ name: String, _ number: Shape<Int>) -> Shape<PlacedBlocks> {
        .object(name, "Base-ten blocks.", make: { PlacedBlocks(tens: $0, ones: $1) }) {
            required("tens", \.tens, number, "Rods of ten.")
            required("ones", \.ones, number, "Single cubes.")
        }
    }
}
