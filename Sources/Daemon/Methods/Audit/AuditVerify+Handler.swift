import API
import JSONRPC
import Journal

extension AuditVerify {
    static let endpoint = Endpoint.later(method) { (engine, _, call) throws(RPCError) in
        let later = PendingReply(call)
        guard let number = engine.auditChecks.begin((), later) else {
            throw RPCError(.busy, "the audit is being verified already: try again in a moment")
        }
        let work = engine.readingWork(for: later)
        // What this connection did before is looked at too.
        engine.whenStored { $0.verifyAudit(number, work) }
        return later
    }
}

extension Engine {
    fileprivate func verifyAudit(_ number: Int, _ work: LongWork) {
        let journal = parts.journal
        let loop = loop
        parts.reader.submit {
            let report: Result<ChainReport, JournalFault>
            do throws(JournalFault) {
                report = .success(try journal.verifyChain(listing: AuditVerify.mostFaults, step: work.step))
            } catch {
                report = .failure(error)
            }
            loop.execute { self.assumeIsolated { $0.answerVerification(number, report) } }
        }
    }

    private func answerVerification(_ number: Int, _ report: Result<ChainReport, JournalFault>) {
        guard let later = auditChecks.end(number)?.later else { return }
        switch report {
        case .failure(let fault):
            finish(later, .failure(RPCError(reading: "the audit", fault)))
        case .success(let report):
            if !report.isIntact {
                parts.log.error(
                    "the audit is not as it was written", metadata: ["faults": "\(report.faultCount)"])
            }
            let result = AuditVerify.Result(report)
            finish(later, .success(Reply(result: encode(result, AuditVerify.method.result), after: 0)))
        }
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
