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
        digest = Self.digest(of: bytes)
    }

    /// What names a file with this content.
    public static func digest(of bytes: [UInt8]) -> String { Hexadecimal.text(Digest.blake2b(bytes)) }
}

/// What is known of an asset without its file.
public struct AssetEntry: Hashable, Sendable {
    /// As content names it: the name of the file without its ending.
    public var name: String
    /// What it is.
    public var type: AssetType
    /// The size of the file.
    public var bytes: Int
    /// BLAKE2b of the file, 32 bytes, in hexadecimal digits.
    public var digest: String

    /// The name of the file.
    public var file: String { "\(name).\(type.rawValue)" }
}
