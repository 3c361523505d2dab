/// A name of a closed set that a generator declares, with what it means.
public struct Term: Hashable, Sendable {
    /// As it stands in templates.
    public var name: String
    /// For the author of a template.
    public var meaning: String

    /// A name with its meaning.
    public init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }
}
