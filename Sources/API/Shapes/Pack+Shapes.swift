import Household
import Shapes

extension Shape where Value == String {
    /// A digest or a public key: 32 bytes in hexadecimal digits; capital letters are small ones.
    static let hexadecimal32 = Shape.text(
        Schema.StringRules(minimumLength: 64, maximumLength: 64, pattern: "^[0-9a-fA-F]{64}$")
    ).map(
        expected: "must be 64 hexadecimal digits", blank: { "" },
        to: { text in
            let isHexadecimal =
                text.utf8.count == 64
                && text.utf8.allSatisfy { digit in
                    switch digit {
                    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                        UInt8(ascii: "A")...UInt8(ascii: "F"):
                        true
                    default: false
                    }
                }
            return isHexadecimal ? text.lowercased() : nil
        }, from: { $0 })
}
