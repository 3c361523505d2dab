import API
import Household
import JSONRPC
import Journal
import RPCServer

extension RewardsLedger {
    static let endpoint = Endpoint.later(method, from: \.reads) { (reads, params, call) throws(RPCError) in
        try reads.beginLedgerPage(params, call)
    }
}

extension ReadJobs {
    fileprivate func beginLedgerPage(_ params: RewardsLedger.Params, _ call: Call) throws(RPCError) -> PendingReply {
        let child = try context.child(of: call, whole: true)
        let pending = call.pendingReply()
        let page = LedgerReader(
            journal: commits.journal, names: try LessonNames(child, for: call, in: context),
            child: child.profile.id, profile: child.handle,
            before: params.before, limit: params.limit, fold: commits.ledger.fold(of: child.profile.id))
        guard let number = waiting.ledgerPages.begin(page, pending) else {
            throw RPCError(.busy, "too many pages of ledgers are being read: try again in a moment")
        }
        let work = rpc.readingWork(for: pending)
        // What this connection did before is in its page.
        commits.whenSettled { [unowned self] in readLedger(number, work) }
        return pending
    }

    private func readLedger(_ number: Int, _ work: ReadingWork) {
        guard let page = waiting.ledgerPages[number]?.subject else { return }
        self.work(on: reader) {
            do throws(LedgerFault) {
                return Result<RewardsLedger.Result, LedgerFault>.success(try page.page(work))
            } catch {
                return .failure(error)
            }
        } then: { reads, found in
            guard let (page, pending) = reads.waiting.ledgerPages.end(number) else { return }
            let result = found.mapError { RPCError(.storageDamaged, "the ledger cannot be read: \($0.reason)") }
            reads.finish(pending, RewardsLedger.method, about: page.child, result)
        }
    }
}
