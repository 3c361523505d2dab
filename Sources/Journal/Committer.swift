import CSQLite
import Vault

/// Writes groups of entries, each as one transaction. Lives on the writer's thread with its connection.
///
/// It binds and steps through SQLite's own calls: what a copy of each value costs is more than the insert itself.
final class Committer {
    private let connection: OpaquePointer?
    private let begin: Statement
    private let commit: Statement
    private let rollback: Statement
    private let insertRow: Statement
    private let insertKey: Statement
    private let replaceKey: Statement
    private let setMeta: Statement
    private let forgetRotation: Statement
    /// Nil: the table of snapshots cannot be used, and rows are stored all the same.
    private let clearSnapshot: Statement?
    private let insertSnapshot: Statement?
    /// Nil: the table of kept replies cannot be used, and rows without one are stored all the same.
    private let insertReply: Statement?
    private let forgetReplies: Statement?
    private let path: String
    private let folder: String
    /// The file that the connection has open.
    private let place: FilePlace?
    private let tail: LogTail
    /// A commit failed, and what it left in the log is still there: nothing is written before it is gone.
    private var hasTail = false
    private let device: Int64
    private let ring: KeyRing
    private var chain: ChainWriter
    private let onStep: (@Sendable (CommitStep) -> Void)?
    private var binding = RowBinding()
    private var nonces = NoncePool()
    private(set) var keys: KeyTable
    private var lastRows: LastRows
    /// The kept replies up to this one are gone.
    private var forgottenReply: Int64
    /// Whether some were forgotten by this one.
    private(set) var hasForgotten = false
    /// Replies that one commit forgets at most: so none takes long.
    private static let forgottenAtOnce: Int32 = 64

    init(_ database: Database, keys: KeyTable, setup: Writer.Setup) throws {
        connection = database.sqliteConnection
        begin = try database.makeStatement(sql: "BEGIN IMMEDIATE")
        commit = try database.makeStatement(sql: "COMMIT")
        rollback = try database.makeStatement(sql: "ROLLBACK")
        insertRow = try database.makeStatement(
            sql: "INSERT INTO journal(\(RowReader.columns), chain) VALUES(?, ?, ?, ?, ?, ?, ?, ?)")
        insertKey = try database.makeStatement(sql: KeyTable.insertion)
        replaceKey = try database.makeStatement(sql: KeyTable.replacement)
        setMeta = try database.makeStatement(sql: Meta.upsert)
        forgetRotation = try database.makeStatement(
            sql: "DELETE FROM meta WHERE name = '\(Journal.rotationName)'")
        insertReply = try? database.makeStatement(sql: ReplyTable.insertion)
        forgetReplies = try? database.makeStatement(sql: ReplyTable.deletion)
        clearSnapshot = try? database.makeStatement(sql: SnapshotTable.deletion)
        insertSnapshot = try? database.makeStatement(sql: SnapshotTable.insertion)
        path = setup.path
        folder = setup.folder
        place = FilePlace(setup.path)
        tail = LogTail(path: setup.path)
        device = setup.device
        ring = setup.ring
        self.keys = keys
        lastRows = setup.lastRows
        chain = setup.chain
        forgottenReply = setup.forgottenReply
        onStep = setup.onStep
    }

    /// Stores all entries and replies, or none. With `head`, the sealed head moves to the last entry too.
    ///
    /// - Parameter forgotten: the replies up to this one may go; nil: nothing is forgotten now.
    func store(
        _ entries: [JournalEntry], replies: [ReplyEntry] = [], forgetting forgotten: Int64? = nil, head: Int64?
    ) throws(CommitFailure) {
        let keysBefore = keys
        let chainBefore = chain
        let forgottenBefore = forgottenReply
        var isWritten = false
        do throws(CommitFailure) {
            onStep?(.beforeBegin)
            guard FilePlace(path) == place else {
                throw CommitFailure(kind: .io(FilePlace.sentence), message: "nothing was stored: \(FilePlace.sentence)")
            }
            try clearTail()
            try run(begin)
            onStep?(.afterBegin)
            for entry in entries {
                try insert(entry)
                onStep?(.rowInserted)
            }
            for reply in replies { try insert(reply) }
            if let forgotten, forgotten > forgottenReply { try forget(through: forgotten) }
            // Only a commit with entries moves the chain's end: an answer costs nothing more.
            if chain.end != chainBefore.end {
                try write(chain.end.sealed(device: device, ring: ring), as: ChainEnd.name)
            }
            if let head { try write(head: head) }
            onStep?(.afterInsert)
            onStep?(.beforeCommit)
            isWritten = true
            try run(commit)
        } catch {
            keys = keysBefore
            lastRows.rollBack()
            chain = chainBefore
            forgottenReply = forgottenBefore
            undo()
            guard isWritten, hasTail, let first = entries.first?.seq, let last = entries.last?.seq else { throw error }
            UndecidedCommit(rows: first...last).store(in: folder)
            var undecided = error
            undecided.isUndecided = true
            throw undecided
        }
        lastRows.settle()
        onStep?(.afterCommit)
    }

