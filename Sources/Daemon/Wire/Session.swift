import JSONRPC
import NIOCore
import Transport

/// One connection as the house knows it. It lives on the event loop.
final class Session {
    let id: ConnectionID
    let peer: Peer
    let port: ConnectionPort
    /// The token by which this connection is a parent's.
    var token: TokenTable.Digest?
    /// The kept reply that answered the call at hand.
    var lastKept: KeptReply?
    /// The calls that were answered by kept replies.
    @exclusivity(unchecked)  // on the event loop only, and never held while other code runs
    var repeated = RepeatedCalls()
    @exclusivity(unchecked)  // on the event loop only, and never held while other code runs
    private var outbox = Outbox()
    /// The ids of calls whose replies wait. Null names nothing and is never among them.
    private var idsInFlight: Set<RequestID> = []
    private var batches: [[UInt8]: BatchReply] = [:]
    private var batchCount = 0

    init(id: ConnectionID, peer: Peer, port: ConnectionPort) {
        self.id = id
        self.peer = peer
        self.port = port
    }

    /// Calls, batches counted as one, whose replies have not left.
    var inFlight: Int { outbox.inFlight }
    /// Bytes of replies that have not left, those that wait included.
    var outputBytes: Int { outbox.outputBytes }

    /// Bytes that leave next.
    var readyBytes: Int { outbox.readyBytes }

    /// Whether a call with this id, alone or in a batch, waits for its reply.
    func isInFlight(_ id: RequestID) -> Bool { idsInFlight.contains(id) }

    /// Gives the reply of the call that is next in order; it leaves when the record `after` is stored.
    func reply(_ line: [UInt8], id: RequestID, after: Int64 = 0, stored: Int64 = 0) {
        let before = outbox.inFlight
        outbox.reply(line, after: after, stored: stored, note: id.bytes)
        if outbox.inFlight > before { wait(for: id) }
    }

    /// Answers a call that depends on nothing that is not stored, while no other waits.
    func replyAtOnce(_ kept: KeptReply, id: UnsafeRawBufferPointer) {
        outbox.replyAtOnce(reserving: ReplyWriter.head.count + id.count + kept.ending.count) { output in
            output.writeBytes(ReplyWriter.head)
            output.writeBytes(id)
            output.writeBytes(kept.ending)
        }
    }

    /// Puts a reply before everything that waits.
    func overtake(_ line: [UInt8]) { outbox.overtake(line) }

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
        batchCount += 1
        // An id is a text, a number or null: a note in brackets is a batch.
        let note = Array("[\(batchCount)]".utf8)
        let batch = BatchReply(note: note, ids: ids)
        batches[note] = batch
        for id in ids { if let id { wait(for: id) } }
        return BatchPlace(batch: batch, ticket: outbox.reserve(note: note))
    }

    func fill(_ place: BatchPlace, _ index: Int, with line: [UInt8], after: Int64) {
        guard let whole = place.batch.fill(index, with: line, after: after) else { return }
        outbox.settle(place.ticket, whole.line, after: whole.after)
    }

    /// The records after `stored` were not kept: every reply that waits for one of them becomes this error.
    func fail(after stored: Int64, _ error: RPCError) {
        // Batches first, those too that are not complete yet.
        let lines = batches.mapValues { $0.fail(after: stored, error) }
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
            if let batch = batches.removeValue(forKey: note) {
                for id in batch.ids { if let id { idsInFlight.remove(id) } }
            } else {
                idsInFlight.remove(RequestID(bytes: note))
            }
        }
        return taken
    }

    /// Sends what has become ready.
    func deliver(stored: Int64) {
        let taken = take(stored: stored)
        if taken.finished > 0 || taken.output.readableBytes > 0 {
            port.send(taken.output, finishing: taken.finished)
        }
    }

    private func wait(for id: RequestID) {
        if id != .null { idsInFlight.insert(id) }
    }
}

/// Where the replies of a batch go.
struct BatchPlace {
    let batch: BatchReply
    let ticket: Outbox.Ticket
}
