import API
import JSONRPC
import Journal

extension Engine {
    /// Begins an examination; one at a time.
    func beginExamination(_ call: Call) throws(RPCError) -> PendingReply {
        guard examination == nil else {
            throw RPCError(.busy, "an examination is under way: try again when it is over")
        }
        let later = PendingReply(call)
        examination = later
        let work = readingWork(for: later)
        // What this connection did before is looked at too.
        whenStored { $0.examine(work) }
        return later
    }

    private func examine(_ work: LongWork) {
        let journal = parts.journal
        let memory = ledger.stored()
        let hasUnstoredEntries = ledger.hasUnstoredEntries
        let clock = parts.clock
        let begun = clock.read().bootTime
        let loop = loop
        parts.keeper.submit {
            let result: Result<DaemonDoctor.Result, JournalFault>
            do throws(JournalFault) {
                var examination = Examination(of: journal, memory: memory, hasUnstoredEntries: hasUnstoredEntries)
                var report = try examination.run(work.step).report
                report.tookMilliseconds = Int(max(0, clock.read().bootTime - begun))
                result = .success(report)
            } catch {
                result = .failure(error)
            }
            loop.execute { self.assumeIsolated { $0.endExamination(result) } }
        }
    }

    private func endExamination(_ result: Result<DaemonDoctor.Result, JournalFault>) {
        guard let later = examination else { return }
        examination = nil
        switch result {
        case .success(let report):
            finish(later, .success(Reply(result: encode(report, DaemonDoctor.method.result), after: 0)))
        case .failure(let fault):
            finish(later, .failure(RPCError(reading: "the journal", fault)))
        }
    }
}
