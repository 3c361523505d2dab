import JSONRPC
import NIOCore
import Transport

/// Deadlines of calls: nothing is begun after its own; what can be stopped is stopped then; what is done is told when
/// it leaves (Protocol, Deadlines). One timer for all, and none without them.
extension RPCServer {
    /// The deadline of a call that came with the connection's present lines; throws when it is over.
    public func deadline(
        _ milliseconds: Int, _ session: RPCSession, keepsOutcome: Bool
    ) throws(RPCError) -> CallLimit {
        let now = clocks.bootTime()
        let due = (session.arrival ?? now) + Int64(milliseconds)
        guard now < due else { throw .late() }
        return CallLimit(due: due, keepsOutcome: keepsOutcome)
    }

    /// Sees to it that the timer does not ring later than the first deadline of this connection.
    func watchDeadlines(of session: RPCSession) {
        timedSessions.insert(session.id)
        setDeadlineAlarm(session.nextDeadline(after: clocks.bootTime()))
    }

    private func setDeadlineAlarm(_ due: Int64?) {
        guard let due, deadlineAlarm.map({ due < $0.due }) ?? true else { return }
        deadlineAlarm?.cancel()
        let length = max(1, due - clocks.bootTime())
        let own = NIOLoopBound(self, eventLoop: loop)
        deadlineAlarm = (due, clocks.ring(length) { own.eventLoop.runNow { own.value.deadlineRang() } })
    }

    private func deadlineRang() {
        deadlineAlarm = nil
        let now = clocks.bootTime()
        var next: Int64?
        for id in timedSessions {
            guard let session = sessions[id] else {
                timedSessions.remove(id)
                continue
            }
            for pending in session.lateWork(at: now) where stop(pending) { end(pending, .late()) }
            deliver(session)
            service.repliesLeft(id)
            guard session.hasDeadlines else {
                timedSessions.remove(id)
                continue
            }
            if let due = session.nextDeadline(after: now) { next = min(next ?? due, due) }
        }
        setDeadlineAlarm(next)
    }

    /// Ends a call whose work was stopped with an error that is its last word. It may be the one that others
    /// waited for.
    func end(_ pending: PendingReply, _ error: RPCError) {
        pending.session.unwatch(pending)
        finish(pending, .failure(error))
        if postponed[pending.session.id] != nil { planPostponed(of: pending.session.id) }
    }

    /// The timer is put off when nobody waits for it: a daemon at rest does not wake.
    func putOffDeadlines(of session: RPCSession) {
        guard deadlineAlarm != nil, timedSessions.remove(session.id) != nil, timedSessions.isEmpty else { return }
        deadlineAlarm?.cancel()
        deadlineAlarm = nil
    }
}

extension EventLoop {
    /// Runs something on the loop and waits for it, from any thread.
    public func runNow(_ body: @escaping @Sendable () -> Void) {
        if inEventLoop { return body() }
        // The loop runs for as long as the daemon: a submitted task always ends.
        try? submit(body).wait()
    }
}
