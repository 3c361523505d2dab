import API
import Household
import JSONRPC
import Journal
import RPCServer

/// A page of a copy on its way.
struct ExportPage {
    var subject: ExportSubject
    /// When it was asked for.
    var at: Instant
    /// Answers with the page as it was read.
    var finish: (ReadJobs, PendingReply, Result<ExportReader.Page, JournalFault>) -> Void
}

extension ReadJobs {
    /// Begins to read a page of a copy. The first one is an entry of the audit, and is told when that is stored.
    ///
    /// - Parameter finish: answers with the rows; what holds was looked at before.
    func beginExport<Params, Value>(
        of subject: ExportSubject, _ range: ExportedRange, _ method: Method<Params, Value>, _ call: Call,
        _ result: @escaping (_ page: ExportReader.Page, _ rows: [ExportedRow]) -> Value
    ) throws(RPCError) -> PendingReply {
        let child: ChildID? = if case .child(let child, _) = subject { child } else { nil }
        let facts: [HouseholdFact] = range.after == nil ? [.exported(child)] : []
        try commits.requireRoom(for: Turn(household: facts).closed(in: context.turn(at: call.moment)))
        let pending = call.pendingReply()
        let page = ExportPage(subject: subject, at: call.moment.wall) { reads, pending, found in
            let words = AuditEntries(reads.context.family)
            let value = found.map { page in result(page, page.rows.map { words.exported($0, of: subject) }) }
            reads.finish(pending, method, value.mapError { RPCError(reading: "what is known", $0) })
        }
        guard let number = waiting.exportPages.begin(page, pending) else {
            throw RPCError(.busy, "other copies are being made: try again in a moment")
        }
        if !facts.isEmpty { commit(facts, by: call.author, at: call.moment) }
        let noted = commits.lastSeq
        let work = rpc.readingWork(for: pending)
        // What this connection did before is in it.
        commits.whenSettled { [unowned self] in
            guard facts.isEmpty || commits.storedSeq >= noted else { return refuseExport(number) }
            readExport(number, range, isFirst: !facts.isEmpty, work)
        }
        return pending
    }

    /// No copy without an entry of the audit.
    private func refuseExport(_ number: Int) {
        guard let (_, pending) = waiting.exportPages.end(number) else { return }
        rpc.finish(
            pending,
            .failure(RPCError(.storageFailed, "storing failed, so nothing was copied: the daemon's log has the reason"))
        )
    }

    private func readExport(_ number: Int, _ range: ExportedRange, isFirst: Bool, _ work: ReadingWork) {
        guard let page = waiting.exportPages[number]?.subject else { return }
        var reader = ExportReader(
            journal: commits.journal, subject: page.subject, after: Int64(range.after ?? 0), end: commits.storedSeq,
            limit: range.limit)
        if isFirst, case .child(let child, _) = page.subject { reader.fold = commits.ledger.fold(of: child) }
        self.work(on: self.reader) { [reader] in
            do throws(JournalFault) {
                return Result<ExportReader.Page, JournalFault>.success(try reader.page(work))
            } catch {
                return .failure(error)
            }
        } then: { reads, found in
            guard let (page, pending) = reads.waiting.exportPages.end(number) else { return }
            page.finish(reads, pending, found)
        }
    }
}
