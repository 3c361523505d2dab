/// Puts values into the texts of a template.
struct Filling {
    /// What replaces the generator's placeholders.
    var values: [String: PlaceholderValue]
    /// Where the words of things, names and numbers come from.
    var dress: Dress
    /// The texts, read before.
    var patterns: [String: TextPattern]

    /// The text without braces.
    func text(_ text: String, given: String? = nil) -> String {
        (patterns[text] ?? TextPattern(text)).pieces.map { piece in
            switch piece {
            case .text(let text): return text
            case .blank(let blank):
                let words = words(for: blank, given: given)
                return blank.isCapital ? words.prefix(1).uppercased() + words.dropFirst() : words
            }
        }.joined()
    }

    private func words(for blank: TextPattern.Blank, given: String?) -> String {
        if let place = blank.child { return dress.names.indices.contains(place) ? dress.names[place] : "" }
        guard let value = value(of: blank.name, given: given) else {
            // Nothing but the words of a thing is left; what is unknown is refused before.
            guard let thing = blank.thing else { return "" }
            let words = dress.thing(thing.place)
            return thing.isOne ? words.one : words.many
        }
        guard case .number(let number) = value else {
            if case .text(let text) = value { return text }
            return ""
        }
        switch blank.form {
        case .plain: return String(number)
        case .word: return dress.word(number)
        case .oneOrMany(let one, let many): return number == 1 ? one : many
        case .counted(let place):
            let thing = dress.thing(place)
            return "\(number) \(number == 1 ? thing.one : thing.many)"
        }
    }

    private func value(of name: String, given: String?) -> PlaceholderValue? {
        guard name == Placeholder.given.name, let given else { return values[name] }
        // A sentence that was chosen stands in another one, which has its own full stop.
        return Int(given).map { .number($0) } ?? .text(given.hasSuffix(".") ? String(given.dropLast()) : given)
    }
}
