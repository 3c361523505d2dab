import JSONRPC
import Transport

/// The place of a reply that is not there yet. It is filled on the event loop, before or after its place is known.
final class Later {
    enum Place {
        case slot(Outbox.Ticket)
        case part(BatchPlace, index: Int)
    }

    let session: Session
    let id: RequestID
    private var place: Place?
    private var early: (Result<Reply, RPCError>, Int64)?
    private var successor: Later?

    init(_ call: Call) {
        session = call.session
        id = call.id
    }

    /// Gives the reply its place; what was finished early goes there at once.
    func put(at place: Place) {
        self.place = place
        if let successor { return successor.put(at: place) }
        if let early { finish(early.0, errorAfter: early.1) }
    }

    /// Another one replies in its place.
    func pass(to successor: Later) {
        guard let place else {
            self.successor = successor
            return
        }
        successor.put(at: place)
    }

    /// Fills the place. An error leaves when the record `errorAfter` is stored.
    func finish(_ result: Result<Reply, RPCError>, errorAfter seq: Int64 = 0) {
        guard let place else {
            early = (result, seq)
            return
        }
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
