import Household

/// What a change of the household key notes in the journal, until it is in the audit: where the key is kept, and whose
/// change it was.
struct RotationNote: Equatable, Sendable {
    var storage: KeyStorage
    var by: Author

    init(storage: KeyStorage, by author: Author) {
        self.storage = storage
        by = author
    }

    /// A byte for the storage, four for the account, and the parent's id; without one it was the owner.
    var bytes: [UInt8] {
        var bytes: [UInt8] = [storage == .passphrase ? 1 : 0]
        withUnsafeBytes(of: by.uid.littleEndian) { bytes.append(contentsOf: $0) }
        if case .parent(let parent) = by.role { bytes += Array(parent.rawValue.utf8) }
        return bytes
    }

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 5 else { return nil }
        storage = bytes[0] == 1 ? .passphrase : .keyFile
        let uid = bytes[1..<5].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let parent = String(decoding: bytes[5...], as: UTF8.self)
        by = Author(role: parent.isEmpty ? .owner : .parent(ParentID(rawValue: parent)), uid: uid)
    }
}
