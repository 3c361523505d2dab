import API
import Household
import JSONRPC
import Journal
import RPCServer
import Stored

extension AuditList {
    static let endpoint = Endpoint.reading(method) { (reads, params, call) throws(RPCError) in
        try reads.beginAuditPage(params, call)
    }
}

/// A page of the audit on its way: read by a thread of its own, worded in the context.
struct AuditPage: Sendable {
    /// Who reads what.
    enum View: Sendable {
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

    /// Rows that are looked at for one page, so that a long history without entries holds up nobody.
    static let reach: Int64 = 100_000

    var params: AuditList.Params
    var view: View

    /// Where the next page begins; nil: nothing is left.
    /// - Parameters:
    ///   - rows: what was found, one more than the page shows if there is more.
    ///   - from: where looking ended.
    func next(_ rows: [Int64], from: Int64) -> Int64? {
        rows.count > params.limit ? rows[params.limit - 1] : from > 1 ? from : nil
    }
}

extension ReadJobs {
    fileprivate func beginAuditPage(_ params: AuditList.Params, _ call: Call) throws(RPCError) -> PendingReply {
        let pending = call.pendingReply()
        let view: AuditPage.View =
            switch (call.child, call.parent) {
            case (nil, _): .everything
            case (let child?, nil): .own(child)
            case (let child?, _): .about(child)
            }
        guard let number = auditPages.begin(AuditPage(params: params, view: view), pending) else {
            throw RPCError(.busy, "too many pages of the audit are being read: try again in a moment")
        }
        let work = rpc.readingWork(for: pending)
        // What this connection did before is in its page.
        commits.whenSettled { [unowned self] in readAudit(number, work) }
        return pending
    }

    private func readAudit(_ number: Int, _ work: ReadingWork) {
        guard let page = auditPages[number]?.subject else { return }
        let journal = commits.journal
        let lastSeq = commits.lastSeq
        let profile = page.view.child.map { commits.ledger.handle(of: $0) }
        let end = page.params.before.map(Int64.init) ?? lastSeq + 1
        let from = max(1, min(end, lastSeq + 1) - AuditPage.reach)
        read(on: reader) {
            do throws(JournalFault) {
                if work.isStopped { throw .stopped(detail: "nobody wants it any more") }
                return Result<[ReplayItem], JournalFault>.success(
                    try journal.page(
                        profile: profile, kinds: RecordKind.audited, common: [RecordKind.child.rawValue], before: end,
                        from: from, limit: page.params.limit + 1))
            } catch {
                return .failure(error)
            }
        } then: { reads, rows in
            reads.answerAudit(number, rows, from: from)
        }
    }

    private func answerAudit(_ number: Int, _ rows: Result<[ReplayItem], JournalFault>, from: Int64) {
        guard let (page, pending) = auditPages.end(number) else { return }
        let words = AuditEntries(context.family)
        let result = rows.map { rows in
            let shown = rows.prefix(page.params.limit)
            let next = page.next(rows.map(\.seq), from: from)
            let entries = shown.compactMap { words.entry($0, page.view) }
            return AuditList.Result(entries: entries, next: next.map { Int($0) })
        }
        finish(
            pending, AuditList.method, about: page.view.child, result.mapError { RPCError(reading: "the audit", $0) })
    }
}
