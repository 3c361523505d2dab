/// Validation of UTF-8 as RFC 3629, section 4 defines it.
enum UTF8Sequence {
    /// The length of the valid sequence of two to four bytes at `offset`, or nil: a stray continuation byte, an
    /// overlong form, an encoded surrogate, a value above U+10FFFF, or an end too early.
    static func length(in text: Span<UInt8>, at offset: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch text[offset] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard length <= text.count - offset, second.contains(text[offset + 1]) else { return nil }
        for place in offset + 2..<offset + max(length, 2) where text[place] & 0xC0 != 0x80 { return nil }
        return length
    }
}
