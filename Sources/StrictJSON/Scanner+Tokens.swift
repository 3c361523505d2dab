/// The tokens of RFC 8259. Each function moves `offset` behind the token or throws.
extension Scanner {
    @inline(__always)
    static func skipSpace(in text: Span<UInt8>, _ offset: inout Int) {
        while offset < text.count {
            switch text[offset] {
            case ASCII.space, ASCII.lineFeed, ASCII.carriageReturn, ASCII.tab: offset += 1
            default: return
            }
        }
    }

    /// `true`, `false` or `null`.
    @inline(__always)
    static func scanWord(_ word: StaticString, in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) {
        let start = offset
        for place in 0..<word.utf8CodeUnitCount {
            guard start + place < text.count else { throw endedEarly(text) }
            // Unsafe but sound: `place` is below the word's own count of bytes.
            guard text[start + place] == word.utf8Start[place] else {
                throw unexpected(in: text, at: start + place, "expected a value")
            }
        }
        offset = start + word.utf8CodeUnitCount
    }

    /// `-`, an integer part without a leading zero, and optionally a fraction and an exponent.
    static func scanNumber(in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) {
        if text[offset] == ASCII.minus { offset += 1 }
        if offset < text.count, text[offset] == ASCII.zero {
            offset += 1
            if offset < text.count, text[offset].isDigit { throw JSONFault(.syntax, "leading zero", at: offset - 1) }
        } else {
            try scanDigits(in: text, &offset)
        }
        if offset < text.count, text[offset] == ASCII.point {
            offset += 1
            try scanDigits(in: text, &offset)
        }
        if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if offset < text.count, text[offset] == ASCII.plus || text[offset] == ASCII.minus { offset += 1 }
            try scanDigits(in: text, &offset)
        }
    }

    /// At least one digit.
    @inline(__always)
    private static func scanDigits(in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) {
        let start = offset
        while offset < text.count, text[offset].isDigit { offset += 1 }
        if offset == text.count, offset == start { throw endedEarly(text) }
        if offset == start { throw unexpected(in: text, at: offset, "expected a digit") }
    }

    /// A string from its opening to its closing quotation mark.
    /// - Returns: Whether there are escapes in it.
    @inline(__always)
    static func scanString(in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) -> Bool {
        offset += 1
        while offset <= text.count - Words.size {
            let care = Words.needingCare(Words.load(text, at: offset))
            if care == 0 {
                offset += Words.size
                continue
            }
            offset += care.trailingZeroBitCount >> 3
            if text[offset] == ASCII.quote {
                offset += 1
                return false
            }
            break
        }
        return try scanRestOfString(in: text, &offset)
    }

    /// The rest of a string that is not plain ASCII, or stands at the very end of the text.
    private static func scanRestOfString(in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) -> Bool {
        var escaped = false
        while offset < text.count {
            switch text[offset] {
            case ASCII.quote:
                offset += 1
                return escaped
            case ASCII.backslash:
                escaped = true
                try scanEscape(in: text, &offset)
            case ..<ASCII.space:
                throw JSONFault(.syntax, "raw control character in a string", at: offset)
            case 0x80...:
                guard let length = UTF8Sequence.length(in: text, at: offset) else {
                    throw JSONFault(.encoding, "invalid UTF-8", at: offset)
                }
                offset += length
            default:
                offset += 1
                while offset <= text.count - Words.size, Words.needingCare(Words.load(text, at: offset)) == 0 {
                    offset += Words.size
                }
            }
        }
        throw endedEarly(text)
    }

    /// A backslash and what belongs to it; a high surrogate with the low one behind it.
    private static func scanEscape(in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) {
        let start = offset
        guard start + 1 < text.count else { throw endedEarly(text) }
        offset += 2
        switch text[start + 1] {
        case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            let unit = try scanFourDigits(in: text, &offset)
            guard unit & 0xF800 == 0xD800 else { return }
            guard unit < 0xDC00, offset + 1 < text.count, text[offset] == ASCII.backslash,
                text[offset + 1] == UInt8(ascii: "u")
            else { throw JSONFault(.syntax, "lone surrogate", at: start) }
            offset += 2
            guard try scanFourDigits(in: text, &offset) & 0xFC00 == 0xDC00 else {
                throw JSONFault(.syntax, "lone surrogate", at: start)
            }
        default:
            throw unexpected(in: text, at: start + 1, "unknown escape")
        }
    }

    private static func scanFourDigits(in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard offset < text.count else { throw endedEarly(text) }
            guard let digit = text[offset].hexadecimalValue else {
                throw unexpected(in: text, at: offset, "expected a hexadecimal digit")
            }
            unit = unit << 4 | digit
            offset += 1
        }
        return unit
    }
}

/// Faults that are found in several places.
extension Scanner {
    /// Refuses what the tape cannot index, byte order marks, and UTF-16 and UTF-32 without one: a JSON text begins
    /// with an ASCII character, so in these encodings one of the first two bytes is zero, and in UTF-8 neither is.
    static func checkBeginning(of text: Span<UInt8>) throws(JSONFault) {
        guard text.count < Int(UInt32.max) else { throw JSONFault(.syntax, "text too long", at: Int(UInt32.max)) }
        guard text.count > 1 else { return }
        switch (text[0], text[1]) {
        case (0xEF, 0xBB) where text.count > 2 && text[2] == 0xBF:
            throw JSONFault(.encoding, "byte order mark", at: 0)
        case (0xFE, 0xFF), (0xFF, 0xFE), (0, _), (_, 0):
            throw JSONFault(.encoding, "UTF-16 or UTF-32 instead of UTF-8", at: 0)
        default:
            return
        }
    }

    @inline(never)
    static func endedEarly(_ text: Span<UInt8>) -> JSONFault {
        JSONFault(.syntax, text.count == 0 ? "empty text" : "unexpected end", at: text.count)
    }

    /// The fault for a byte that the grammar does not allow at its place.
    @inline(never)
    static func unexpected(in text: Span<UInt8>, at offset: Int, _ problem: String) -> JSONFault {
        if text[offset] >= 0x80, UTF8Sequence.length(in: text, at: offset) == nil {
            return JSONFault(.encoding, "invalid UTF-8", at: offset)
        }
        return JSONFault(.syntax, problem, at: offset)
    }
}
