import Household
import Shapes

extension Shape where Value == String {
    /// A digest or a public key: 32 bytes in hexadecimal digits; capital letters are small ones.
    static let hexadecimal32 = Shape.text(
        Schema.StringRules(minimumLength: 64, maximumLength: 64, pattern: "^[0-9a-fA-F]{64}$")
    ).map(
        expected: "must be 64 hexadecimal digits",
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

    /// A path that begins at the root of the file system.
    static let absolutePath = Shape.text(1...4096).map(
        expected: "must be an absolute path, because kidd works in another folder",
        to: { $0.utf8.first == UInt8(ascii: "/") && !$0.utf8.contains(0) ? $0 : nil }, from: { $0 })
}
