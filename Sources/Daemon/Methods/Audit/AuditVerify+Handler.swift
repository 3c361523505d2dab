import API
import JSONRPC
import Journal
import RPCServer

extension AuditVerify {
    static let endpoint = Endpoint.later(method, from: \.reads) { (reads, _, call) throws(RPCError) in
        try reads.beginVerification(call)
    }
}

extension ReadJobs {
    fileprivate func beginVerification(_ call: Call) throws(RPCError) -> PendingReply {
        let pending = call.pendingReply()
        guard let number = waiting.auditChecks.begin((), pending) else {
            throw RPCError(.busy, "the audit is being verified already: try again in a moment")
        }
        let work = rpc.readingWork(for: pending)
        // What this connection did before is looked at too.
        commits.whenSettled { [unowned self] in verifyAudit(number, work) }
        return pending
    }

    private func verifyAudit(_ number: Int, _ work: ReadingWork) {
        let journal = commits.journal
        self.work(on: reader) {
            do throws(JournalFault) {
                return Result<ChainReport, JournalFault>.success(
                    try journal.verifyChain(listing: AuditVerify.mostFaults, step: work.step))
            } catch {
                return .failure(error)
            }
        } then: { reads, report in
            reads.answerVerification(number, report)
        }
    }

    private func answerVerification(_ number: Int, _ report: Result<ChainReport, JournalFault>) {
        guard let pending = waiting.auditChecks.end(number)?.reply else { return }
        if case .success(let report) = report, !report.isIntact {
            log.error("the audit is not as it was written", metadata: ["faults": "\(report.faultCount)"])
        }
        let result = report.map(AuditVerify.Result.init).mapError { RPCError(reading: "the audit", $0) }
        finish(pending, AuditVerify.method, result)
    }
}

extension AuditVerify.Result {
    fileprivate init(_ report: ChainReport) {
        self.init(
            entries: report.entries, from: report.rows.map { Int($0.lowerBound) },
            to: report.rows.map { Int($0.upperBound) },
            faults: report.faults.map {
                AuditVerify.Fault(seq: Int($0.seq), kind: AuditVerify.FaultKind($0.kind), say: $0.message)
            },
            faultCount: report.faultCount)
    }
}

extension AuditVerify.FaultKind {
    fileprivate init(_ kind: ChainFault.Kind) {
        switch kind {
        case .altered: self = .altered
        case .inserted: self = .inserted
        case .removed: self = .removed
        case .truncated: self = .truncated
        case .unreadable: self = .unreadable
        case .end: self = .end
        }
    }
}
