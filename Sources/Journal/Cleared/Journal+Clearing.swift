/// Rows that go on purpose. All of it is done on the writer's thread between commits, each request in a transaction of
/// its own, and is durable when its `done` is called without a failure.
extension Journal {
    /// Lets rows go, or say something else.
    /// - Parameter done: called on the writer's thread, with what went wrong; then nothing of it was done.
    public func clear(_ clearing: Clearing, done: @escaping @Sendable (CommitFailure?) -> Void) {
        ask(Upkeep(work: .clear(clearing), done: done))
    }

    /// Notes that nothing is left of a profile that was erased.
    public func finishErasure(of profile: Int64, done: @escaping @Sendable (CommitFailure?) -> Void) {
        ask(Upkeep(work: .finishErasure(profile: profile), done: done))
    }

    /// Removes what a restore has replaced, if that is still there.
    public func forgetReplaced() { FolderSwap(folder).forgetReplaced() }

    /// Takes what was deleted out of the write-ahead log. It fails while somebody reads for a long time.
    public func wipeLog(done: @escaping @Sendable (CommitFailure?) -> Void) {
        ask(Upkeep(work: .wipeLog, done: done))
    }

    func ask(_ upkeep: Upkeep) {
        let mustWake = queue.with { queue in
            queue.upkeep.append(upkeep)
            return queue.isWriterAsleep
        }
        if mustWake { queue.wake() }
    }

    /// The profiles that were erased: their data keys are destroyed, and no row of them opens.
    public var erasedProfiles: Set<Int64> { keys.withLock { Set($0.erased.keys) } }

    /// The profiles that were erased and of which something is still there.
    public var unfinishedErasures: [Int64] { keys.withLock { $0.erased.filter { !$0.value }.keys.sorted() } }

    /// How many rows a profile has.
    public func count(of profile: Int64) throws(JournalFault) -> Int {
        try read { database in
            try Int.fetchOne(
                database, sql: "SELECT COUNT(*) FROM journal WHERE profile = ?", arguments: [profile]) ?? 0
        }
    }

    /// The numbers of rows of a profile, in order.
    /// - Parameters:
    ///   - start: the number before the first.
    ///   - limit: how many at most.
    public func numbers(of profile: Int64, after start: Int64, limit: Int) throws(JournalFault) -> [Int64] {
        try read { database in
            try Int64.fetchAll(
                database, sql: "SELECT seq FROM journal WHERE profile = ? AND seq > ? ORDER BY seq LIMIT ?",
                arguments: [profile, start, limit])
        }
    }
}
