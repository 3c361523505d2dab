import API
import Household
import JSONRPC
import Journal

extension AuditList {
    static let endpoint = Endpoint.later(method) { (engine, params, call) throws(RPCError) in
        let later = PendingReply(call)
        let view: AuditPage.View =
            switch (call.child, call.parent) {
            case (nil, _): .everything
            case (let child?, nil): .own(child)
            case (let child?, _): .about(child)
            }
        guard let number = engine.auditReads.begin(AuditPage(params: params, view: view), later) else {
            throw RPCError(.busy, "too many pages of the audit are being read: try again in a moment")
        }
        let work = engine.readingWork(for: later)
        // What this connection did before is in its page.
        engine.whenStored { $0.readAudit(number, work) }
        return later
    }
}

/// A page of the audit on its way: read by a thread of its own, worded in the engine.
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

extension Engine {
    fileprivate func readAudit(_ number: Int, _ work: LongWork) {
        guard let page = auditReads[number]?.subject else { return }
        let journal = parts.journal
        let loop = loop
        let profile = page.view.child.map { ledger.handle(of: $0) }
        let end = page.params.before.map(Int64.init) ?? ledger.lastSeq + 1
        let from = max(1, min(end, ledger.lastSeq + 1) - AuditPage.reach)
        parts.reader.submit {
            let rows: Result<[ReplayItem], JournalFault>
            do throws(JournalFault) {
                if work.isStopped { throw .stopped(detail: "nobody wants it any more") }
                rows = .success(
                    try journal.page(
                        profile: profile, kinds: RecordKind.audited, common: [RecordKind.child.rawValue], before: end,
                        from: from, limit: page.params.limit + 1))
            } catch {
                rows = .failure(error)
            }
            loop.execute { self.assumeIsolated { $0.answerAudit(number, rows, from: from) } }
        }
    }

    private func answerAudit(_ number: Int, _ rows: Result<[ReplayItem], JournalFault>, from: Int64) {
        guard let (page, later) = auditReads.end(number) else { return }
        switch rows {
        case .failure(let fault):
            finish(later, .failure(RPCError(reading: "the audit", fault)))
        case .success(let rows):
            let shown = rows.prefix(page.params.limit)
            let next = page.next(rows.map(\.seq), from: from)
            let entries = shown.compactMap { auditEntry($0, page.view) }
            let result = AuditList.Result(entries: entries, next: next.map { Int($0) })
            finish(later, .success(Reply(result: encode(result, AuditList.method.result), after: 0)))
        }
    }
}

extension ReplayItem {
    fileprivate var seq: Int64 {
        switch self {
        case .row(let row): row.seq
        case .damaged(let seq, _, _): seq
        }
    }
}
