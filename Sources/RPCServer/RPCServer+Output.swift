import JSONRPC
import Transport

/// Output is bounded before it is made: a call is begun only if there is room for what is kept of its account and in
/// all. Every connection may keep a little in any case, so that one that does not read never stops another.
extension RPCServer {
    /// Whether a connection may be given more output. If not, it waits for room.
    func hasRoom(_ session: RPCSession, for bytes: Int = 0) -> Bool {
        if bytes == 0, session.keptBytes < WireLimits.ownOutputBytes { return true }
        note(session)
        if budget.hasRoom(for: bytes, of: session.account) { return true }
        waitingForRoom.insert(session.id)
        return false
    }

    /// The same for a call whose place among the replies is taken: what leaves before it must not wait for it.
    func hasRoomForPostponed(_ session: RPCSession) -> Bool {
        session.pendingBytes + session.readyBytes == 0 || hasRoom(session)
    }

    /// Whether events may be sent to a connection now.
    public func takesEvents(_ session: RPCSession) -> Bool {
        let pending = session.pendingBytes
        return pending < WireLimits.ownOutputBytes
            || pending <= WireLimits.pendingEventBytes && budget.hasRoom(of: session.account)
    }

    /// Whether a long reply may be made now: its account has taken what it was sent before.
    public func hasRoom(replyingTo pending: PendingReply) -> Bool { budget.hasRoom(of: pending.session.account) }

    /// What is kept for a connection may have changed.
    func note(_ session: RPCSession) { note(session, session.keptBytes) }

    /// The connection is gone with what was kept for it.
    func noteEnd(of session: RPCSession) { note(session, 0) }

    private func note(_ session: RPCSession, _ kept: Int) {
        let change = kept - session.notedBytes
        guard change != 0 else { return }
        session.notedBytes = kept
        budget.change(of: session.account, by: change)
        if change > 0 { return memory.kept(budget.total) }
        if !waitingForRoom.isEmpty { wakeWaiting() }
        service.outputLeft()
        if memory.isFree(budget.total) { service.memoryIsFree() }
    }

    private func wakeWaiting() {
        for id in waitingForRoom {
            guard let session = sessions[id] else {
                waitingForRoom.remove(id)
                continue
            }
            guard budget.hasRoom(of: session.account) else { continue }
            waitingForRoom.remove(id)
            session.port.wantTurn()
        }
    }
}
