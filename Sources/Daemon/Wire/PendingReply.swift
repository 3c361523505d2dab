import Household
import JSONRPC
import Transport

/// The place of a reply that is not there yet. It is filled on the event loop, before or after its place is known.
final class PendingReply {
    enum Place {
        case slot(Outbox.Ticket)
        case part(BatchPlace, index: Int)
    }

    /// What works on a reply.
    enum Work {
        /// A thread that only reads, and can be stopped at any time.
        case reading(LongWork)
        /// The desk; an attempt that still waits for it can be taken back.
        case pin
        /// Nothing yet: the call waits for the verdict on a PIN before it.
        case postponed
        case other
    }

    let session: RPCSession
    let id: RequestID
    let method: String
    /// The parent whose call it is.
    let parent: ParentID?
    /// Under which name the caller wants to hear how it gets on.
    let progressToken: [UInt8]?
    /// What works on it.
    var work = Work.other
    private(set) var isFinished = false
    private var place: Place?
    private var early: (Result<Reply, RPCError>, Int64)?
    private var successor: PendingReply?

    init(_ call: Call) {
        session = call.session
        id = call.id
        method = call.method
        parent = call.parent
        progressToken = call.common.progressToken
    }

    /// Gives the reply its place; what was finished early goes there at once.
    func put(at place: Place) {
        self.place = place
        if let successor { return successor.put(at: place) }
        if let early { return fill(place, early.0, errorAfter: early.1) }
        session.remember(self)
    }

    /// Another one replies in its place.
    func pass(to successor: PendingReply) {
        isFinished = true
        guard let place else {
            self.successor = successor
            return
        }
        session.forget(self)
        successor.put(at: place)
    }

    /// Fills the place, once. An error leaves when the record `errorAfter` is stored.
    func finish(_ result: Result<Reply, RPCError>, errorAfter seq: Int64 = 0) {
        guard !isFinished else { return }
        isFinished = true
        guard let place else {
            early = (result, seq)
            return
        }
        session.forget(self)
        fill(place, result, errorAfter: seq)
    }

    private func fill(_ place: Place, _ result: Result<Reply, RPCError>, errorAfter seq: Int64) {
        var line: [UInt8] = []
        var after = seq
        switch result {
        case .success(let reply):
            ReplyWriter.append(result: reply.result, id: id, to: &line)
            after = reply.after
        case .failure(let error):
            ReplyWriter.append(error: error, id: id, to: &line)
        }
        switch place {
        case .slot(let ticket): session.settle(ticket, line, after: after)
        case .part(let batch, let index): session.fill(batch, index, with: line, after: after)
        }
    }
}
