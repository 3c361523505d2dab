import API
import JSONRPC
import Journal
import RPCServer

extension ReadJobs {
    /// Begins an examination; one at a time.
    func beginExamination(_ call: Call) throws(RPCError) -> PendingReply {
        guard examination == nil else {
            throw RPCError(.busy, "an examination is under way: try again when it is over")
        }
        let pending = call.pendingReply()
        examination = pending
        let work = rpc.readingWork(for: pending)
        // What this connection did before is looked at too.
        commits.whenSettled { [unowned self] in examine(work) }
        return pending
    }

    static func disk(_ level: DiskRoom.Level) -> DaemonDoctor.Disk {
        switch level {
        case .ample: .ample
        case .reserve: .reserve
        case .spent: .spent
        }
    }

    private func examine(_ work: ReadingWork) {
        let journal = commits.journal
        let memory = commits.ledger.stored()
        let hasUnstoredEntries = commits.ledger.hasUnstoredEntries
        let lostReplies = commits.keyed.lost
        let bootTime = context.bootTime
        let packFaults = context.shelf.faults
        let begun = bootTime()
        self.work(on: background) {
            do throws(JournalFault) {
                var examination = Examination(
                    of: journal, memory: memory, hasUnstoredEntries: hasUnstoredEntries, lostReplies: lostReplies)
                var report = try examination.run(work.step).report
                report.disk = Self.disk(journal.room.level)
                report.note(packs: packFaults)
                report.tookMilliseconds = Int(max(0, bootTime() - begun))
                return Result<DaemonDoctor.Result, JournalFault>.success(report)
            } catch {
                return .failure(error)
            }
        } then: { reads, found in
            guard let pending = reads.examination else { return }
            reads.examination = nil
            reads.finish(pending, DaemonDoctor.method, found.mapError { RPCError(reading: "the journal", $0) })
        }
    }
}
