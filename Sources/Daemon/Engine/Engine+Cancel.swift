import API
import Household
import JSONRPC
import StrictJSON
import Transport

/// Ending what is under way: because its caller says so, is gone, or the daemon stops (Protocol, Order and Deadlines).
///
/// Who asks is the same caller when it has the same uid, and for a parent's call is that parent too. Ids belong to
/// connections: that of the asking one comes first, then those of the others, if only one has it.
extension Engine {
    /// Cancels a call, if it can still be; it gets its final reply in any case.
    func cancel(_ id: RequestID, by call: Call) -> RPCCancel.State {
        if let state = cancel(id, on: call.session, by: call) { return state }
        var bytes = Self.mostLookedAt
        var found: [(session: RPCSession, isUnread: Bool)] = []
        for session in sessions.values where session !== call.session && session.peer.uid == call.peer.uid {
            if let later = session.laters[id] {
                if mayEnd(later.parent, call) { found.append((session, false)) }
            } else if session.isInFlight(id) {
                found.append((session, false))
            } else if mayEnd(holder(of: session), call), isUnread(id, session, within: &bytes) {
                found.append((session, true))
            }
        }
        guard let first = found.first else { return .notInFlight }
        guard found.count == 1 else { return .ambiguous }
        guard first.isUnread else { return cancel(id, on: first.session, by: call) ?? .notInFlight }
        first.session.cancelUnread(id)
        return .cancelled
    }

    /// Nil when this connection has no such call in flight.
    private func cancel(_ id: RequestID, on session: RPCSession, by call: Call) -> RPCCancel.State? {
        guard let later = session.laters[id] else { return session.isInFlight(id) ? .tooLate : nil }
        guard stop(later) else { return .tooLate }
        end(later, .cancelled)
        return .cancelled
    }

    private func mayEnd(_ parent: ParentID?, _ call: Call) -> Bool { parent == nil || parent == call.parent }

    /// The parent whose connection this is; its token is not used by that.
    private func holder(of session: RPCSession) -> ParentID? { session.token.flatMap(tokens.holder(of:)) }

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
    func stop(_ later: PendingReply) -> Bool {
        guard !later.isFinished else { return false }
        switch later.work {
        case .reading(let work):
            work.stop()
            return true
        // Until its PIN is hashed nothing is known and nothing counted.
        case .pin: return pinQueue.remove(later)
        case .postponed: return dropPostponed(later)
        case .other: return false
        }
    }

    /// Nobody waits any more for what this connection wanted to be read.
    func stopReading(for session: RPCSession?) {
        for later in Array((session?.laters ?? [:]).values) {
            guard case .reading = later.work, stop(later) else { continue }
            end(later, .cancelled)
        }
    }

    /// The daemon stops: what is not decided yet is told so at once, and nothing that takes long is begun.
    func beginStop() {
        isStopping = true
        for session in sessions.values {
            for later in Array(session.laters.values) where stop(later) { end(later, .stopping) }
        }
    }
}

extension RPCError {
    static let cancelled = RPCError(.cancelled, "this call was cancelled; nothing happened")
    static let stopping = RPCError(.shuttingDown, "the daemon is stopping: try again when it runs")
}
