/// How many columns a text takes on a terminal: letters of East Asia and pictures take two, marks take none.
public enum TextWidth {
    /// The columns of a text.
    public static func of(_ text: some StringProtocol) -> Int {
        // Plain ASCII is the usual case and needs no look at the characters.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// The columns of a character.
    public static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        // U+FE0F asks for the picture of a sign that has one.
        if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F }), first.properties.isEmoji { return 2 }
        return of(first)
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if scalar.properties.isEmojiPresentation { return 2 }
        return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// Unicode, UAX 11: the blocks whose characters are wide or full width.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x20000...0x3FFFD,
    ]

    /// The text cut to a width, with "…" as its last column where something is missing.
    public static func cut(_ text: String, to width: Int) -> String {
        guard of(text) > width else { return text }
        guard width > 0 else { return "" }
        var kept = ""
        var used = 0
        for character in text {
            let columns = of(character)
            if used + columns > width - 1 { break }
            kept.append(character)
            used += columns
        }
        return kept + "…"
    }

    /// The text in lines of at most a width, broken between words; a longer word is broken in itself, unless it has to
    /// stay whole: a path that is to be copied.
    public static func wrap(_ text: String, to width: Int, breaksWords: Bool = true) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        func end() {
            lines.append(line)
            line = ""
            used = 0
        }
        for word in words(of: text, atMost: width) {
            let columns = of(word)
            if used > 0, used + 1 + columns <= width {
                line += " " + word
                used += 1 + columns
                continue
            }
            if used > 0 { end() }
            for character in word {
                if breaksWords, used + of(character) > width, used > 0 { end() }
                line.append(character)
                used += of(character)
            }
        }
        if used > 0 || lines.isEmpty { end() }
        return lines
    }

    /// What stays together: a sign such as the percent sign, or a French colon, begins no line.
    private static func words(of text: String, atMost width: Int) -> [Substring] {
        var words: [Substring] = []
        for word in text.split(separator: " ") {
            let isSign = word.allSatisfy { "%:;!?»).,".contains($0) } || words.last == "«"
            if isSign, let last = words.last, of(last) + 1 + of(word) <= width {
                words[words.count - 1] = last + " " + word
            } else {
                words.append(word)
            }
        }
        return words
    }
}
