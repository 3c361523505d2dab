import Household
import JSONRPC
import Transport

/// Deadlines of calls: nothing is begun after its own; what can be stopped is stopped then; what is done is told when
/// it leaves (Protocol, Deadlines). One timer for all, and none without them.
extension Engine {
    /// The deadline of a call that came with the connection's present lines; throws when it is over.
    func beginDeadline(_ length: Int, _ session: RPCSession, keepsOutcome: Bool) throws(RPCError) -> CallLimit {
        let now = parts.clock.read().bootTime
        let due = (session.arrival ?? now) + Milliseconds(length)
        guard now < due else { throw .late() }
        return CallLimit(due: due, keepsOutcome: keepsOutcome)
    }

    /// Sees to it that the timer does not ring later than the first deadline of this connection.
    func watchDeadlines(of session: RPCSession) {
        timedSessions.insert(session.id)
        setDeadlineAlarm(session.nextDeadline(after: parts.clock.read().bootTime))
    }

    private func setDeadlineAlarm(_ due: Milliseconds?) {
        guard let due, deadlineAlarm.map({ due < $0.due }) ?? true else { return }
        deadlineAlarm?.cancel()
        let length = max(1, due - parts.clock.read().bootTime)
        deadlineAlarm = (due, parts.alarms.ring(after: length) { self.hearDeadline() })
    }

    private nonisolated func hearDeadline() {
        if loop.inEventLoop {
            assumeIsolated { $0.deadlineRang() }
        } else {
            onLoop { $0.deadlineRang() }
        }
    }

    private func deadlineRang() {
        deadlineAlarm = nil
        let now = parts.clock.read().bootTime
        var next: Milliseconds?
        for id in timedSessions {
            guard let session = sessions[id] else {
                timedSessions.remove(id)
                continue
            }
            for later in session.lateWork(at: now) where stop(later) { end(later, .late()) }
            deliver(session, stored: ledger.storedSeq)
            openSubscription(of: id)
            guard session.hasDeadlines else {
                timedSessions.remove(id)
                continue
            }
            if let due = session.nextDeadline(after: now) { next = min(next ?? due, due) }
        }
        setDeadlineAlarm(next)
    }

    /// Ends a call whose work was stopped with an error that is its last word. It may have been the PIN that others
    /// waited for.
    func end(_ later: PendingReply, _ error: RPCError) {
        later.session.unwatch(later)
        finish(later, .failure(error))
        if postponed[later.session.id] != nil { planPostponed(of: later.session.id) }
    }

    /// The timer is put off when nobody waits for it: a daemon at rest does not wake.
    func putOffDeadlines(of session: RPCSession) {
        guard deadlineAlarm != nil, timedSessions.remove(session.id) != nil, timedSessions.isEmpty else { return }
        deadlineAlarm?.cancel()
        deadlineAlarm = nil
    }
}
