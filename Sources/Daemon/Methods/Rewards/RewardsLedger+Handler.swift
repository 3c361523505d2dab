import API
import Household
import JSONRPC
import Journal

extension RewardsLedger {
    static let endpoint = Endpoint.later(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(of: call)
        try engine.requireWhole(child)
        let later = PendingReply(call)
        let reader = LedgerReader(
            journal: engine.parts.journal, lesson: try engine.lessonNames(child, call), profile: child.handle,
            before: params.before, limit: params.limit)
        guard let number = engine.ledgerReads.begin(reader, later) else {
            throw RPCError(.busy, "too many pages of ledgers are being read: try again in a moment")
        }
        let work = engine.readingWork(for: later)
        // What this connection did before is in its page.
        engine.whenStored { $0.readLedger(number, work) }
        return later
    }
}

extension Engine {
    /// How a line of the ledger names its lesson: a child is told no lesson that its filter keeps away.
    fileprivate func lessonNames(
        _ child: ChildState, _ call: Call
    ) throws(RPCError) -> @Sendable (QuestionID) -> LessonID? {
        if call.parent != nil {
            let library = try wholeLibrary(for: call)
            return { library.lesson(holding: $0)?.lesson.id }
        }
        let gate = gate(of: child, at: call.moment)
        return { gate.lesson(holding: $0)?.lesson.id }
    }

    fileprivate func readLedger(_ number: Int, _ work: LongWork) {
        guard let reader = ledgerReads[number]?.subject else { return }
        let loop = loop
        parts.reader.submit {
            let page: Result<RewardsLedger.Result, LedgerFault>
            do throws(LedgerFault) { page = .success(try reader.page(work)) } catch { page = .failure(error) }
            loop.execute { self.assumeIsolated { $0.answerLedger(number, page) } }
        }
    }

    private func answerLedger(_ number: Int, _ page: Result<RewardsLedger.Result, LedgerFault>) {
        guard let later = ledgerReads.end(number)?.later else { return }
        switch page {
        case .failure(let fault):
            finish(later, .failure(RPCError(.storageDamaged, "the ledger cannot be read: \(fault.reason)")))
        case .success(let result):
            finish(later, .success(Reply(result: encode(result, RewardsLedger.method.result), after: 0)))
        }
    }
}
