import Household
import Shapes

/// All that the program knows of a form of picture: what it shows, how it is written in packs and on the wire, and an
/// example. One line in ``Pictures/all`` registers it.
public protocol PictureDefinition: PictureContent {
    /// What it shows, for the reference.
    static var summary: String { get }

    /// How it is written, in packs as on the wire.
    static var wire: Shape<Self> { get }

    /// A picture for the reference; a test looks at it.
    static var example: Self { get }

    /// The text of the example for those who do not see it.
    static var exampleText: String { get }
}
