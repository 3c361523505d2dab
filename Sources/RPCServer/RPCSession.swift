import JSONRPC
import NIOCore
import Transport

/// One connection and its calls. It lives on the event loop.
///
/// What every call touches has no check of exclusivity, because it is never held while other code runs.
public final class RPCSession {
    /// Names the connection.
    public let id: ConnectionID
    /// The account and groups that the kernel names.
    public let peer: Peer
    /// Whose share it uses.
    public let account: PeerAccount
    let port: ConnectionPort
    /// What it showed for acting on somebody's behalf.
    @exclusivity(unchecked) public var credential: Credential?
    @exclusivity(unchecked) private var outbox = Outbox()
    /// The ids of calls whose replies wait. Null names nothing and is never among them.
    @exclusivity(unchecked) private var idsInFlight: Set<RequestID> = []
    /// The calls that are being worked on, by their ids.
    @exclusivity(unchecked) private(set) var pendingReplies: [RequestID: PendingReply] = [:]
    /// Calls that were cancelled before they were read.
    @exclusivity(unchecked) private var cancelledUnread: Set<RequestID> = []
    /// Calls with a deadline whose replies have not left.
    @exclusivity(unchecked) private var timed: [TimedCall] = []
    /// When the lines came that are being answered, by the boot clock; nil when none is left.
    @exclusivity(unchecked) var arrival: Int64?
    @exclusivity(unchecked) private var batches = SessionBatches()
    /// A call of it that has waited is being answered.
    @exclusivity(unchecked) var isRunningPostponed = false
    /// The batch whose calls are being answered.
    var batch: BatchRun? {
        get { batches.running }
        _modify { yield &batches.running }
    }
    /// What was last counted as kept for this connection.
    @exclusivity(unchecked) var notedBytes = 0

    init(id: ConnectionID, peer: Peer, account: PeerAccount, port: ConnectionPort) {
        self.id = id
        self.peer = peer
        self.account = account
        self.port = port
    }

    /// Calls, batches counted as one, whose replies have not left.
    public var inFlight: Int { outbox.inFlight }
    /// Bytes of replies that have not left, those that wait included.
    var outputBytes: Int { outbox.outputBytes }

    /// Bytes that are kept for its client: replies that have not left or were not taken, and what batches may become.
    var keptBytes: Int { outbox.outputBytes + port.pendingBytes + batches.open * WireLimits.batchReplyBytes }

    /// Bytes that leave next.
    public var readyBytes: Int { outbox.readyBytes }

    /// Whether a call with this id, alone or in a batch, waits for its reply.
    public func isInFlight(_ id: RequestID) -> Bool { idsInFlight.contains(id) }

    /// Gives the reply of the call that is next in order; it leaves when the record `after` is stored.
    func reply(_ line: [UInt8], id: RequestID, after: Int64 = 0, stored: Int64 = 0) {
        let before = outbox.inFlight
        outbox.reply(line, after: after, stored: stored, note: id.bytes)
        if outbox.inFlight > before { wait(for: id) }
    }

    /// Puts a reply before everything that waits.
    public func overtake(_ line: [UInt8]) { outbox.overtake(line) }

    /// Takes the next place for a reply that comes later.
    func reserve(_ id: RequestID) -> Outbox.Ticket {
        wait(for: id)
        return outbox.reserve(note: id.bytes)
    }

    func settle(_ ticket: Outbox.Ticket, _ line: [UInt8], after: Int64) {
        outbox.settle(ticket, line, after: after)
    }

    /// Takes the next place for the replies of a batch with these ids, nil for calls that get none.
    func beginBatch(_ ids: [RequestID?]) -> BatchPlace {
        let batch = batches.begin(ids)
        for id in ids { if let id { wait(for: id) } }
        return BatchPlace(batch: batch, ticket: outbox.reserve(note: batch.note))
    }

    func fill(_ place: BatchPlace, _ index: Int, with line: [UInt8], after: Int64) {
        guard let whole = place.batch.fill(index, with: line, after: after) else { return }
        batches.open -= 1
        outbox.settle(place.ticket, whole.line, after: whole.after)
    }

