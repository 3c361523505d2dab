/// What an item is about beside its fact: one wording with one choice of things and names.
public struct Dress: Hashable, Sendable {
    /// From 0; for what lies about in different ways.
    public var number: Int
    /// The things of the template, those of this item first.
    public var things: [NamedThing]
    /// The names of children, those of this item first.
    public var names: [String]
    /// The words for numbers from zero.
    public var words: [String]
    /// The words that the template gives for options.
    public var labels: [String: String]

    /// All members of a dress.
    public init(
        number: Int = 0, things: [NamedThing] = [], names: [String] = [], words: [String] = [],
        labels: [String: String] = [:]
    ) {
        self.number = number
        self.things = things
        self.names = names
        self.words = words
        self.labels = labels
    }

    /// One of the things. A template without enough of them is refused, so the empty one is never seen.
    public func thing(_ place: Int = 0) -> NamedThing {
        things.indices.contains(place) ? things[place] : NamedThing(thing: "", one: "", many: "")
    }

    /// The word for a number; the digits where there is none.
    public func word(_ number: Int) -> String {
        words.indices.contains(number) ? words[number] : String(number)
    }

    /// The word for an option.
    public func label(_ name: String) -> String { labels[name] ?? name }

    /// The word for one of a thing, so many times: what is counted by ear.
    public func list(_ count: Int, of place: Int = 0) -> String {
        Array(repeating: thing(place).one, count: count).joined(separator: ", ")
    }
}
