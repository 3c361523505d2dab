/// A pack that a parent installed: what the household knows of it whether its files are there or not (Content, Packs).
public struct PackInstallation: Hashable, Sendable {
    /// The id in its manifest.
    public var pack: PackID
    /// The version in its manifest.
    public var version: String
    /// The title that people read.
    public var title: String
    /// What names exactly its content.
    public var digest: String
    /// The size of its files in bytes.
    public var bytes: Int
    /// The public key of who signed it; nil: nobody did.
    public var signer: String?
    /// When it was installed.
    public var at: Instant

    /// All members of an installation.
    public init(
        pack: PackID, version: String, title: String, digest: String, bytes: Int, signer: String?, at: Instant
    ) {
        self.pack = pack
        self.version = version
        self.title = title
        self.digest = digest
        self.bytes = bytes
        self.signer = signer
        self.at = at
    }
}

/// Somebody whose packs the family installs without being asked (Content, Packs).
public struct TrustedSigner: Hashable, Sendable {
    /// An Ed25519 public key in hexadecimal digits.
    public var key: String
    /// What the family calls them.
    public var name: String
    /// Since when.
    public var since: Instant

    /// All members of a signer.
    public init(key: String, name: String, since: Instant) {
        self.key = key
        self.name = name
        self.since = since
    }
}
