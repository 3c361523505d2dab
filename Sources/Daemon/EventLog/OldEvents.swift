import Household
import Journal
import Stored

/// Picks rows of one child's log that can go, page by page, on a thread of its own.
struct OldEvents: Sendable {
    /// What was found.
    enum Found: Sendable {
        /// These rows can go.
        case rows([Int64])
        /// All events before this one are too old.
        case tooOld(Int)
        case nothing
    }

    let id: ChildID
    let handle: Int64
    /// The first event that is kept.
    let first: Int
    private let next: Int
    private let journal: Journal
    private let through: Int64
    /// Events from before `cut` are too old. A row from after `now` was dated by a wrong clock, and is as old as those
    /// beside it.
    private let ages: (cut: Instant, now: Instant)
    /// Rows that hold keys of calls that are still remembered: they stay, because the same call again would count again.
    private let keys: [ClosedRange<Int64>]
    private var last: Int64 = 0
    /// All events before this one are too old, as far as was looked.
    private var tooOld: Int?

    /// Rows of one page, and with it of one transaction at most: so no commit waits for long.
    private static let rowsAtOnce = 250

    init(
        of child: ChildState, in journal: Journal, through: Int64, keys: [ClosedRange<Int64>],
        _ ages: (cut: Instant, now: Instant)
    ) {
        id = child.profile.id
        handle = child.handle
        first = child.log.first
        next = child.log.next
        self.journal = journal
        self.through = through
        // Without consent the same call again stores nothing, and what was logged goes at once.
        self.keys = child.allowsAnalytics ? keys : []
        self.ages = ages
    }

    /// What can go next. The oldest rows come first, and the first one that stays ends it.
    mutating func next(_ isStopped: () -> Bool) throws(RetentionFault) -> Found {
        reading: while !isStopped() {
            let (handle, after, through) = (handle, last, through)
            let page = try FoldJob.reading { () throws(JournalFault) in
                try journal.rows(
                    of: handle, kinds: [RecordKind.log.rawValue], after: after, through: through,
                    limit: Self.rowsAtOnce)
            }
            var rows: [Int64] = []
            for item in page {
                // A damaged one stays, so that the doctor goes on naming it.
                guard case .row(let row) = item else { continue }
                switch place(of: try FoldJob.record(of: row), row) {
                case .gone where keys.contains(where: { $0.contains(row.seq) }): continue
                case .gone: rows.append(row.seq)
                case .tooOld(let end): tooOld = end
                case .undated: continue
                case .kept:
                    if rows.isEmpty { break reading }
                    return .rows(rows)
                }
            }
            last = page.last?.seq ?? last
            if !rows.isEmpty { return .rows(rows) }
            if page.count < Self.rowsAtOnce { break }
        }
        return tooOld.map { .tooOld($0) } ?? .nothing
    }

    private enum Place {
        case gone
        case tooOld(Int)
        case undated
        case kept
    }

    private func place(of record: Record, _ row: StoredRow) -> Place {
        for fact in record.facts {
            switch fact {
            case .child(.logged(let events)):
                if events.after.next <= first { return .gone }
                if row.at > ages.now.milliseconds { return .undated }
                return row.at < ages.cut.milliseconds ? .tooOld(events.after.next) : .kept
            // What is kept stands in it, until another row says it.
            case .child(.logTrimmed(let log)): return log.next < next ? .gone : .undated
            default: continue
            }
        }
        return .undated
    }
}
