import Vault

/// Who a journal is: made once with it, sealed under the household key. That it opens proves that the key is right.
struct Identity: Equatable {
    static let name = "identity"
    private static let size = 9

    /// A random positive number that marks the rows of this machine.
    var device: Int64
    /// Made for development, for ever.
    var isDeveloper: Bool

    /// A new one.
    static func random(isDeveloper: Bool) -> Identity {
        Identity(device: Int64(Random.uint64() >> 1) | 1, isDeveloper: isDeveloper)
    }

    /// Puts it into a new journal.
    func store(in database: Database, ring: KeyRing) throws {
        var plain = Meta.bytes(device)
        plain.append(isDeveloper ? 1 : 0)
        try Meta.set(database, Self.name, ring.seal(plain, name: Self.name))
    }

    /// Whether anything else of the journal opens with the household key.
    private static func isKeyRight(_ database: Database, _ ring: KeyRing) throws -> Bool {
        if let head = try Meta.get(database, Head.name), (try? ring.open(head, name: Head.name)) != nil { return true }
        return try database.tableExists("keys") && !KeyTable.load(database, ring: ring).keys.isEmpty
    }

    /// Takes it from a journal.
    static func load(_ database: Database, ring: KeyRing, path: String) throws -> Identity {
        guard let sealed = try Meta.get(database, name) else {
            throw JournalFault.damaged(path: path, detail: "its identity is missing")
        }
        guard let plain = try? ring.open(sealed, name: name) else {
            throw try Self.isKeyRight(database, ring)
                ? JournalFault.damaged(path: path, detail: "its identity was altered") : .wrongKey(path: path)
        }
        guard plain.count == size else {
            throw JournalFault.damaged(path: path, detail: "its identity has another form")
        }
        return Identity(device: Meta.number(plain), isDeveloper: plain[8] != 0)
    }
}
