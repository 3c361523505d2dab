extension JSONValue {
    /// The value of a number that is a whole number within `Int64`, however it is written: `1`, `1.0`, `1e2` and
    /// `-0` are integers, `1.5` and `9223372036854775808` are not. Never rounds.
    public var integer: Int64? {
        guard kind == .number else { return nil }
        let node = node
        let digits = Int(node.start)..<Int(node.end)
        let bytes = text.bytes
        return IntegerReader.plain(bytes.span, digits) ?? IntegerReader.general(bytes.span, digits)
    }

    /// The number as the nearest `Double`; nil if it is beyond the finite range.
    public var double: Double? {
        guard kind == .number else { return nil }
        // Up to 2^53 each whole number is a double of its own, so nothing is rounded.
        if let integer, integer.magnitude <= 1 << 53 {
            return integer == 0 && firstByte == ASCII.minus ? -0.0 : Double(integer)
        }
        guard let value = Double(String(decoding: literal, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }
}

/// Reads exact integers from numbers that the scanner has accepted.
private enum IntegerReader {
    /// A number of at most 18 digits without fraction and exponent; nil for all others.
    static func plain(_ text: Span<UInt8>, _ literal: Range<Int>) -> Int64? {
        let negative = text[literal.lowerBound] == ASCII.minus
        let digits = literal.lowerBound + (negative ? 1 : 0)..<literal.upperBound
        guard digits.count <= 18 else { return nil }
        var value: Int64 = 0
        for offset in digits {
            guard text[offset].isDigit else { return nil }
            value = value &* 10 &+ Int64(text[offset] &- ASCII.zero)
        }
        return negative ? 0 &- value : value
    }

    /// Any number. Zeros at the end of the digits only count once a digit follows, so that what remains of the
    /// exponent alone decides whether the number is whole.
    static func general(_ text: Span<UInt8>, _ literal: Range<Int>) -> Int64? {
        var offset = literal.lowerBound
        let negative = text[offset] == ASCII.minus
        if negative { offset += 1 }
        var value: Int64 = 0
        var zeros = 0
        var fractionDigits = 0
        var inFraction = false
        while offset < literal.upperBound, text[offset] | 0x20 != UInt8(ascii: "e") {
            let byte = text[offset]
            offset += 1
            guard byte != ASCII.point else {
                inFraction = true
                continue
            }
            if inFraction { fractionDigits += 1 }
            if byte == ASCII.zero {
                zeros += 1
                continue
            }
            guard let shifted = scaled(value, byPowerOfTen: zeros + 1),
                case (let sum, let overflow) = shifted.subtractingReportingOverflow(Int64(byte - ASCII.zero)), !overflow
            else { return nil }
            value = sum
            zeros = 0
        }
        let exponent = exponent(text, offset..<literal.upperBound) - fractionDigits + zeros
        guard value != 0 else { return 0 }
        guard let result = scaled(value, byPowerOfTen: exponent) else { return nil }
        return negative ? result : Int64(exactly: result.magnitude)
    }

    /// `value` times ten to the `power`, or nil if that is not a whole number within `Int64`. The last digit of
    /// `value` is never 0, so a negative power always leaves a fraction.
    private static func scaled(_ value: Int64, byPowerOfTen power: Int) -> Int64? {
        guard value != 0, power != 0 else { return value }
        guard power > 0, power < 19 else { return nil }
        var value = value
        for _ in 0..<power {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            value = product
        }
        return value
    }

    /// The exponent from its letter on, or 0; kept within bounds that no text's digits can make up for.
    private static func exponent(_ text: Span<UInt8>, _ part: Range<Int>) -> Int {
        let bound = 1 << 40
        var value = 0
        var negative = false
        for offset in part.dropFirst() {
            switch text[offset] {
            case ASCII.minus: negative = true
            case ASCII.plus: continue
            default: value = min(value * 10 + Int(text[offset] - ASCII.zero), bound)
            }
        }
        return negative ? -value : value
    }
}
