/// A text of the catalogue, read once: words, and places for values.
///
/// The form is a small part of ICU's MessageFormat: `{name}`, `{count, plural, =0 {none} one {# day} other {# days}}`
/// with `#` for the number, and two styles: `{count, spell}` writes small numbers as words, `{day, capital}` begins with
/// a capital letter.
struct Message: Sendable {
    enum Style: String, Sendable {
        case plain
        case spell
        case capital
    }

    enum Piece: Sendable {
        case words(String)
        case value(String, Style)
        /// The number of the plural around it.
        case number
        case plural(String, exact: [Int: Message], forms: [String: Message])
    }

    /// Why a text is none.
    struct Fault: Error, Equatable {
        var reason: String
    }

    let pieces: [Piece]

    private init(pieces: [Piece]) { self.pieces = pieces }

    /// Reads a text.
    init(_ text: String) throws(Fault) {
        var rest = Substring(text)
        self = try Self.read(&rest, isInside: false)
        if !rest.isEmpty { throw Fault(reason: "there is a } without its {") }
    }

    private static func read(_ rest: inout Substring, isInside: Bool) throws(Fault) -> Message {
        var pieces: [Piece] = []
        var words = ""
        func flush() {
            if !words.isEmpty { pieces.append(.words(words)) }
            words = ""
        }
        while let next = rest.first, next != "}" {
            rest.removeFirst()
            switch next {
            case "{":
                flush()
                pieces.append(try value(&rest))
            case "#" where isInside:
                flush()
                pieces.append(.number)
            default: words.append(next)
            }
        }
        flush()
        return Message(pieces: pieces)
    }

    /// What stands between braces; the opening one was taken.
    private static func value(_ rest: inout Substring) throws(Fault) -> Piece {
        let name = try word(&rest)
        guard rest.first == "," else {
            try take("}", &rest)
            return .value(name, .plain)
        }
        rest.removeFirst()
        let style = try word(&rest)
        if style == "plural" {
            try take(",", &rest)
            return try plural(name, &rest)
        }
        guard let style = Style(rawValue: style) else { throw Fault(reason: "there is no style \(style)") }
        try take("}", &rest)
        return .value(name, style)
    }

    private static func plural(_ name: String, _ rest: inout Substring) throws(Fault) -> Piece {
        var exact: [Int: Message] = [:]
        var forms: [String: Message] = [:]
        while true {
            skipSpace(&rest)
            if rest.first == "}" { break }
            let selector = try word(&rest)
            try take("{", &rest)
            let message = try read(&rest, isInside: true)
            try take("}", &rest)
            if selector.hasPrefix("=") {
                guard let number = Int(selector.dropFirst()) else { throw Fault(reason: "\(selector) is no number") }
                exact[number] = message
            } else {
                forms[selector] = message
            }
        }
        try take("}", &rest)
        guard forms["other"] != nil else { throw Fault(reason: "the plural of \(name) has no form \"other\"") }
        return .plural(name, exact: exact, forms: forms)
    }

    private static func skipSpace(_ rest: inout Substring) {
        rest = rest.drop { $0 == " " }
    }

    private static func word(_ rest: inout Substring) throws(Fault) -> String {
        skipSpace(&rest)
        let word = rest.prefix { !" ,{}".contains($0) }
        guard !word.isEmpty else { throw Fault(reason: "a name is missing after {") }
        rest = rest.dropFirst(word.count)
        skipSpace(&rest)
        return String(word)
    }

    private static func take(_ character: Character, _ rest: inout Substring) throws(Fault) {
        skipSpace(&rest)
        guard rest.popFirst() == character else { throw Fault(reason: "a \(character) is missing") }
    }

    /// The names of all values, those inside of plurals too.
    var names: Set<String> {
        var found: Set<String> = []
        for piece in pieces {
            switch piece {
            case .words, .number: continue
            case .value(let name, _): found.insert(name)
            case .plural(let name, let exact, let forms):
                found.insert(name)
                for message in exact.values { found.formUnion(message.names) }
                for message in forms.values { found.formUnion(message.names) }
            }
        }
        return found
    }

    /// The forms of each plural in it.
    var plurals: [Set<String>] {
        pieces.flatMap { piece -> [Set<String>] in
            guard case .plural(_, let exact, let forms) = piece else { return [] }
            return [Set(forms.keys)] + (Array(exact.values) + Array(forms.values)).flatMap(\.plurals)
        }
    }
}
