import Household
import Journal
import Stored

/// Picks the rows that are folded and can go: page by page, on a thread of its own. What was picked before and is still
/// there, because somebody ended kidd in between, is picked again.
struct OldRows: Sendable {
    /// What is known of one child.
    struct Child: Sendable {
        var mark: FoldMark
        /// What stays of its answers.
        var evidence: KeptEvidence
    }

    /// Rows of one page, and with it of one transaction at most: so no commit waits for long.
    static let rowsAtOnce = 250

    let journal: Journal
    /// By their numbers in the journal.
    let children: [Int64: Child]
    /// Rows that hold keys of calls that are still remembered.
    let keys: [ClosedRange<Int64>]
    /// The last number that was looked at.
    private(set) var last: Int64 = 0
    /// The last row that any fold covers.
    private let end: Int64
    /// The last note of the clock that was seen: it can go when another one follows.
    private var note: Int64?
    private var hasFolds = true

    init(of journal: Journal, _ children: [Int64: Child], keys: [ClosedRange<Int64>]) {
        self.journal = journal
        self.children = children
        self.keys = keys
        end = children.values.map(\.mark.through).max() ?? 0
    }

    /// The next rows that can go; nil: there are none any more.
    mutating func next(_ isStopped: () -> Bool) throws(RetentionFault) -> [Int64]? {
        if hasFolds {
            hasFolds = false
            let folds = try oldFolds()
            if !folds.isEmpty { return folds }
        }
        while last < end {
            if isStopped() { return nil }
            let (first, through) = (last, end)
            let page = try FoldJob.reading { () throws(JournalFault) in
                try journal.rows(kinds: RecordKind.foldable, after: first, through: through, limit: Self.rowsAtOnce)
            }
            var rows: [Int64] = []
            for item in page {
                switch item {
                // It stays, so that the doctor goes on naming it.
                case .damaged(let seq, _, _): last = seq
                case .row(let row):
                    last = row.seq
                    if row.profile == 0 { takeNote(row, &rows) } else if isOld(row) { rows.append(row.seq) }
                }
            }
            if page.count < Self.rowsAtOnce { last = end }
            if !rows.isEmpty { return rows }
        }
        return nil
    }

    /// Folds that a newer one took the place of.
    private func oldFolds() throws(RetentionFault) -> [Int64] {
        let page = try FoldJob.reading { () throws(JournalFault) in
            try journal.page(
                profile: nil, kinds: [RecordKind.fold.rawValue], before: nil, limit: Self.rowsAtOnce)
        }
        var rows: [Int64] = []
        for case .row(let row) in page {
            if let child = children[row.profile], row.seq < child.mark.row { rows.append(row.seq) }
        }
        return rows
    }

    /// Of notes of the clock the last one counts. Nothing else that the household itself stores goes.
    private mutating func takeNote(_ row: StoredRow, _ rows: inout [Int64]) {
        guard let record = try? JournalReading.record(of: row), record.key == nil,
            record.facts.allSatisfy({ if case .household(.clockTrusted) = $0 { true } else { false } })
        else { return }
        if let note { rows.append(note) }
        note = row.seq
    }

    private func isOld(_ row: StoredRow) -> Bool {
        guard let child = children[row.profile], row.seq <= child.mark.through else { return false }
        if keys.contains(where: { $0.contains(row.seq) }) { return false }
        guard row.kind == RecordKind.learning.rawValue, !child.evidence.isEmpty else { return true }
        guard let record = try? JournalReading.record(of: row) else { return false }
        return !child.evidence.holds(record.facts)
    }
}
