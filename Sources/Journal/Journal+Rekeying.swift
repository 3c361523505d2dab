import Foundation
import GRDB
import Vault

/// Another household key for a journal on which nobody works. No row is written anew: the household key wraps the data keys
/// and seals a few facts about the file, and nothing else (Encryption at rest).
extension Journal {
    /// The name of what the journal remembers of the last change of its key, until that is in the audit.
    static let rotationName = "rotation"

    /// Wraps the data keys of a stopped journal and seals its identity, its head and the end of its chain with another
    /// household key, all in one transaction: after a crash the journal opens with the one or with the other.
    ///
    /// What does not open with the old key stays as it is, and is named as it was.
    /// - Parameters:
    ///   - note: kept with it, sealed with the new key: ``rotationNote()``.
    ///   - beforeCommit: for crash tests.
    public static func rekey(
        folder: String, from old: Secret, to new: Secret, note: [UInt8], beforeCommit: () -> Void = {}
    ) throws(JournalFault) {
        let lock = try FolderLock(folder: folder)
        defer { lock.release() }
        let path = folder + "/" + JournalFiles.database
        do {
            let connection = try Connection.writing(path: path)
            defer { try? connection.close() }
            try connection.writeWithoutTransaction { database in
                try Schema.check(database, path: path)
                let rekeying = Rekeying(old: KeyRing(householdKey: old), new: KeyRing(householdKey: new))
                _ = try Identity.load(database, ring: rekeying.old, path: path)
                try database.inTransaction(.immediate) {
                    try rekeying.run(database, note: note)
                    beforeCommit()
                    return .commit
                }
                // Nothing that the old key opens is left in the write-ahead log.
                _ = try? database.checkpoint(.truncate)
            }
        } catch {
            throw SystemFault.fault(error, path: path)
        }
    }

    /// What was noted at the last change of the household key, as long as ``forgetRotation(done:)`` was not called.
    public func rotationNote() throws(JournalFault) -> [UInt8]? {
        try read { database in
            try Meta.get(database, Self.rotationName).flatMap { try? ring.open($0, name: Self.rotationName) }
        }
    }

    /// The change of the key is in the audit.
    public func forgetRotation(done: @escaping @Sendable (CommitFailure?) -> Void = { _ in }) {
        ask(Upkeep(work: .forgetRotation, done: done))
    }
}

/// The work of a change of the household key within an open transaction.
private struct Rekeying {
    let old: KeyRing
    let new: KeyRing

    /// What is sealed by its name alone.
    private static let names = ["identity", Head.name, ChainEnd.name]

    func run(_ database: Database, note: [UInt8]) throws {
        for row in try Row.fetchAll(database, sql: "SELECT profile, wrapped FROM keys") {
            guard let profile = Int64.fromDatabaseValue(row[0]), let wrapped = Data.fromDatabaseValue(row[1]),
                let changed = rewrapped([UInt8](wrapped), profile: profile)
            else { continue }
            try database.execute(sql: KeyTable.replacement, arguments: [Data(changed), profile])
        }
        for name in Self.names {
            guard let sealed = try Meta.get(database, name), let plain = try? old.open(sealed, name: name) else {
                continue
            }
            try Meta.set(database, name, new.seal(plain, name: name))
        }
        try Meta.set(database, Journal.rotationName, new.seal(note, name: Journal.rotationName))
    }

    /// A wrapped key, or the mark of an erasure, with the new key; nil: it does not open.
    private func rewrapped(_ wrapped: [UInt8], profile: Int64) -> [UInt8]? {
        if let key = try? old.unwrap(wrapped, profile: profile) { return new.wrap(key, profile: profile) }
        return old.erasure(in: wrapped, profile: profile).map { new.erasureMark(of: profile, isFinished: $0) }
    }
}
