/// Which display names there can be: whoever reads one must see what it is.
public enum NameRules {
    /// Why a name is refused, as it continues "the name"; nil when it is fine.
    public static func refusal(of name: String) -> String? {
        if name.unicodeScalars.contains(where: isHidden) {
            return "must have no control characters and none that turn the direction of writing"
        }
        if name.unicodeScalars.allSatisfy(isBlank) { return "must have something to read" }
        let scalars = Array(name.unicodeScalars)
        if scalars.indices.contains(where: { isInvisible($0, in: scalars) }) {
            return "must have no characters that nobody sees"
        }
        return nil
    }

    /// Whether nobody sees a character where it stands: two names that look alike would be two. Some are part of what is
    /// seen: joiners between pictures and in scripts that join their letters, and what chooses the look of a picture, of an
    /// ideograph or of a flag.
    private static func isInvisible(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
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
        default: return scalars[place].properties.isDefaultIgnorableCodePoint
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

    /// Control characters, line ends, and those that turn the direction of writing.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Spaces of all kinds, and what has no width.
    static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B...0x200D, 0x2060...0x2064, 0x2800, 0x3164,
            0xFE00...0xFE0F, 0xFEFF, 0xFFA0:
            true
        default: scalar.properties.isWhitespace
        }
    }
}
