/// One entry of a document's tape: where a value or a key stands in the text, and where its successor stands.
///
/// The kind is not stored, because the first byte of the source tells it. While a container is still open, two fields
/// serve the scanner: `end` is a filter over the hashes of its keys, and `next` is the index of its parent.
struct Node: Sendable {
    /// Offset of the first byte.
    var start: UInt32
    /// Offset behind the last byte.
    var end: UInt32
    /// Index of the entry behind this one and all that is inside it.
    var next: UInt32
    /// Containers: the number of elements or members. Keys: the hash of the decoded key in the upper 31 bits.
    /// Strings and keys: the lowest bit is set if there are escapes.
    var detail: UInt32

    static let escaped: UInt32 = 1

    /// Whether a string or key contains escapes.
    var isEscaped: Bool { detail & Node.escaped != 0 }

    /// The offsets of a string's or key's content, without its quotation marks.
    var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}

/// The ASCII characters that the grammar of RFC 8259 speaks of.
enum ASCII {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let minus: UInt8 = 0x2D
    static let point: UInt8 = 0x2E
    static let zero: UInt8 = 0x30
    static let nine: UInt8 = 0x39
    static let colon: UInt8 = 0x3A
    static let openBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let closeBracket: UInt8 = 0x5D
    static let openBrace: UInt8 = 0x7B
    static let closeBrace: UInt8 = 0x7D
}

extension UInt8 {
    /// Whether the byte is `0` to `9`.
    var isDigit: Bool { self &- ASCII.zero <= 9 }

    /// The value of a hexadecimal digit, or nil.
    var hexadecimalValue: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self - 0x30)
        case 0x41...0x46: UInt32(self - 0x41 + 10)
        case 0x61...0x66: UInt32(self - 0x61 + 10)
        default: nil
        }
    }
}