    /// Puts a snapshot into the place of the one before, or leaves that. The sealed head goes along.
    func store(_ snapshot: SealedSnapshot, head: Int64?) throws(CommitFailure) {
        guard let clearSnapshot, let insertSnapshot else {
            let detail = "its table cannot be used"
            throw CommitFailure(kind: .io(detail), message: "no snapshot was stored: \(detail)")
        }
        // It was made before the erasure: what it says must not be stored any more.
        guard !snapshot.parts.contains(where: { keys.erased[$0.profile] != nil }) else {
            let detail = "somebody in it was erased"
            throw CommitFailure(kind: .io(detail), message: "no snapshot was stored: \(detail)")
        }
        onStep?(.beforeSnapshot)
        do throws(CommitFailure) {
            try clearTail()
            try run(begin)
            try run(clearSnapshot)
            for part in snapshot.parts {
                sqlite3_bind_int64(insertSnapshot.sqliteStatement, 1, part.profile)
                sqlite3_bind_int64(insertSnapshot.sqliteStatement, 2, snapshot.seq)
                try run(insertSnapshot, blob: part.body, at: 3)
            }
            if let head { try write(head: head) }
            onStep?(.snapshotInserted)
            try run(commit)
        } catch {
            undo()
            throw error
        }
        onStep?(.afterSnapshot)
    }

    /// Does some upkeep in a transaction of its own.
    func keepUp(_ work: (Database) throws -> Void, _ database: Database) throws(CommitFailure) {
        let keysBefore = keys
        onStep?(.beforeUpkeep)
        do throws(CommitFailure) {
            try clearTail()
            try run(begin)
            do { try work(database) } catch let error as CommitFailure { throw error } catch {
                throw SystemFault.failure(connection)
            }
            onStep?(.upkeepDone)
            try run(commit)
        } catch {
            keys = keysBefore
            undo()
            throw error
        }
        onStep?(.afterUpkeep)
    }

    /// Writes the end of the chain once more, with other sealed bytes: SQLite writes no page that stays as it is.
    func sealChainEndAnew() throws(CommitFailure) {
        try write(chain.end.sealed(device: device, ring: ring), as: ChainEnd.name)
    }

    /// Notes that nothing is left of a profile.
    func finishErasure(of profile: Int64) throws(CommitFailure) {
        guard keys.erased[profile] != nil else { return }
        sqlite3_bind_int64(replaceKey.sqliteStatement, 2, profile)
        try run(replaceKey, blob: ring.erasureMark(of: profile, isFinished: true), at: 1)
        keys.erased[profile] = true
    }

    /// Ends a transaction that failed, and takes what it left out of the log.
    private func undo() {
        // Some failures have ended the transaction already.
        if sqlite3_get_autocommit(connection) == 0 { try? run(rollback) }
        hasTail = true
        try? clearTail()
    }

    /// What was undecided is: the journal works, with or without it.
    func decide() { UndecidedCommit.forget(in: folder) }

    /// What a failed commit left must not come back with the next start, whose callers were told that it did not happen.
    private func clearTail() throws(CommitFailure) {
        guard hasTail else { return }
        try run(begin)
        defer { try? run(rollback) }
        guard tail.clear(after: connection) else {
            let detail = "what a failed commit left in the write-ahead log cannot be cleared"
            throw CommitFailure(kind: .io(detail), message: "nothing was stored: \(detail)")
        }
        hasTail = false
        decide()
    }

    private func insert(_ entry: JournalEntry) throws(CommitFailure) {
        if let profile = entry.newProfileKey, keys.keys[profile] == nil {
            try addKey(of: profile)
        }
        guard let key = keys.keys[entry.profile] else {
            throw Self.noKey(entry.profile)
        }
        let previous = lastRows[entry.profile]
        binding.set(
            device: device, seq: entry.seq, profile: entry.profile, kind: entry.kind, at: entry.at, previous: previous)
        let sealed = key.seal(entry.encoding(), binding: binding.bytes, nonces: &nonces)
        let row = insertRow.sqliteStatement
        sqlite3_bind_int64(row, 1, entry.seq)
        sqlite3_bind_int64(row, 2, device)
        sqlite3_bind_int64(row, 3, entry.profile)
        sqlite3_bind_int64(row, 4, entry.kind)
        sqlite3_bind_int64(row, 5, entry.at)
        sqlite3_bind_int64(row, 7, previous)
        try bindLink(of: entry, sealed)
        try run(insertRow, blob: sealed, at: 6)
        lastRows.note(entry.seq, of: entry.profile)
        if let profile = entry.erasedProfile { try erase(profile) }
        if entry.tellsRotation { try run(forgetRotation) }
    }

    /// Destroys the data key of a profile, and what is known of it beside the rows.
    private func erase(_ profile: Int64) throws(CommitFailure) {
        sqlite3_bind_int64(replaceKey.sqliteStatement, 2, profile)
        try run(replaceKey, blob: ring.erasureMark(of: profile, isFinished: false), at: 1)
        keys.keys[profile] = nil
        keys.damaged.remove(profile)
        keys.erased[profile] = false
        lastRows.forget(profile)
        // A start reads the rows, and makes another one that says nothing of the profile.
        if let clearSnapshot { try run(clearSnapshot) }
    }

