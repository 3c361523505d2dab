import Household
import Shapes
import StrictJSON
import Vault

/// The file `signature.json`: who says that a pack is theirs. The manifest lists every other file with its digest, and the
/// signature is over the bytes of the manifest, so it is about all of them.
public struct PackSignature: Equatable, Sendable {
    /// An Ed25519 public key in 64 hexadecimal digits.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// Lowercase digits.
        public let rawValue: String

        /// Nil when these are not 64 hexadecimal digits.
        public init?(rawValue: String) {
            guard let bytes = Hexadecimal.bytes(rawValue), bytes.count == Signature.publicKeySize else { return nil }
            self.rawValue = Hexadecimal.text(bytes)
        }

        /// The key of 32 bytes.
        public init?(bytes: [UInt8]) { self.init(rawValue: Hexadecimal.text(bytes)) }

        var bytes: [UInt8] { Hexadecimal.bytes(rawValue) ?? [] }
    }

    /// Who signed.
    public var signer: Key
    /// Ed25519, 64 bytes.
    public var signature: [UInt8]

    /// Stands before the manifest, so that a signature is about a pack and nothing else.
    private static let context = Array("kidd pack 1\n".utf8)

    /// Signs a manifest.
    public init?(of manifest: [UInt8], with key: SigningKey) {
        guard let signer = Key(bytes: key.publicKey) else { return nil }
        self.init(signer: signer, signature: key.sign(Self.context + manifest))
    }

    private init(signer: Key, signature: [UInt8]) {
        self.signer = signer
        self.signature = signature
    }

    /// Whether it is about exactly this manifest.
    func isValid(for manifest: [UInt8]) -> Bool {
        Signature.isValid(signature, of: Self.context + manifest, by: signer.bytes)
    }

    /// How the file is written.
    package static let shape = Shape<PackSignature>.object(
        "PackSignature", "Who signed a pack: Ed25519 over `kidd pack 1`, a line feed and the bytes of `manifest.json`.",
        // Sound: a key has 32 bytes.
        from: PackSignature(signer: Key(bytes: [UInt8](repeating: 0, count: 32))!, signature: [])
    ) {
        required("signer", \.signer, key, "The public key, 64 hexadecimal digits.")
        required("signature", \.signature, signature, "128 hexadecimal digits.")
    }

    private static let key = Shape<String>.text().map(
        expected: "must be 64 hexadecimal digits", to: { Key(rawValue: $0) }, from: { $0.rawValue })

    private static let signature = Shape<String>.text().map(
        expected: "must be 128 hexadecimal digits",
        to: { text in Hexadecimal.bytes(text).flatMap { $0.count == Signature.size ? $0 : nil } },
        from: { Hexadecimal.text($0) })
}
