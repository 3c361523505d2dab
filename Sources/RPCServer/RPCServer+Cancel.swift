import JSONRPC
import StrictJSON
import Transport

/// Ending what is under way: because its caller says so, is gone, or the daemon stops (Protocol, Order and Deadlines).
///
/// Who asks is the same caller when it has the same uid, and for a parent's call is that parent too. Ids belong to
/// connections: that of the asking one comes first, then those of the others, if only one has it.
extension RPCServer {
    /// Cancels a call, if it can still be; it gets its final reply in any case.
    public func cancel(_ id: RequestID, from caller: RPCSession) -> CancelOutcome {
        if let state = cancel(id, on: caller, from: caller) { return state }
        var bytes = Self.mostLookedAt
        var found: [(session: RPCSession, isUnread: Bool)] = []
        for session in sessions.values where session !== caller && session.peer.uid == caller.peer.uid {
            if let pending = session.pendingReplies[id] {
                if mayEnd(pending.principal, caller) { found.append((session, false)) }
            } else if session.isInFlight(id) {
                found.append((session, false))
            } else if mayEnd(service.principal(of: session), caller), isUnread(id, session, within: &bytes) {
                found.append((session, true))
            }
        }
        guard let first = found.first else { return .notInFlight }
        guard found.count == 1 else { return .ambiguous }
        guard first.isUnread else { return cancel(id, on: first.session, from: caller) ?? .notInFlight }
        first.session.cancelUnread(id)
        return .cancelled
    }

    /// Nil when this connection has no such call in flight.
    private func cancel(_ id: RequestID, on session: RPCSession, from caller: RPCSession) -> CancelOutcome? {
        guard let pending = session.pendingReplies[id] else {
            guard session.isInFlight(id) else { return nil }
            guard let batch = session.batch, batch.isAhead(id) else { return .tooLate }
            session.cancelUnread(id)
            return .cancelled
        }
        guard stop(pending) else { return .tooLate }
        end(pending, .cancelled)
        return .cancelled
    }

    private func mayEnd(_ principal: Principal?, _ caller: RPCSession) -> Bool {
        principal == nil || principal == service.principal(of: caller)
    }

    /// Whether a call with this id has come on a connection that is not read further for now.
    ///
    /// - Parameter bytes: how many bytes of such lines are looked at yet, so that no cancel holds up the others.
    private func isUnread(_ id: RequestID, _ session: RPCSession, within bytes: inout Int) -> Bool {
        for line in session.port.unreadLines(within: bytes) {
            bytes -= line.count
            guard let root = try? JSONDocument(scanning: line, maximumDepth: WireLimits.depth).root else { continue }
            // A batch that is too long is refused as a whole.
            if root.kind == .array, root.count > WireLimits.batchCalls { continue }
            for value in root.kind == .array ? Array(root.elements) : [root] {
                if case .request(let request) = Envelope.read(value), request.id == id { return true }
            }
        }
        return false
    }

    /// Bytes of unread lines that one cancel looks at, those of all connections together.
    private static let mostLookedAt = 256 << 10

    /// Ends the work, if it can still be ended; true: it has done nothing and will do nothing.
    func stop(_ pending: PendingReply) -> Bool {
        guard !pending.isFinished else { return false }
        switch pending.work {
        case .reading(let work):
            work.stop()
            return true
        case .service: return service.takeBack(pending)
        case .postponed: return dropPostponed(pending)
        case .other: return false
        }
    }

    /// Nobody waits any more for what this connection wanted to be read.
    func stopReading(for session: RPCSession) {
        for pending in Array(session.pendingReplies.values) {
            guard case .reading = pending.work, stop(pending) else { continue }
            end(pending, .cancelled)
        }
    }
}

/// What became of a call that was to be cancelled.
public enum CancelOutcome {
    /// It gets the error `cancelled`; nothing happened.
    case cancelled
    /// It gets its own reply.
    case tooLate
    /// No call of the caller has this id now.
    case notInFlight
    /// Several connections of the caller have a call with this id.
    case ambiguous
}

extension RPCError {
    /// A call that its caller took back.
    public static let cancelled = RPCError(.cancelled, "this call was cancelled; nothing happened")
    /// What comes while the daemon stops.
    public static let stopping = RPCError(.shuttingDown, "the daemon is stopping: try again when it runs")
}
