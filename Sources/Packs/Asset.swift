import Vault

/// An image or a sound that a front-end shows or plays.
public struct Asset: Sendable {
    /// As content names it.
    public var name: String
    /// What it is.
    public var type: AssetType
    /// The file.
    public var bytes: [UInt8]
    /// BLAKE2b of the file, 32 bytes, in hexadecimal digits.
    public let digest: String

    /// An asset with its file.
    public init(name: String, type: AssetType, bytes: [UInt8]) {
        self.name = name
        self.type = type
        self.bytes = bytes
        digest = Digest.blake2b(bytes).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }
}

/// What an asset is.
public enum AssetType: String, CaseIterable, Sendable {
    case svg

    /// The name by which programs know it.
    public var mediaType: String {
        switch self {
        case .svg: "image/svg+xml"
        }
    }
}
