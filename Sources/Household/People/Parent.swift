/// Names a parent for ever; in `[a-z0-9._-]`.
public struct ParentID: Hashable, Sendable, RawRepresentable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A parent: a display name and a PIN of their own.
public struct Parent: Equatable, Sendable {
    public var id: ParentID
    public var name: String
    /// The Argon2id hash of the PIN, with its salt and limits. Never leaves the daemon.
    public var pinHash: String

    public init(id: ParentID, name: String, pinHash: String) {
        self.id = id
        self.name = name
        self.pinHash = pinHash
    }
}
