/// The bytes of a string's content after unescaping, one at a time and without allocation.
///
/// The content must have been accepted by the scanner: every escape in it is complete and surrogates come in pairs.
struct DecodedBytes {
    private var offset: Int
    private let end: Int
    /// Bytes of the current escape that were not handed out yet, the next one lowest.
    private var pending: UInt32 = 0

    init(content: Range<Int>) {
        offset = content.lowerBound
        end = content.upperBound
    }

    /// The next byte, or nil at the end. A byte 0 (from `\u0000`) is an ordinary byte.
    mutating func next(in text: Span<UInt8>) -> UInt8? {
        if pending != 0 {
            let byte = UInt8(truncatingIfNeeded: pending)
            pending >>= 8
            return byte
        }
        guard offset < end else { return nil }
        let byte = text[offset]
        offset += 1
        return byte == ASCII.backslash ? escape(in: text) : byte
    }

    /// Decodes the escape whose backslash was just passed; returns its first byte and keeps the others.
    private mutating func escape(in text: Span<UInt8>) -> UInt8 {
        let letter = text[offset]
        offset += 1
        switch letter {
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return ASCII.lineFeed
        case UInt8(ascii: "r"): return ASCII.carriageReturn
        case UInt8(ascii: "t"): return ASCII.tab
        case UInt8(ascii: "u"): return encode(scalar(in: text))
        default: return letter
        }
    }

    /// The scalar of a `\u` escape, or of a pair of them; `offset` is behind the first `u`.
    private mutating func scalar(in text: Span<UInt8>) -> UInt32 {
        let unit = fourDigits(in: text)
        guard unit & 0xFC00 == 0xD800 else { return unit }
        offset += 2
        return 0x10000 + (unit & 0x3FF) << 10 + fourDigits(in: text) & 0x3FF
    }

    private mutating func fourDigits(in text: Span<UInt8>) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            value = value << 4 | (text[offset].hexadecimalValue ?? 0)
            offset += 1
        }
        return value
    }

    /// The first byte of the scalar in UTF-8; the others go to `pending`. None of the others can be 0.
    private mutating func encode(_ scalar: UInt32) -> UInt8 {
        let last = scalar & 0x3F | 0x80
        switch scalar {
        case ..<0x80:
            return UInt8(scalar)
        case ..<0x800:
            pending = last
            return UInt8(scalar >> 6 | 0xC0)
        case ..<0x10000:
            pending = (scalar >> 6 & 0x3F | 0x80) | last << 8
            return UInt8(scalar >> 12 | 0xE0)
        default:
            pending = (scalar >> 12 & 0x3F | 0x80) | (scalar >> 6 & 0x3F | 0x80) << 8 | last << 16
            return UInt8(scalar >> 18 | 0xF0)
        }
    }
}
