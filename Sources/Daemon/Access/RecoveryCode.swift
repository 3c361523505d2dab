import Vault

/// The code that resets a forgotten PIN: 24 letters and digits, about 120 bits, in groups for paper.
enum RecoveryCode {
    private static let letters = Array("23456789abcdefghjkmnpqrstuvwxyz".utf8)
    private static let length = 24
    private static let group = 4

    static func make() -> String {
        var code: [UInt8] = []
        while code.count < length {
            // A byte beyond a whole number of alphabets would make some letters likelier.
            for byte in Random.bytes(length) where Int(byte) < 256 / letters.count * letters.count {
                guard code.count < length else { break }
                code.append(letters[Int(byte) % letters.count])
            }
        }
        let groups = stride(from: 0, to: length, by: group).map {
            String(decoding: code[$0..<$0 + group], as: UTF8.self)
        }
        return groups.joined(separator: "-")
    }

    /// The code as it is hashed: spaces, dashes and case do not matter.
    static func secret(_ code: String) -> Secret {
        Secret(copying: Array(code.lowercased().utf8.filter(letters.contains)))
    }
}
