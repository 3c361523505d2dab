/// Names a parent for ever; in `[a-z0-9._-]`.
public struct ParentID: Hashable, Sendable, RawRepresentable {
    /// The text of the id, as it goes over the wire.
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A parent: a display name and a PIN of their own.
public struct Parent: Equatable, Sendable {
    /// Made from the name; it stays when the name changes.
    public var id: ParentID
    /// The display name; children see it in answers to their requests.
    public var name: String
    /// The Argon2id hash of the PIN, with its salt and limits. Never leaves the daemon.
    public var pinHash: String

    public init(id: ParentID, name: String, pinHash: String) {
        self.id = id
        self.name = name
        self.pinHash = pinHash
    }
}
