/// Looking at eight bytes at once.
enum Words {
    static let size = 8
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// The eight bytes at `offset`, the first one lowest. The caller has checked that `offset + 8` is in the text.
    @inline(__always)
    static func load(_ text: Span<UInt8>, at offset: Int) -> UInt64 {
        precondition(offset >= 0 && offset <= text.count &- size)
        // Unsafe but sound: the precondition keeps all eight bytes inside the span, and any bits are a UInt64.
        return UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Marks (by its highest bit) the first byte of `word` that is a control character, `"` or `\`; later marks may
    /// be false. Zero if there is none.
    @inline(__always)
    static func needingEscape(_ word: UInt64) -> UInt64 {
        let quotes = word ^ (ones &* UInt64(ASCII.quote))
        let backslashes = word ^ (ones &* UInt64(ASCII.backslash))
        let controls = (word &- (ones &* UInt64(ASCII.space))) & ~word
        return (controls | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)) & highs
    }

    /// Marks (by its highest bit) the first byte of `word` that is not plain string content: as `needingEscape`, and
    /// bytes that are not ASCII.
    @inline(__always)
    static func needingCare(_ word: UInt64) -> UInt64 {
        needingEscape(word) | (word & highs)
    }
}
