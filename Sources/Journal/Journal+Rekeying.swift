import Vault

/// Another household key for a journal on which nobody works. No row is written anew: the household key wraps the data keys
/// and seals a few facts about the file, and nothing else (Encryption at rest).
extension Journal {
    /// The name of what the journal remembers of the last change of its key, until that is in the audit.
    static let rotationName = "rotation"

    /// Wraps the data keys of a stopped journal and seals its identity, its head and the end of its chain with another
    /// household key, all in one transaction: after a crash the journal opens with the one or with the other.
    ///
    /// What does not open with the old key stays as it is, and is named as it was. When this throws, a disk that failed at
    /// the end may have stored the change all the same: the key that opens the journal tells.
    /// - Parameters:
    ///   - note: kept with it, sealed with the new key: ``rotationNote()``.
    ///   - beforeCommit: for crash tests.
    public static func rekey(
        folder: String, from old: Secret, to new: Secret, note: [UInt8], beforeCommit: () -> Void = {}
    ) throws(JournalFault) {
        let lock = try FolderLock(folder: folder)
        defer { lock.release() }
        StoredMark.prepare(
            folder: folder, for: KeyRing(householdKey: new), openedBy: KeyRing(householdKey: old))
        try KeyChange(from: old, to: new).run(
            on: folder + "/" + JournalFiles.database, noting: (Self.rotationName, note), beforeCommit: beforeCommit)
    }

    /// What was noted at the last change of the household key, until a row tells of it (``JournalEntry/tellsRotation``).
    public func rotationNote() throws(JournalFault) -> [UInt8]? {
        try read { database in
            try Meta.get(database, Self.rotationName).flatMap { try? ring.open($0, name: Self.rotationName) }
        }
    }
}