    /// The records after `stored` were not kept: every reply that waits for one of them becomes this error.
    func fail(after stored: Int64, _ error: RPCError) {
        // Batches first, those too that are not complete yet.
        let lines = batches.waiting.mapValues { $0.fail(after: stored, error) }
        outbox.fail(after: stored) { note, line in
            if let batch = lines[note] { return batch ?? line }
            var line: [UInt8] = []
            ReplyWriter.append(error: error, id: RequestID(bytes: note), to: &line)
            return line
        }
    }

    /// What can leave now; the ids of what leaves are free again.
    func take(stored: Int64) -> Outbox.Taken {
        let taken = outbox.take(stored: stored)
        for note in taken.notes {
            if let batch = batches.waiting.removeValue(forKey: note) {
                for id in batch.ids { if let id { idsInFlight.remove(id) } }
            } else {
                idsInFlight.remove(RequestID(bytes: note))
            }
        }
        if !timed.isEmpty, taken.finished > 0 { timed.removeAll { !outbox.holds($0.ticket) } }
        return taken
    }

    /// Sends what has become ready.
    func deliver(stored: Int64) {
        let taken = take(stored: stored)
        if taken.finished > 0 || taken.output.readableBytes > 0 {
            port.send(taken.output, finishing: taken.finished)
        }
    }

    // MARK: Calls that are being worked on

    func remember(_ pending: PendingReply) {
        if pending.id != .null { pendingReplies[pending.id] = pending }
    }

    func forget(_ pending: PendingReply) {
        if pendingReplies[pending.id] === pending { pendingReplies[pending.id] = nil }
    }

    /// Bytes of output that the client has not taken.
    public var pendingBytes: Int { port.pendingBytes }

    /// A call that is not read yet is not to be run.
    func cancelUnread(_ id: RequestID) { cancelledUnread.insert(id) }

    /// Whether a call that is not read yet was cancelled.
    var hasCancelledUnread: Bool { !cancelledUnread.isEmpty }

    /// Whether this call was cancelled before it was read; said once.
    func wasCancelledUnread(_ id: RequestID) -> Bool {
        !cancelledUnread.isEmpty && cancelledUnread.remove(id) != nil
    }

    // MARK: Deadlines

    /// Whether replies with a deadline wait.
    var hasDeadlines: Bool { !timed.isEmpty }

    /// The first deadline that is not over.
    func nextDeadline(after now: Int64) -> Int64? {
        timed.lazy.map(\.limit.due).filter { $0 > now }.min()
    }

    func watch(_ call: TimedCall) { timed.append(call) }

    /// The calls being worked on whose deadline is over.
    func lateWork(at now: Int64) -> [PendingReply] {
        timed.filter { $0.limit.due <= now }.compactMap(\.pending).filter { !$0.isFinished }
    }

    /// What this call gets is final, whenever it leaves.
    func unwatch(_ pending: PendingReply) { timed.removeAll { $0.pending === pending } }

    /// Replies whose deadline is over become the error that says so, as soon as it is known what was done.
    func judge(at now: Int64, stored: Int64) {
        timed.removeAll { call in
            guard call.limit.due <= now, let reply = reply(of: call) else { return false }
            if reply.bytes.isEmpty { return true }
            // Whether a change is kept shows in a moment; a look need not wait for it.
            if reply.commit > stored, call.limit.keepsOutcome { return false }
            var line: [UInt8] = []
            let outcome = call.limit.keepsOutcome ? ReplyWriter.outcome(of: reply.bytes, id: call.id) : nil
            ReplyWriter.append(error: .late(outcome), id: call.id, to: &line)
            replace(call, with: line)
            return true
        }
    }

    private func reply(of call: TimedCall) -> (bytes: [UInt8], commit: Int64)? {
        call.part.map { $0.batch.reply($0.index) } ?? outbox.reply(in: call.ticket)
    }

    private func replace(_ call: TimedCall, with line: [UInt8]) {
        guard let part = call.part else { return outbox.replace(call.ticket, with: line) }
        guard let whole = part.batch.replace(part.index, with: line) else { return }
        outbox.replace(call.ticket, with: whole.line, after: whole.after)
    }

    private func wait(for id: RequestID) {
        if id != .null { idsInFlight.insert(id) }
    }
}

/// Where the replies of a batch go.
public struct BatchPlace {
    let batch: BatchReply
    let ticket: Outbox.Ticket
}
