/// How texts stand in packed bytes: a number whose lowest two bits tell which of four forms follows.
///
/// A text of at least ``leastRemembered`` bytes that is not a reference is remembered and gets the next number, up to
/// ``mostRemembered`` texts.
enum PackedText {
    /// Above the two bits: the count of the UTF-8 bytes that follow.
    static let literal: UInt64 = 0
    /// Above: the number of a text that was there before.
    static let reference: UInt64 = 1
    /// Above: nothing. The 16 bytes of a UUID in lower-case letters follow.
    static let uuid: UInt64 = 2
    /// Above: the number of a text with which this one begins; the count and the bytes of the rest follow.
    static let prefixed: UInt64 = 3

    /// Shorter texts are not remembered: a reference would be as long.
    static let leastRemembered = 3
    /// Shorter beginnings are written again: they would save nothing.
    static let leastPrefix = 4
    /// So many texts can be referred to; a large value looks through no more.
    static let mostRemembered = 64

    /// Room for so many is made at once.
    static let usuallyRemembered = 16

    typealias UUIDBytes = (
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )

    /// The first eight bytes as a number, the first lowest.
    static func head(of buffer: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var head: UInt64 = 0
        for place in 0..<min(8, buffer.count) { head |= UInt64(buffer[place]) << (UInt64(place) * 8) }
        return head
    }

    private static let uuidLength = 36
    private static func isDash(_ place: Int) -> Bool { place == 8 || place == 13 || place == 18 || place == 23 }

    /// The bytes of a UUID in lower-case letters; nil for any other text.
    static func uuidBytes(_ buffer: UnsafeBufferPointer<UInt8>) -> UUIDBytes? {
        guard buffer.count == uuidLength else { return nil }
        var (high, low): (UInt64, UInt64) = (0, 0)
        for place in 0..<uuidLength {
            if isDash(place) {
                guard buffer[place] == UInt8(ascii: "-") else { return nil }
                continue
            }
            let digit: UInt8
            switch buffer[place] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = buffer[place] - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = buffer[place] - UInt8(ascii: "a") + 10
            default: return nil
            }
            high = high << 4 | low >> 60
            low = low << 4 | UInt64(digit)
        }
        return withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { $0.loadUnaligned(as: UUIDBytes.self) }
    }

    /// The text of 16 bytes.
    static func uuidText(_ bytes: ArraySlice<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(uuidLength)
        for byte in bytes {
            if isDash(text.count) { text.append(UInt8(ascii: "-")) }
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 0xF)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