    private func insert(_ reply: ReplyEntry) throws(CommitFailure) {
        guard let key = keys.keys[reply.profile] else { throw Self.noKey(reply.profile) }
        guard let insertReply else {
            let detail = "the table of kept replies cannot be used"
            throw CommitFailure(kind: .io(detail), message: "nothing was stored: \(detail)")
        }
        let binding = ReplyTable.binding(
            device: device, number: reply.number, seq: reply.seq, profile: reply.profile, at: reply.at,
            mark: reply.mark)
        let sealed = key.seal(reply.encoding(), binding: binding, nonces: &nonces)
        let row = insertReply.sqliteStatement
        for (place, value) in [reply.number, reply.seq, reply.profile, reply.at].enumerated() {
            sqlite3_bind_int64(row, Int32(place + 1), value)
        }
        if let mark = reply.mark { try bind(mark, to: row, at: 5) } else { sqlite3_bind_null(row, 5) }
        try run(insertReply, blob: sealed, at: 6)
    }

    /// Forgets the oldest replies, some at a time.
    private func forget(through number: Int64) throws(CommitFailure) {
        guard let forgetReplies else { return }
        sqlite3_bind_int64(forgetReplies.sqliteStatement, 1, number)
        sqlite3_bind_int(forgetReplies.sqliteStatement, 2, Self.forgottenAtOnce)
        try run(forgetReplies)
        hasForgotten = true
        if sqlite3_changes(connection) < Self.forgottenAtOnce { forgottenReply = number }
    }

    /// An entry's link, and nothing for any other row.
    private func bindLink(of entry: JournalEntry, _ sealed: [UInt8]) throws(CommitFailure) {
        guard chain.kinds.contains(entry.kind) else {
            sqlite3_bind_null(insertRow.sqliteStatement, 8)
            return
        }
        guard let link = chain.append(entry.seq, place: binding.bytes, body: sealed) else { throw Self.noKey(0) }
        try bind(link, to: insertRow.sqliteStatement, at: 8)
    }

    private func bind(_ bytes: [UInt8], to statement: OpaquePointer?, at place: Int32) throws(CommitFailure) {
        let code = bytes.withUnsafeBytes {
            sqlite3_bind_blob(statement, place, $0.baseAddress, Int32($0.count), Self.copies)
        }
        guard code == SQLITE_OK else { throw SystemFault.failure(connection) }
    }

    /// The destructor -1 (SQLITE_TRANSIENT) has SQLite copy what it is given.
    private static var copies: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    private func addKey(of profile: Int64) throws(CommitFailure) {
        let key = ring.newDataKey()
        sqlite3_bind_int64(insertKey.sqliteStatement, 1, profile)
        try run(insertKey, blob: ring.wrap(key, profile: profile), at: 2)
        keys.keys[profile] = key
    }

    /// Sets the head: the rows up to a number are stored.
    private func write(head seq: Int64) throws(CommitFailure) {
        let profiles = Set(keys.keys.keys).union(keys.damaged)
        let head = Head(seq: seq, lastRows: lastRows.told(of: profiles))
        try write(head.sealed(device: device, ring: ring), as: Head.name)
    }

    /// Sets a value of the table `meta`.
    private func write(_ sealed: [UInt8], as name: String) throws(CommitFailure) {
        let code = Array(name.utf8CString).withUnsafeBufferPointer {
            sqlite3_bind_text(setMeta.sqliteStatement, 1, $0.baseAddress, -1, Self.copies)
        }
        guard code == SQLITE_OK else { throw SystemFault.failure(connection) }
        try run(setMeta, blob: sealed, at: 2)
    }

    private func run(_ statement: Statement, blob: [UInt8], at place: Int32) throws(CommitFailure) {
        let failure = blob.withUnsafeBytes { bytes -> CommitFailure? in
            // No destructor (SQLITE_STATIC): the bytes outlive the step, and the binding is replaced before the next.
            let code = sqlite3_bind_blob(
                statement.sqliteStatement, place, bytes.baseAddress, Int32(bytes.count), nil)
            guard code == SQLITE_OK else { return SystemFault.failure(connection) }
            return step(statement)
        }
        if let failure { throw failure }
    }

    private func run(_ statement: Statement) throws(CommitFailure) {
        if let failure = step(statement) { throw failure }
    }

    private func step(_ statement: Statement) -> CommitFailure? {
        let code = sqlite3_step(statement.sqliteStatement)
        let failure = code == SQLITE_DONE ? nil : SystemFault.failure(connection)
        sqlite3_reset(statement.sqliteStatement)
        return failure
    }

    private static func noKey(_ profile: Int64) -> CommitFailure {
        let detail = "there is no data key for profile \(profile)"
        return CommitFailure(kind: .io(detail), message: "nothing was stored: \(detail)")
    }
}
