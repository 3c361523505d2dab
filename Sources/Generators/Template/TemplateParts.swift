/// What every template has, whatever its generator is.
public struct TemplateParts: Hashable, Sendable {
    /// The version of the generator.
    public var version: Int
    /// What items are about; one of them for each item.
    public var things: [NamedThing]
    /// Names of children for stories.
    public var names: [String]
    /// The words for numbers from zero.
    public var words: [String]
    /// The words for options that the generator declares.
    public var labels: [String: String]
    /// The wordings.
    public var texts: [TextSet]
}

/// All the ways in which the facts of one variant can be dressed.
struct Wardrobe {
    var parts: TemplateParts
    /// Among how many things and names each wording chooses.
    private var choices: [(things: Int, names: Int)]
    /// The texts, read once.
    private(set) var patterns: [String: TextPattern] = [:]
    /// The sum of all choices.
    var count: Int

    init(_ parts: TemplateParts, for needs: Needs) {
        self.parts = parts
        var patterns: [String: TextPattern] = [:]
        choices = parts.texts.map { text in
            let read = text.all.map { ($0.text, TextPattern($0.text)) }
            patterns.merge(read) { first, _ in first }
            let blanks = read.flatMap(\.1.blanks)
            let hasThings = needs.things > 0 || blanks.contains { $0.thing != nil }
            let hasNames = blanks.contains { $0.child != nil }
            return (hasThings ? max(1, parts.things.count) : 1, hasNames ? max(1, parts.names.count) : 1)
        }
        self.patterns = patterns
        count = choices.reduce(0) { $0 + $1.things * $1.names }
    }

    /// One choice of wording, things and names; `number` goes from 0 up to `count`.
    subscript(number: Int) -> (text: TextSet, dress: Dress) {
        var left = number
        for (text, (things, names)) in zip(parts.texts, choices) {
            if left < things * names { return (text, dress(number, thing: left % things, name: left / things)) }
            left -= things * names
        }
        // Nobody asks beyond `count`; the first wording answers all the same.
        return (parts.texts[0], dress(number, thing: 0, name: 0))
    }

    private func dress(_ number: Int, thing: Int, name: Int) -> Dress {
        Dress(
            number: number, things: parts.things.from(thing), names: parts.names.from(name), words: parts.words,
            labels: parts.labels)
    }
}

extension Array {
    /// The same, beginning at another place and going round.
    fileprivate func from(_ place: Int) -> [Element] {
        isEmpty ? [] : Array(self[(place % count)...] + self[..<(place % count)])
    }
}

/// One text of a set, with its place and what may stand in it.
struct PlacedText {
    /// Relative to the set.
    var pointer: String
    var text: String
    /// Whether the answer may be told.
    var isExplanation = false
    /// Whether it speaks of a wrong answer.
    var isMistake = false
    /// The strategy for which alone it is told; nil: for all.
    var strategy: String?
}

extension TextSet {
    /// All texts with their places.
    var all: [PlacedText] {
        var texts = [PlacedText(pointer: "/prompt", text: prompt)]
        if let narration { texts.append(PlacedText(pointer: "/narration", text: narration)) }
        if let picture { texts.append(PlacedText(pointer: "/picture", text: picture)) }
        for (index, hint) in hints.enumerated() { texts.append(PlacedText(pointer: "/hints/\(index)", text: hint)) }
        texts.append(PlacedText(pointer: "/explanation", text: explanation, isExplanation: true))
        for (tag, text) in mistakes.sorted(by: { $0.key < $1.key }) {
            texts.append(PlacedText(pointer: "/mistakes/\(tag)", text: text, isMistake: true))
        }
        for (name, told) in strategies.sorted(by: { $0.key < $1.key }) {
            for (index, hint) in told.hints.enumerated() {
                texts.append(PlacedText(pointer: "/strategies/\(name)/hints/\(index)", text: hint, strategy: name))
            }
            texts.append(
                PlacedText(
                    pointer: "/strategies/\(name)/explanation", text: told.explanation, isExplanation: true,
                    strategy: name))
        }
        return texts
    }
}
