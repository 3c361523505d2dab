import API
import Household
import Journal
import RPCServer
import Stored

/// Who reads what of the audit.
enum AuditView: Sendable {
    /// A parent everything.
    case everything
    /// A parent what is about a child.
    case about(ChildID)
    /// A child what was decided about it.
    case own(ChildID)

    var child: ChildID? {
        switch self {
        case .everything: nil
        case .about(let child), .own(let child): child
        }
    }
}

/// What is looked for in the audit; everything must hold.
struct AuditFilter: Sendable {
    /// Who did it.
    enum Who: Equatable, Sendable {
        /// One of these: several had the same name, one after another.
        case parents(Set<ParentID>)
        case child(ChildID)
        case owner
        case anyone
        case daemon
        /// Somebody who is not known here.
        case nobody
    }

    var view: AuditView
    var by: Who?
    /// Empty: about anything.
    var about: Set<AuditList.Topic> = []
    /// When it was recorded; nil: at any time.
    var times: Range<Instant>?

    /// Whether an entry is told.
    func takes(_ record: Record) -> Bool {
        if let by, !by.takes(record.doer) { return false }
        if !about.isEmpty, AuditWords.topic(of: record).map(about.contains) != true { return false }
        switch view {
        case .everything: return true
        case .about(let child): return (record.child ?? AuditWords.child(of: record)) == child
        case .own(let child):
            return (record.child ?? AuditWords.child(of: record)) == child
                && ChildAuditWords(record, by: nil) != nil
        }
    }

    /// A row that cannot be read is told to parents who look for anything: nobody can say what it was.
    var takesUnreadable: Bool {
        if case .own = view { return false }
        return true
    }
}

extension AuditFilter.Who {
    /// Whether it is who did something.
    func takes(_ role: Author.Role) -> Bool {
        switch (self, role) {
        case (.parents(let ids), .parent(let id)): ids.contains(id)
        case (.child(let wanted), .child(let id)): wanted == id
        case (.owner, .owner), (.anyone, .anyone), (.daemon, .daemon): true
        default: false
        }
    }
}

/// A row of the audit as a thread read it; the words come later.
enum AuditRow: Sendable {
    case record(Record)
    case unreadable(seq: Int64, at: Instant, reason: String)

    var seq: Int64 {
        switch self {
        case .record(let record): record.stamp.seq
        case .unreadable(let seq, _, _): seq
        }
    }

    init(_ item: ReplayItem) {
        switch item {
        case .damaged(let seq, _, let reason):
            self = .unreadable(seq: seq, at: Instant(milliseconds: 0), reason: "\(reason)")
        case .row(let row):
            do throws(RecordFault) {
                self = .record(try JournalReading.record(of: row))
            } catch {
                self = .unreadable(seq: row.seq, at: Instant(milliseconds: 0), reason: "\(error)")
            }
        }
    }
}

/// Reads one page of the audit from the journal, on a thread.
struct AuditReader: Sendable {
    /// A page, and where the next one begins; nil: nothing is left.
    struct Page: Sendable {
        var rows: [AuditRow] = []
        var next: Int64?
    }

    let journal: Journal
    let filter: AuditFilter
    /// The number in the journal of the child that it is about.
    let profile: Int64?
    /// Only rows after this one.
    let after: Int64
    /// Only rows before this one.
    let before: Int64
    /// The oldest first.
    let isAscending: Bool
    let limit: Int

    /// Numbers that are looked at for one page, so that a long history without entries holds up nobody.
    static let reach: Int64 = 100_000
    /// Rows that are opened for one page.
    static let mostRows = 4_000
    private static let rowsAtOnce = 250
    /// Rows of the household that may be about a child.
    private static let common: [Int64] = [RecordKind.child, .household, .access, .time].map(\.rawValue)

    /// The rows from which the page is taken.
    private var range: Range<Int64> {
        let (first, end) = (after + 1, max(after + 1, before))
        guard end - first > Self.reach else { return first..<end }
        return isAscending ? first..<first + Self.reach : end - Self.reach..<end
    }

    func page(_ work: ReadingWork) throws(JournalFault) -> Page {
        var page = Page()
        var rest = range
        var opened = 0
        while opened < Self.mostRows {
            if work.isStopped { throw .stopped(detail: "nobody wants it any more") }
            let items = try journal.page(
                profile: profile, kinds: RecordKind.audited, common: Self.common, in: rest, times: times,
                isAscending: isAscending, limit: Self.rowsAtOnce)
            for item in items {
                let row = AuditRow(item)
                // What is about somebody who was erased is nothing that anybody should see.
                if !Self.isErased(item), takes(row) {
                    if page.rows.count == limit {
                        page.next = page.rows.last?.seq
                        return page
                    }
                    page.rows.append(row)
                }
                rest = isAscending ? row.seq + 1..<rest.upperBound : rest.lowerBound..<row.seq
            }
            opened += items.count
            guard items.count == Self.rowsAtOnce else {
                let isAll = isAscending ? range.upperBound >= before : range.lowerBound <= after + 1
                page.next = isAll ? nil : isAscending ? range.upperBound - 1 : range.lowerBound
                return page
            }
        }
        page.next = rest.isEmpty ? nil : isAscending ? rest.lowerBound - 1 : rest.upperBound
        return page
    }

    private static func isErased(_ item: ReplayItem) -> Bool {
        if case .damaged(_, _, .erased) = item { true } else { false }
    }

    private var times: ClosedRange<Int64>? {
        guard let times = filter.times else { return nil }
        return times.lowerBound.milliseconds...max(times.lowerBound.milliseconds, times.upperBound.milliseconds - 1)
    }

    private func takes(_ row: AuditRow) -> Bool {
        switch row {
        case .record(let record): filter.takes(record)
        case .unreadable: filter.takesUnreadable
        }
    }
}
