import Words

/// Who is told something: how instants are shown, and in which language a sentence is said.
public struct Listener: Sendable {
    /// The text of an instant, given in milliseconds since 1970: RFC 3339 with the household's offset.
    public typealias InstantText = @Sendable (Int64) -> String

    /// How an instant is shown.
    public var instantText: InstantText
    /// The language of sentences for the child that it is about; where it is about no child, the family's.
    public var child: Language
    /// The language of sentences for parents.
    public var parents: Language

    /// A listener.
    public init(instantText: @escaping InstantText, child: Language, parents: Language) {
        self.instantText = instantText
        self.child = child
        self.parents = parents
    }

    /// For values without instants, which come out as plain milliseconds; sentences are English.
    public static let plain = Listener(instantText: { String($0) }, child: .briefEnglish, parents: .briefEnglish)

    /// A sentence in the language of those for whom it is.
    public func text(of saying: Saying) -> String {
        (saying.isForParents ? parents : child).text(of: saying)
    }
}
