/// The letters of a code: eleven that nobody can guess (55 bits) and a check letter, in groups of four for paper.
///
/// The letters are Crockford's thirty-two, without those that look alike; O is read as 0, I and L as 1, and case, spaces
/// and dashes do not matter. The check letter tells every single wrong letter and every two that changed places.
public enum CodeText {
    /// Letters of a code, the check letter included.
    public static let length = 12
    /// Bits that have to be drawn for one.
    public static let randomBits = 55

    private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
    private static let group = 4

    /// The code of 55 random bits.
    public static func make(from bits: UInt64) -> String {
        var values = (0..<length - 1).map { UInt8(bits >> UInt64(5 * $0) & 31) }
        values.append(times(check(values)))
        let text = values.map { letters[Int($0)] }
        return stride(from: 0, to: length, by: group)
            .map { String(decoding: text[$0..<$0 + group], as: UTF8.self) }.joined(separator: "-")
    }

    /// A code as it was typed, in its letters alone; nil when letters are missing, too many or wrong.
    public static func read(_ typed: String) -> String? {
        var values: [UInt8] = []
        for byte in typed.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: " ") {
            guard values.count < length, let value = value(of: byte) else { return nil }
            values.append(value)
        }
        guard values.count == length, check(values) == 0 else { return nil }
        return String(decoding: values.map { letters[Int($0)] }, as: UTF8.self)
    }

    private static func value(of byte: UInt8) -> UInt8? {
        let upper = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
        switch upper {
        case UInt8(ascii: "O"): return 0
        case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
        default: return letters.firstIndex(of: upper).map { UInt8($0) }
        }
    }

    /// The letters as a polynomial over the field of 32 elements, at its generator: 0 for a whole code.
    private static func check(_ values: [UInt8]) -> UInt8 { values.reduce(0) { times($0) ^ $1 } }

    /// An element times the generator, modulo x^5 + x^2 + 1.
    private static func times(_ value: UInt8) -> UInt8 {
        value & 16 == 0 ? value << 1 : (value << 1 ^ 0b10_0101) & 31
    }
}
