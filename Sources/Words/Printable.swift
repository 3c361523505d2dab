extension String {
    /// The text without control characters: what a name holds must not steer a terminal.
    public var printable: String {
        let isPlain = unicodeScalars.allSatisfy { !Self.steers($0) }
        return isPlain
            ? self : String(String.UnicodeScalarView(unicodeScalars.map { Self.steers($0) ? "\u{FFFD}" : $0 }))
    }

    /// Control characters, and those that turn the direction of writing.
    public static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension Saying {
    /// What kidd said, for a terminal.
    public var printable: String { description.printable }
}
