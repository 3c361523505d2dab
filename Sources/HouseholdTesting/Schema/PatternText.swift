import Household

/// Texts that fit a regular expression of the kind that schemas have: letters, classes in brackets, groups with
/// alternatives, `?` and counts in braces.
struct PatternText {
    private var rest: Substring
    private var random: SeededRandom

    /// A text that fits; nil for a pattern of another kind.
    static func make(_ pattern: String, _ random: inout SeededRandom) -> String? {
        var maker = PatternText(rest: pattern[...], random: random)
        if maker.rest.first == "^" { maker.rest.removeFirst() }
        if maker.rest.last == "$" { maker.rest.removeLast() }
        let text = maker.alternatives()
        random = maker.random
        return maker.rest.isEmpty ? text : nil
    }

    /// One of the alternatives up to a closing bracket or the end.
    private mutating func alternatives() -> String? {
        var texts: [String] = []
        repeat {
            if !texts.isEmpty { rest.removeFirst() }
            guard let text = sequence() else { return nil }
            texts.append(text)
        } while rest.first == "|"
        return texts[random.number(below: texts.count)]
    }

    private mutating func sequence() -> String? {
        var text = ""
        while let next = rest.first, next != "|", next != ")" {
            let atom = rest
            guard let first = self.atom() else { return nil }
            let behind = rest
            guard let count = count() else { return nil }
            let after = rest
            if count > 0 { text += first }
            for _ in 0..<max(0, count - 1) {
                rest = atom
                guard let more = self.atom() else { return nil }
                text += more
            }
            rest = count > 1 || behind.count != after.count ? after : behind
        }
        return text
    }

    private mutating func atom() -> String? {
        switch rest.removeFirst() {
        case "(":
            if rest.hasPrefix("?:") { rest.removeFirst(2) }
            let text = alternatives()
            guard rest.first == ")" else { return nil }
            rest.removeFirst()
            return text
        case "[": return oneOfClass()
        case "\\": return rest.isEmpty ? nil : rest.first == "d" ? digit() : String(rest.removeFirst())
        case let letter where !"^$.*+?{}]".contains(letter): return String(letter)
        default: return nil
        }
    }

    private mutating func digit() -> String {
        rest.removeFirst()
        return String(random.number(below: 10))
    }

    private mutating func oneOfClass() -> String? {
        var letters: [Character] = []
        while let letter = rest.popFirst(), letter != "]" {
            if rest.first == "-", let last = rest.dropFirst().first, last != "]", let from = letter.asciiValue,
                let to = last.asciiValue, from <= to
            {
                rest.removeFirst(2)
                letters += (from...to).map { Character(UnicodeScalar($0)) }
            } else {
                letters.append(letter)
            }
        }
        guard let first = letters.first, first != "^" else { return nil }
        return String(letters[random.number(below: letters.count)])
    }

    /// How often the last atom stands there.
    private mutating func count() -> Int? {
        let most = 3
        switch rest.first {
        case "?":
            rest.removeFirst()
            return random.number(below: 2)
        case "*", "+":
            return rest.removeFirst() == "*" ? random.number(below: most) : 1 + random.number(below: most)
        case "{":
            guard let end = rest.firstIndex(of: "}") else { return nil }
            let bounds = rest[rest.index(after: rest.startIndex)..<end].split(
                separator: ",", omittingEmptySubsequences: false)
            rest = rest[rest.index(after: end)...]
            guard let low = bounds.first.flatMap({ Int($0) }) else { return nil }
            let high = bounds.count == 1 ? low : Int(bounds[1]) ?? low + most
            return low + random.number(below: high - low + 1)
        default: return 1
        }
    }
}
