import Household
import Journal
import Stored

/// Clears away what is left of an erased child, on a thread of its own. Each step is a transaction of its own and may be
/// the last before a kill: a start begins anew and finds less to do.
///
/// The key is destroyed already. First goes what the household itself says of the child, then the row that tells which
/// child it was, then the child's own rows, and at last what the write-ahead log still has.
struct Eraser {
    /// What became of it.
    struct Outcome: Sendable, Equatable {
        /// Rows that went.
        var records = 0
        /// All rows that went or were written anew.
        var rows: Set<Int64> = []
        /// Kept replies that say nothing any more.
        var replies: Set<Int64> = []
        /// Why not all is gone; nil: it is.
        var fault: String?
    }

    /// The work was ended by a stop.
    struct Stopped: Error {}

    let journal: Journal
    /// The number of the child in the journal.
    let handle: Int64
    /// Hears how much is done; what it throws ends the work.
    let step: (_ done: Int, _ total: Int) throws -> Void
    private var outcome = Outcome()

    private static let tries = 5

    init(journal: Journal, handle: Int64, step: @escaping (Int, Int) throws -> Void) {
        self.journal = journal
        self.handle = handle
        self.step = step
    }

    /// Clears everything away.
    mutating func run() -> Outcome {
        do {
            try clearHousehold()
            try clearRows()
            // The household that a restore replaced has the child too.
            journal.forgetReplaced()
            try wait { journal.finishErasure(of: handle, done: $0) }
            try wipeLog()
        } catch is Stopped {
            outcome.fault = "kidd was stopped"
        } catch {
            outcome.fault = "\(error)"
        }
        return outcome
    }

    // MARK: The household's own rows

    /// The record with which the child came in; nil: it says nothing any more, and with it all others.
    private func arrival() throws -> (record: Record, profile: ChildProfile)? {
        var found: (record: Record, profile: ChildProfile)?
        try visitHousehold(kinds: [RecordKind.child.rawValue]) { record in
            for case .household(.childAdded(let profile, handle, _, _)) in record.facts { found = (record, profile) }
        }
        return found
    }

    private mutating func clearHousehold() throws {
        guard let (arrival, profile) = try arrival() else { return }
        var clearing = Clearing()
        let handle = handle
        var batches: [Clearing] = []
        try visitHousehold(kinds: nil) { record in
            guard record.stamp.seq != arrival.stamp.seq, let rewrite = record.rewrite(without: profile.id, handle)
            else {
                return
            }
            clearing.rewritten.append(rewrite)
            if clearing.rewritten.count == Clearing.rowsAtOnce {
                batches.append(clearing)
                clearing = Clearing()
            }
        }
        clearing.replies = try repliesAbout(profile).map { .init(number: $0, body: []) }
        for batch in batches + [clearing] {
            try clear(batch)
            try step(0, 1)
        }
        // The last: whoever comes here again after a crash knows by it which child it was.
        if let rewrite = arrival.rewrite(without: profile.id, handle) { try clear(Clearing(rewritten: [rewrite])) }
    }

    /// The household's rows, the newest first.
    private func visitHousehold(kinds: [Int64]?, _ visit: (Record) throws -> Void) throws {
        var before: Int64?
        while true {
            let page = try journal.page(profile: 0, kinds: kinds, before: before, limit: Clearing.rowsAtOnce)
            for case .row(let row) in page {
                // One that cannot be read says nothing to anybody; the doctor names it.
                if let record = try? JournalReading.record(of: row) { try visit(record) }
            }
            guard let last = page.last?.seq, page.count == Clearing.rowsAtOnce else { return }
            before = last
            try step(0, 1)
        }
    }

    /// The kept replies that are the child's own, or in which its id or name stands.
    private func repliesAbout(_ profile: ChildProfile) throws -> [Int64] {
        let words = [profile.id.rawValue, profile.name].map { Array("\"\($0)".utf8) }
        return try journal.replies().compactMap { item in
            guard case .reply(let reply) = item else { return nil }
            let isAbout = reply.body.isEmpty || words.contains { reply.body.firstRange(of: $0) != nil }
            return isAbout ? reply.number : nil
        }
    }

    // MARK: The child's rows

    private mutating func clearRows() throws {
        let total = max(1, try journal.count(of: handle))
        var last: Int64 = 0
        while true {
            let rows = try journal.numbers(of: handle, after: last, limit: Clearing.rowsAtOnce)
            guard let end = rows.last else { return }
            try clear(Clearing(rows: rows))
            last = end
            try step(min(outcome.records, total), total)
        }
    }

    private mutating func clear(_ clearing: Clearing) throws {
        if clearing.rows.isEmpty, clearing.rewritten.isEmpty, clearing.replies.isEmpty { return }
        try wait { journal.clear(clearing, done: $0) }
        outcome.records += clearing.rows.count
        outcome.rows.formUnion(clearing.rows)
        outcome.rows.formUnion(clearing.rewritten.map(\.seq))
        outcome.replies.formUnion(clearing.replies.map(\.number))
    }

    /// A reader may hold the log for a moment.
    private func wipeLog() throws {
        for attempt in 1... {
            do {
                return try wait { journal.wipeLog(done: $0) }
            } catch  where attempt < Self.tries {
                try step(1, 1)
            }
        }
    }

    /// Waits for the writer's thread.
    private func wait(_ ask: (@escaping @Sendable (CommitFailure?) -> Void) -> Void) throws {
        let answer = Monitor<CommitFailure??>(nil)
        ask { failure in
            answer.with { $0 = .some(failure) }
            answer.wake()
        }
        if let failure = answer.wait(until: { $0 }) { throw failure }
    }
}

extension Record {
    /// Its row without what it says of a child; nil: it says nothing of it. A row that says nothing else stays, because
    /// the rows of the household are counted.
    fileprivate func rewrite(without id: ChildID, _ handle: Int64) -> Clearing.Rewrite? {
        without(id, handle: handle).map { Clearing.Rewrite(seq: stamp.seq, body: RecordCodec.encode($0)) }
    }

    /// The record without what it says of a child; nil: it says nothing of it. A key of the child's own goes along.
    fileprivate func without(_ id: ChildID, handle: Int64) -> Record? {
        var changed = self
        changed.facts = facts.compactMap { fact in
            guard case .household(let fact) = fact else { return fact }
            return fact.without(id, handle: handle).map(Fact.household)
        }
        if case .child(id) = by.role {
            changed.by.role = .anyone
            changed.key = nil
        }
        return changed == self ? nil : changed
    }
}
