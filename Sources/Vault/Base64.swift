import CSodium

/// Bytes as letters, four for three (RFC 4648), with `=` at the end.
public enum Base64 {
    /// The letters of bytes.
    public static func text(_ bytes: [UInt8]) -> String {
        let form = sodium_base64_VARIANT_ORIGINAL
        // Room for the zero at the end, which is none of the text's.
        let room = sodium_base64_encoded_len(bytes.count, form)
        return String(unsafeUninitializedCapacity: room) { letters in
            // Sound: a CChar is a byte, too.
            letters.withMemoryRebound(to: CChar.self) { letters in
                _ = letters.baseAddress.map { sodium_bin2base64($0, room, bytes, bytes.count, form) }
            }
            return room - 1
        }
    }
}
