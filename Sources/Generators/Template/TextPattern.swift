/// A text with placeholders in braces: `There {n is|are} {n things}.`
struct TextPattern {
    /// A part of it.
    enum Piece: Hashable {
        /// As it stands.
        case text(String)
        /// To be replaced.
        case blank(Blank)
    }

    /// What stands in a pair of braces.
    struct Blank: Hashable {
        /// The name of the placeholder.
        var name: String
        /// In which form it is told.
        var form: Form
        /// Whether it begins with a capital, as the name in the braces does.
        var isCapital: Bool
    }

    /// The forms of a placeholder.
    enum Form: Hashable {
        /// `{n}`.
        case plain
        /// `{n things}`: "1 apple", "3 apples"; the place of the things among those of the item.
        case counted(Int)
        /// `{n word}`: "three".
        case word
        /// `{n is|are}`: one word for 1, another for other numbers.
        case oneOrMany(String, String)
    }

    private(set) var pieces: [Piece] = []
    /// Why it cannot be read; nil when it can.
    private(set) var fault: String?

    private static let counted = ["things": 0, "otherThings": 1, "thirdThings": 2]

    init(_ text: String) {
        var rest = text[...]
        while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
                fault = "has a brace without its partner"
                pieces = [.text(text)]
                return
            }
            if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
            let inner = String(rest[rest.index(after: open)..<close])
            if let blank = Self.blank(inner) {
                pieces.append(.blank(blank))
            } else {
                fault = fault ?? "does not know the form {\(inner)}"
            }
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
    }

    private static func blank(_ inner: String) -> Blank? {
        let parts = inner.split(separator: " ", maxSplits: 1).map(String.init)
        guard let first = parts.first, let initial = first.first else { return nil }
        let name = initial.lowercased() + first.dropFirst()
        guard parts.count == 2 else { return Blank(name: name, form: .plain, isCapital: initial.isUppercase) }
        return form(parts[1]).map { Blank(name: name, form: $0, isCapital: initial.isUppercase) }
    }

    private static func form(_ text: String) -> Form? {
        if text == "word" { return .word }
        if let place = counted[text] { return .counted(place) }
        let words = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return words.count == 2 ? .oneOrMany(words[0], words[1]) : nil
    }

    /// Everything that is to be replaced.
    var blanks: [Blank] {
        pieces.compactMap { piece in
            if case .blank(let blank) = piece { blank } else { nil }
        }
    }
}

extension TextPattern.Blank {
    /// The place of the thing that its words are taken from, for `{thing}`, `{otherThings}` and `{n things}`.
    var thing: (place: Int, isOne: Bool)? {
        if case .counted(let place) = form { return (place, false) }
        return switch name {
        case "thing": (0, true)
        case "things": (0, false)
        case "otherThing": (1, true)
        case "otherThings": (1, false)
        case "thirdThing": (2, true)
        case "thirdThings": (2, false)
        default: nil
        }
    }

    /// The place of the name that it is.
    var child: Int? {
        switch name {
        case "name": 0
        case "otherName": 1
        default: nil
        }
    }
}
