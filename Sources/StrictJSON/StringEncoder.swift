/// Escapes string content as RFC 8259, section 7 demands and no further: `"`, `\` and control characters.
enum StringEncoder {
    /// Appends the escaped content; parts without anything to escape are copied as a whole.
    static func append(_ content: UnsafeBufferPointer<UInt8>, to store: inout ByteStore) {
        var copied = 0
        while true {
            let special = firstSpecial(content.span, from: copied)
            // Sound: `copied <= special <= content.count`, as `firstSpecial` searches from `copied` to the end.
            store.append(UnsafeBufferPointer(rebasing: content[copied..<special]))
            guard special < content.count else { return }
            appendEscape(content[special], to: &store)
            copied = special + 1
        }
    }

    /// The offset of the first byte at or behind `start` that must be escaped, or the count.
    private static func firstSpecial(_ content: Span<UInt8>, from start: Int) -> Int {
        var offset = start
        while offset <= content.count - Words.size {
            let special = Words.needingEscape(Words.load(content, at: offset))
            if special != 0 { return offset + special.trailingZeroBitCount >> 3 }
            offset += Words.size
        }
        while offset < content.count, !needsEscape(content[offset]) { offset += 1 }
        return offset
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < ASCII.space || byte == ASCII.quote || byte == ASCII.backslash
    }

    private static func appendEscape(_ byte: UInt8, to store: inout ByteStore) {
        store.append(ASCII.backslash)
        switch byte {
        case ASCII.quote, ASCII.backslash: store.append(byte)
        case ASCII.lineFeed: store.append(UInt8(ascii: "n"))
        case ASCII.carriageReturn: store.append(UInt8(ascii: "r"))
        case ASCII.tab: store.append(UInt8(ascii: "t"))
        default:
            store.append(contentsOf: "u00".utf8)
            for digit in [byte >> 4, byte & 0xF] {
                store.append(digit < 10 ? ASCII.zero + digit : UInt8(ascii: "A") + digit - 10)
            }
        }
    }
}
