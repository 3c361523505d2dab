import Household
import Journal
import RPCServer
import Stored

/// Whose copy it is.
enum ExportSubject: Sendable {
    /// That of a child, with its number in the journal.
    case child(ChildID, profile: Int64)
    /// That of the household itself.
    case household
}

/// Reads one page of what is known from the journal, on a thread.
struct ExportReader: Sendable {
    /// A row as it was read; the words come later.
    struct Row: Sendable {
        var seq: Int64
        /// Nil when it cannot be read.
        var at: Instant?
        /// With what of it is about the subject, and words can be made of; nil when it cannot be read.
        var record: Record?
        /// The facts as JSON.
        var recorded: [[UInt8]] = []
        var fault: String?
    }

    /// A page, and where the next one begins; nil: nothing is left.
    struct Page: Sendable {
        var rows: [Row] = []
        var next: Int64?
        /// The child's newest fold, if it was asked for and can be read.
        var fold: Fold?
    }

    let journal: Journal
    let subject: ExportSubject
    /// Only rows after this one, and not after `end`.
    let after: Int64
    let end: Int64
    let limit: Int
    /// The fold that the first page tells of.
    var fold: FoldMark?

    /// Numbers that are looked at for one page, so that a long history of others holds up nobody.
    static let reach: Int64 = 100_000
    /// Rows that are opened for one page.
    static let mostRows = 4_000
    /// Bytes of facts after which a page is full.
    static let mostBytes = 1 << 20
    /// Numbers that are looked at together: no more rows can be among them, so none is left out.
    private static let numbersAtOnce: Int64 = 500
    /// Kinds of rows of the household that may be about a child.
    static let common: [Int64] = [RecordKind.child, .household, .access, .time].map(\.rawValue)

    func page(_ work: ReadingWork) throws(JournalFault) -> Page {
        var page = Page()
        page.fold = try readFold()
        // A caller may name any number; beyond the end there is nothing.
        let start = min(after, end)
        let last = min(end, start + Self.reach)
        var (done, opened, bytes) = (start, 0, 0)
        while done < last, opened < Self.mostRows {
            if work.isStopped { throw .stopped(detail: "nobody wants it any more") }
            let through = min(last, done + Self.numbersAtOnce)
            let items = try items(in: done + 1..<through + 1)
            let codes = revokesCodes(items) ? try ownCodes() : []
            for row in items.compactMap({ row($0, codes: codes) }) {
                if page.rows.count == limit || bytes > Self.mostBytes {
                    page.next = row.seq - 1
                    return page
                }
                page.rows.append(row)
                bytes += row.recorded.reduce(0) { $0 + $1.count }
            }
            opened += items.count
            done = through
        }
        page.next = done < end ? done : nil
        return page
    }

    /// The rows that may be about the subject, the oldest first. The audit is one of the whole household.
    private func items(in range: Range<Int64>) throws(JournalFault) -> [ReplayItem] {
        func rows(of profile: Int64?, _ kinds: [Int64]?, _ common: [Int64] = []) throws(JournalFault) -> [ReplayItem] {
            try journal.page(
                profile: profile, kinds: kinds, common: common, in: range, isAscending: true, limit: range.count)
        }
        guard case .child(_, let profile) = subject else {
            let own = try rows(of: 0, nil)
            let numbers = Set(own.map(\.seq))
            let others = try rows(of: nil, RecordKind.audited).filter { !numbers.contains($0.seq) }
            return (own + others).sorted { $0.seq < $1.seq }
        }
        return try rows(of: profile, nil, Self.common)
    }

    private func row(_ item: ReplayItem, codes: Set<CodeID>) -> Row? {
        switch AuditRow(item) {
        case .unreadable(let seq, let at, let reason):
            return Row(seq: seq, at: at.milliseconds == 0 ? nil : at, fault: reason)
        case .record(let record):
            let facts = Self.facts(of: record, about: subject, codes: codes)
            var told = record
            if case .child(let child, _) = subject {
                if facts.isEmpty, record.child != child { return nil }
                told.facts = facts
            } else if facts.isEmpty, AuditWords.topic(of: record) == nil {
                return nil
            }
            return Row(
                seq: record.stamp.seq, at: record.stamp.at, record: told, recorded: facts.map(CopyText.json(of:)))
        }
    }

    /// What of a record is about somebody, without secrets.
    static func facts(of record: Record, about subject: ExportSubject, codes: Set<CodeID> = []) -> [Fact] {
        if let owner = record.child {
            if case .child(owner, _) = subject { return record.facts }
            return []
        }
        return record.facts.compactMap { fact in
            guard case .household(let fact) = fact else { return nil }
            let part: HouseholdFact? =
                switch subject {
                case .child(let child, _): fact.about(child, codes: codes)
                case .household: fact.aboutHousehold
                }
            return part.map { .household($0.withoutSecrets) }
        }
    }

    private func readFold() throws(JournalFault) -> Fold? {
        guard let fold, case .child(_, let profile) = subject else { return nil }
        let rows = try journal.rows(of: profile, after: fold.row - 1, through: fold.row, limit: 1)
        guard let item = rows.first, case .record(let record) = AuditRow(item) else { return nil }
        return record.fold
    }
}

// MARK: - Codes

extension ExportReader {
    private func revokesCodes(_ items: [ReplayItem]) -> Bool {
        guard case .child = subject else { return false }
        return items.contains { item in
            guard case .record(let record) = AuditRow(item) else { return false }
            return record.facts.contains { if case .household(.codesRevoked) = $0 { true } else { false } }
        }
    }

    /// The codes that were made for the child alone: those who take them back name no child.
    private func ownCodes() throws(JournalFault) -> Set<CodeID> {
        guard case .child(let child, _) = subject else { return [] }
        var codes: Set<CodeID> = []
        var done: Int64 = 0
        while true {
            let rows = try journal.rows(
                of: 0, kinds: [RecordKind.time.rawValue], after: done, through: end, limit: Self.mostRows)
            for case .record(let record) in rows.map({ AuditRow($0) }) {
                for case .household(.codesMade(let made)) in record.facts {
                    codes.formUnion(made.filter { $0.child == child }.map(\.id))
                }
            }
            guard let last = rows.last?.seq, rows.count == Self.mostRows else { return codes }
            done = last
        }
    }
}
