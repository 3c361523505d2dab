/// Which display names there can be: whoever reads one must see what it is.
public enum NameRules {
    /// Why a name is refused, as it continues "the name"; nil when it is fine.
    public static func refusal(of name: String) -> String? {
        if name.unicodeScalars.contains(where: isHidden) {
            return "must have no control characters and none that turn the direction of writing"
        }
        if name.unicodeScalars.allSatisfy(isBlank) { return "must have something to read" }
        return nil
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
