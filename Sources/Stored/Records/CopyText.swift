import Household
import Shapes

/// Facts and states as the JSON of their shapes, for copies of what is known.
package enum CopyText {
    /// A fact as an object with one member, whose name says what happened.
    package static func json(of fact: Fact) -> [UInt8] { Shape<Fact>.fact.encode(fact) }

    /// All that is known of a child, as a snapshot has it.
    package static func json(of child: ChildState) -> [UInt8] { Shape<ChildState>.childState.encode(child) }

    /// All that is known of the household itself, as a snapshot has it.
    package static func json(of home: HouseholdState) -> [UInt8] { Shape<HouseholdState>.home.encode(home) }

    /// What a fact may look like.
    package static let factSchema = Shape<Fact>.fact.schema
    /// What a child's state looks like.
    package static let childSchema = Shape<ChildState>.childState.schema
    /// What the household's state looks like.
    package static let homeSchema = Shape<HouseholdState>.home.schema
}
