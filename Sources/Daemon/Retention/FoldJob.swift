import Household
import Journal
import Stored

/// Why old rows are not folded now.
struct RetentionFault: Error, Equatable {
    var reason: String
}

/// Makes the next fold of one child from its rows, on a thread of its own.
struct FoldJob: Sendable {
    let journal: Journal
    /// The child's number in the journal.
    let handle: Int64
    /// The fold before, with which it begins.
    let mark: FoldMark?
    /// The last row that is stored.
    let lastSeq: Int64
    /// The household day from which on everything is kept.
    let first: Day
    /// When that day begins.
    let cut: Instant
    let now: Instant
    let calendar: HouseholdCalendar

    /// Rows of one read.
    private static let rowsAtOnce = 1_000

    /// The fold; nil: there is nothing old that could go.
    ///
    /// - Parameter isStopped: whether the daemon stops: then nothing comes of it.
    func run(_ isStopped: () -> Bool) throws(RetentionFault) -> Fold? {
        var folding = try start()
        var last = folding.through
        var foldable = 0
        var before = first
        reading: while true {
            if isStopped() { throw RetentionFault(reason: "kidd stops") }
            let rows = try Self.reading { () throws(JournalFault) in
                try journal.rows(of: handle, after: last, through: lastSeq, limit: Self.rowsAtOnce)
            }
            for item in rows {
                let row = try Self.row(item)
                // A row that a wrong clock dated into the future is as old as those beside it.
                if row.at >= cut.milliseconds, row.at <= now.milliseconds { break reading }
                last = row.seq
                if row.kind == RecordKind.fold.rawValue { continue }
                folding.take(try Self.record(of: row))
                if RecordKind.foldable.contains(row.kind) { foldable += 1 }
                if folding.rows == RetentionRules.rowsAtOnce {
                    let reached = min(first, calendar.day(at: Instant(milliseconds: row.at)))
                    before = max(reached, mark?.before ?? reached)
                    break reading
                }
            }
            if rows.count < Self.rowsAtOnce { break }
        }
        return foldable == 0 && folding.rows < RetentionRules.rowsAtOnce ? nil : folding.fold(before: before)
    }

    /// The child as its last fold left it, or as it came in.
    private func start() throws(RetentionFault) -> HistoryFolding {
        guard let mark else { return try cameIn() }
        var found: HistoryFolding?
        var fault: RetentionFault?
        let rows = try Self.reading { () throws(JournalFault) in
            try journal.rows(after: mark.row - 1, through: mark.row, limit: 1)
        }
        for item in rows {
            do throws(RetentionFault) {
                guard let fold = try Self.record(of: Self.row(item)).fold else { continue }
                found = HistoryFolding(fold.state, through: fold.through, days: fold.days, calendar)
            } catch {
                fault = error
            }
        }
        guard let found, found.state.handle == handle else {
            throw fault ?? RetentionFault(reason: "the fold in row \(mark.row) is not there")
        }
        return found
    }

    private func cameIn() throws(RetentionFault) -> HistoryFolding {
        var last: Int64 = 0
        while true {
            let rows = try Self.reading { () throws(JournalFault) in
                try journal.rows(
                    of: 0, kinds: [RecordKind.child.rawValue], after: last, through: lastSeq, limit: Self.rowsAtOnce)
            }
            for item in rows {
                let row = try Self.row(item)
                last = row.seq
                let record = try Self.record(of: row)
                for case .household(.childAdded(let profile, handle, let policy, let filter)) in record.facts {
                    var state = ChildState(profile: profile, handle: handle, policy: policy, filter: filter)
                    state.since = record.stamp.at
                    return HistoryFolding(state, through: row.seq, calendar)
                }
            }
            if rows.count < Self.rowsAtOnce { break }
        }
        throw RetentionFault(reason: "the row with which the child came in is not there")
    }

    static func row(_ item: ReplayItem) throws(RetentionFault) -> StoredRow {
        switch item {
        case .row(let row): return row
        case .damaged(let seq, _, let reason): throw RetentionFault(reason: "row \(seq): \(reason)")
        }
    }

    static func record(of row: StoredRow) throws(RetentionFault) -> Record {
        do throws(RecordFault) { return try JournalReading.record(of: row) } catch {
            throw RetentionFault(reason: "row \(row.seq): \(error)")
        }
    }

    static func reading<Found>(_ body: () throws(JournalFault) -> Found) throws(RetentionFault) -> Found {
        do throws(JournalFault) { return try body() } catch { throw RetentionFault(reason: "\(error)") }
    }
}
