/// What is said, apart from the language in which it is said: the key of a text in the catalogue, and its values.
///
/// Rules and rows say *what* is said. A ``Language`` makes the sentence when it is told to somebody.
public struct Saying: Hashable, Sendable {
    /// A value that a text names.
    public indirect enum Value: Hashable, Sendable {
        /// A whole number, written as the language writes numbers.
        case number(Int)
        /// A name or a text that is no kidd's own: a child's name, the title of a pack.
        case text(String)
        /// Another text of the catalogue.
        case saying(Saying)
        /// A time of day in minutes, from 0 to 24:00.
        case clock(minutes: Int)
        /// A time of day in minutes, as it stands in tables: always with two digits.
        case timetable(minutes: Int)
        /// A day of the calendar.
        case date(year: Int, month: Int, day: Int)
        /// Several of them, listed as the language lists: "a, b and c".
        case list([Value])
    }

    enum Form: Hashable, Sendable {
        case key(String, [Part])
        /// A text as it was told or written by somebody: an answer of kidd on its way to a reader, a pack's own words.
        case told(String)
        /// Sentences one after the other.
        case sentences([Saying])
    }

    struct Part: Hashable, Sendable {
        var name: String
        var value: Value
    }

    let form: Form

    init(form: Form) { self.form = form }

    /// A text of the catalogue.
    ///
    /// - Parameters:
    ///   - key: as it stands in the files of the languages.
    ///   - values: by the names that the text has for them.
    public init(_ key: String, _ values: KeyValuePairs<String, Value> = [:]) {
        form = .key(key, values.map { Part(name: $0.key, value: $0.value) })
    }

    /// A text of the catalogue with numbers, texts and other texts of the catalogue.
    public init(
        _ key: String, numbers: KeyValuePairs<String, Int>, texts: KeyValuePairs<String, String> = [:],
        sayings: KeyValuePairs<String, Saying> = [:]
    ) {
        form = .key(
            key,
            numbers.map { Part(name: $0.key, value: .number($0.value)) }
                + texts.map { Part(name: $0.key, value: .text($0.value)) }
                + sayings.map { Part(name: $0.key, value: .saying($0.value)) })
    }

    /// A text in the words of somebody else: of a pack, of a parent, or of kidd as a reader got it.
    public init(told text: String) { form = .told(text) }

    /// This and another, as two sentences.
    public static func + (first: Saying, second: Saying) -> Saying {
        Saying(form: .sentences(first.parts + second.parts))
    }

    /// The sentences of which it is made.
    private var parts: [Saying] { if case .sentences(let parts) = form { parts } else { [self] } }

    /// Whether it is for parents: these have the language of the family, and children their own.
    public var isForParents: Bool {
        switch form {
        case .key(let key, _): key.hasPrefix("parent.")
        case .told: false
        case .sentences(let parts): parts.first?.isForParents == true
        }
    }

    /// Whether it is a text of the catalogue, or made of such.
    public var isOfCatalogue: Bool {
        switch form {
        case .key: true
        case .told: false
        case .sentences(let parts): parts.allSatisfy(\.isOfCatalogue)
        }
    }
}

extension Saying: CustomStringConvertible {
    /// In English, for technical messages and logs; what was told stays as it was.
    public var description: String { if case .told(let text) = form { text } else { Language.english.text(of: self) } }
}

extension Saying.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    public init(stringLiteral text: String) { self = .text(text) }
    public init(integerLiteral number: Int) { self = .number(number) }
}

extension Saying.Value {
    /// Another text of the catalogue, without values.
    public static func key(_ key: String) -> Self { .saying(Saying(key)) }
}

extension Saying.Value {
    /// How many of a long list are told.
    public static let mostListed = 5

    /// Several of them, of many only the first: "a, b, c, d, e and 95 more".
    public static func few(_ values: [Self]) -> Self {
        let more = values.count - mostListed
        guard more > 0 else { return .list(values) }
        return .list(values.prefix(mostListed) + [.saying(Saying("list.more", ["count": .number(more)]))])
    }

    /// Several names, of many only the first.
    public static func few(names: [String]) -> Self { few(names.map { .text($0) }) }
}
