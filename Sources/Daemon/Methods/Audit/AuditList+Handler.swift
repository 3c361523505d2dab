import API
import Household
import JSONRPC
import Journal
import RPCServer
import Shapes

extension AuditList {
    static let endpoint = Endpoint.later(method, from: \.reads) { (reads, params, call) throws(RPCError) in
        try reads.beginAuditPage(params, call)
    }
}

/// A page of the audit on its way: read by a thread of its own, worded in the context.
struct AuditPage: Sendable {
    var params: AuditList.Params
    var filter: AuditFilter
}

extension ReadJobs {
    fileprivate func beginAuditPage(_ params: AuditList.Params, _ call: Call) throws(RPCError) -> PendingReply {
        let pending = call.pendingReply()
        let view: AuditView =
            switch (call.child, call.parent) {
            case (nil, _): .everything
            case (let child?, nil): .own(child)
            case (let child?, _): .about(child)
            }
        var filter = AuditFilter(view: view, about: Set(params.about))
        filter.by = try params.by.map { name throws(RPCError) in try who(name, isParent: call.parent != nil) }
        filter.times = times(from: params.from, until: params.until)
        guard let number = waiting.auditPages.begin(AuditPage(params: params, filter: filter), pending) else {
            throw RPCError(.busy, "too many pages of the audit are being read: try again in a moment")
        }
        let work = rpc.readingWork(for: pending)
        // What this connection did before is in its page.
        commits.whenSettled { [unowned self] in readAudit(number, work) }
        return pending
    }

    /// Whoever has this name; a parent who mistypes one is told so.
    private func who(_ name: String, isParent: Bool) throws(RPCError) -> AuditFilter.Who {
        let home = context.family.home
        switch name {
        case "owner": return .owner
        case "anyone": return .anyone
        case "daemon": return .daemon
        default: break
        }
        if let parents = home.everParents(called: name) { return .parents(parents) }
        if let child = context.family.childID(named: name) { return .child(child) }
        guard isParent else { return .nobody }
        let names =
            home.parents.map(\.name) + home.formerParents.map(\.name) + context.family.children().map(\.profile.name)
        throw RPCError(
            parameter: ShapeFault(
                path: "/by",
                message: "must name a parent or a child of this household, or be owner, daemon or anyone"
                    + NearestWord.question(name, in: names)))
    }

    private func times(from: Day?, until: Day?) -> Range<Instant>? {
        guard from != nil || until != nil else { return nil }
        let calendar = context.calendar
        let first = from.map { calendar.start(of: $0) } ?? Instant(milliseconds: .min)
        let end = until.map { calendar.end(of: $0) } ?? Instant(milliseconds: .max)
        return first..<max(first, end)
    }

    private func readAudit(_ number: Int, _ work: ReadingWork) {
        guard let page = waiting.auditPages[number]?.subject else { return }
        let params = page.params
        let end = commits.lastSeq + 1
        let reader = AuditReader(
            journal: commits.journal, filter: page.filter,
            profile: page.filter.view.child.map { commits.ledger.handle(of: $0) },
            after: min(end, params.after.map(Int64.init) ?? 0), before: min(end, params.before.map(Int64.init) ?? end),
            isAscending: params.oldestFirst, limit: params.limit)
        self.work(on: self.reader) {
            do throws(JournalFault) {
                return Result<AuditReader.Page, JournalFault>.success(try reader.page(work))
            } catch {
                return .failure(error)
            }
        } then: { reads, page in
            reads.answerAudit(number, page)
        }
    }

    private func answerAudit(_ number: Int, _ found: Result<AuditReader.Page, JournalFault>) {
        guard let (page, pending) = waiting.auditPages.end(number) else { return }
        let words = AuditEntries(context.family)
        let view = page.filter.view
        let result = found.map { found in
            AuditList.Result(
                entries: found.rows.compactMap { words.entry($0, view) }, next: found.next.map { Int($0) })
        }
        finish(pending, AuditList.method, about: view.child, result.mapError { RPCError(reading: "the audit", $0) })
    }
}
