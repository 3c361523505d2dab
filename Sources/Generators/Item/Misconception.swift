import Household

/// What a wrong answer misunderstands: the tag that a generator gives it.
public struct Misconception: Hashable, Sendable {
    /// As it stands in templates.
    public var name: String
    /// The class in which a parent reads of it; nil: none of them.
    public var mistake: MistakeClass?
    /// For the author of a template.
    public var meaning: String

    /// A tag with its class and its meaning.
    public init(_ name: String, _ mistake: MistakeClass?, _ meaning: String) {
        self.name = name
        self.mistake = mistake
        self.meaning = meaning
    }
}
