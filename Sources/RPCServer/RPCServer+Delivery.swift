import JSONRPC
import Transport

/// Replies leave when what they depend on is stored, in the order of their calls.
extension RPCServer {
    /// Puts a reply that came later into its place and sends what can leave.
    ///
    /// - Parameter seq: the commit that an error waits for.
    public func finish(_ pending: PendingReply, _ result: Result<Reply, RPCError>, errorAfter seq: Int64 = 0) {
        guard !pending.isFinished else { return }
        let session = pending.session
        pending.finish(result.mapError { service.worded($0, of: pending.method, on: session) }, errorAfter: seq)
        guard sessions[session.id] != nil else { return }
        waiting.insert(session.id)
        deliver(session)
        service.repliesLeft(session.id)
    }

    /// Sends what has become ready on one connection; what comes too late says so.
    public func deliver(_ session: RPCSession) {
        let stored = service.storedCommit
        if session.hasDeadlines { session.judge(at: clocks.bootTime(), stored: stored) }
        let hadDeadlines = session.hasDeadlines
        session.deliver(stored: stored)
        note(session)
        if hadDeadlines, !session.hasDeadlines { putOffDeadlines(of: session) }
    }

    /// A commit was stored, or failed: sends what has become ready on all connections that wait.
    public func deliverWaiting() {
        for id in waiting {
            guard let session = sessions[id] else { continue }
            deliver(session)
            service.repliesLeft(id)
            if session.inFlight == 0 { waiting.remove(id) }
        }
    }

    /// What came after the last stored commit was not kept: every reply that waits for it becomes this error.
    public func fail(_ error: RPCError) {
        for id in waiting { sessions[id]?.fail(after: service.storedCommit, error) }
    }
}
