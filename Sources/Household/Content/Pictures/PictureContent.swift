/// A form of picture. How it is written in packs and on the wire stands with it, in the module `QuestionKinds`.
public protocol PictureContent: Hashable, Sendable {
    /// What names the form, in packs and on the wire.
    static var name: String { get }

    /// Everything that is wrong with it, for the author of a pack.
    var faults: [BodyFault] { get }

    /// The names of the drawings that it needs.
    var things: [String] { get }
}

extension PictureContent {
    /// Most forms need no drawings.
    public var things: [String] { [] }

    func isEqual(to other: any PictureContent) -> Bool { (other as? Self) == self }
}
