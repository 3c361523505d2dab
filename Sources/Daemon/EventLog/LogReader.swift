import Household
import Journal
import RPCServer
import Stored

/// Reads one page of a child's events from the journal, on a thread: those that front-ends sent, and those that kidd's own
/// record tells.
struct LogReader: Sendable {
    /// An event where it was found.
    struct Entry: Sendable {
        /// The row, and the place in it.
        var seq: Int64
        var place: Int
        var at: Instant
        var event: LoggedEvent
    }

    /// A page, and where the next one begins; nil: nothing is left.
    struct Page: Sendable {
        var entries: [Entry] = []
        var next: Int64?
    }

    let journal: Journal
    /// The child's number in the journal.
    let profile: Int64
    /// The first event of front-ends that is kept.
    let keptFrom: Int
    /// Only rows after this one, and not after `end`.
    let after: Int64
    let end: Int64
    /// A page is full with so many events; those of one row stay together.
    let limit: Int

    /// Numbers that are looked at for one page, so that a long history of others holds up nobody.
    private static let reach: Int64 = 100_000
    /// Numbers that are looked at together.
    private static let numbersAtOnce: Int64 = 500
    /// Rows of settings that are looked at together.
    private static let settingsAtOnce = 200

    func page(_ work: ReadingWork) throws(JournalFault) -> Page {
        var page = Page()
        guard let consent = try consentRow(work) else { return page }
        var done = max(min(after, end), consent)
        let last = min(end, done + Self.reach)
        while done < last {
            if work.isStopped { throw .stopped(detail: "nobody wants it any more") }
            let through = min(last, done + Self.numbersAtOnce)
            let rows = try journal.page(
                profile: profile, kinds: nil, in: done + 1..<through + 1, isAscending: true,
                limit: Int(Self.numbersAtOnce))
            for case .record(let record) in rows.lazy.map({ AuditRow($0) }) {
                page.entries += entries(of: record)
                if page.entries.count >= limit {
                    page.next = record.stamp.seq < end ? record.stamp.seq : nil
                    return page
                }
            }
            done = through
        }
        page.next = done < end ? done : nil
        return page
    }

    /// The row with which a parent consented last; nil: nobody does. What happened before is no part of the log.
    private func consentRow(_ work: ReadingWork) throws(JournalFault) -> Int64? {
        var before = end + 1
        while true {
            if work.isStopped { throw .stopped(detail: "nobody wants it any more") }
            let rows = try journal.page(
                profile: profile, kinds: [RecordKind.policy, .child].map(\.rawValue), before: before,
                limit: Self.settingsAtOnce)
            for case .record(let record) in rows.lazy.map({ AuditRow($0) }) {
                for case .child(.analyticsSet(let isAllowed)) in record.facts.reversed() {
                    return isAllowed ? record.stamp.seq : nil
                }
            }
            guard let last = rows.last?.seq, rows.count == Self.settingsAtOnce else { return nil }
            before = last
        }
    }

    private func entries(of record: Record) -> [Entry] {
        var entries: [Entry] = []
        func add(_ event: LoggedEvent, at: Instant) {
            entries.append(Entry(seq: record.stamp.seq, place: entries.count, at: at, event: event))
        }
        for fact in record.facts {
            guard case .child(.logged(let logged)) = fact else {
                guard let event = LoggedEvent(fact) else { continue }
                // An activity and its lease are one session, whose length the activity knows.
                let twin = event.session.flatMap { _ in entries.firstIndex { $0.event.isSameSession(as: event) } }
                if let twin {
                    if event.hasLength { entries[twin].event = event }
                } else {
                    add(event, at: record.stamp.at)
                }
                continue
            }
            // A call's events in the order in which they happened.
            let kept = logged.entries.enumerated().filter { logged.first + $0.offset >= keptFrom }
                .sorted { ($1.element.agoMilliseconds, $0.offset) < ($0.element.agoMilliseconds, $1.offset) }
            for (_, entry) in kept { add(entry.event, at: record.stamp.at - entry.agoMilliseconds) }
        }
        return entries
    }
}

extension LoggedEvent {
    /// The session that begins or ends; nil: none does.
    fileprivate var session: String? {
        switch self {
        case .sessionStart(let session), .sessionStop(let session, _): session
        default: nil
        }
    }

    fileprivate var hasLength: Bool {
        if case .sessionStop(_, .some) = self { return true }
        return false
    }

    fileprivate func isSameSession(as other: LoggedEvent) -> Bool { name == other.name && session == other.session }
}
