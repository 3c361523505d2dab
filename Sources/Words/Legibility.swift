/// Whether people see a character where it stands: two texts that look alike would be two, and one could pass for the other.
public enum Legibility {
    /// Marks above and below one letter, at most: a longer run hides what stands around it.
    public static let mostMarks = 4

    /// Whether nobody sees a character, or it stands for nothing. Some are part of what is seen: joiners between pictures and in
    /// scripts that join their letters, and what chooses the look of a picture, of an ideograph or of a flag.
    public static func isUnseen(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let last = place > 0 ? scalars[place - 1] : nil
        let next = place + 1 < scalars.count ? scalars[place + 1] : nil
        switch scalars[place].value {
        // Behind the mark of a missing vowel it makes the letter another one, also at an end: Malayalam.
        case 0x200D where last?.properties.canonicalCombiningClass == .virama: return false
        case 0x200C, 0x200D: return ![last, next].allSatisfy { $0.map(isJoined) ?? false }
        case 0xFE0E, 0xFE0F:
            return !(last.map { $0.properties.isEmoji && ($0.value > 0x7F || next?.value == keycap) } ?? false)
        case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return !(last?.properties.isIdeographic ?? false)
        case flagTags: return !(last.map { $0.value == flag || flagTags.contains($0.value) } ?? false)
        // Signs that are written before a number or a name, and are seen.
        case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: return false
        // In the place of an object that is not there.
        case 0xFFFC: return true
        default:
            let properties = scalars[place].properties
            return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
                || properties.generalCategory == .format
        }
    }

    /// Whether marks stand on nothing, or more of them on a letter than a script has.
    public static func hasLooseMarks(_ scalars: [Unicode.Scalar]) -> Bool {
        var marks = mostMarks
        for scalar in scalars {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark: marks += 1
            default: marks = scalar.properties.isWhitespace ? mostMarks : 0
            }
            if marks > mostMarks { return true }
        }
        return false
    }

    /// Spaces of all kinds, and what has no width.
    public static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B...0x200D, 0x2060...0x2064, 0x2800, 0x3164,
            0xFE00...0xFE0F, 0xFEFF, 0xFFA0:
            true
        default: scalar.properties.isWhitespace
        }
    }

    private static let keycap: UInt32 = 0x20E3
    private static let flag: UInt32 = 0x1F3F4
    private static let flagTags: ClosedRange<UInt32> = 0xE0020...0xE007F
    /// From Hebrew on scripts may join their letters; pictures come later.
    private static let firstJoined: UInt32 = 0x0590

    private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= firstJoined
            && (scalar.value == 0xFE0F || !isBlank(scalar) && !scalar.properties.isDefaultIgnorableCodePoint)
    }
}

extension Legibility {
    /// A text that a program has chosen, and nobody has looked at, as people are told it: whatever nobody sees in it shows
    /// itself as U+FFFD.
    public static func shown(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        let scalars = Array(text.unicodeScalars)
        let shown = scalars.indices.map { place in
            String.steers(scalars[place]) || isUnseen(place, in: scalars) ? "\u{FFFD}" : scalars[place]
        }
        return String(String.UnicodeScalarView(shown))
    }
}

extension Saying.Value {
    /// A text that a program has chosen: see ``Legibility/shown(_:)``.
    public static func foreign(_ text: String) -> Self { .text(Legibility.shown(text)) }
}
