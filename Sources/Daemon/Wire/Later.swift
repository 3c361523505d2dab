import JSONRPC
import Transport

/// The place of a reply that is not there yet. It is filled on the event loop, before or after its place is known.
final class Later {
    enum Place {
        case slot(Outbox.Ticket)
        case part(BatchReply, index: Int)
    }

    let session: Session
    let id: RequestID
    private var place: Place?
    private var early: (Result<Reply, RPCError>, Int64)?

    init(_ call: Call) {
        session = call.session
        id = call.id
    }

    /// Gives the reply its place; what was finished early goes there at once.
    func put(at place: Place) {
        self.place = place
        if let early { finish(early.0, errorAfter: early.1) }
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
        case .slot(let ticket): session.outbox.settle(ticket, line, after: after)
        case .part(let batch, let index): batch.fill(index, with: line, after: after)
        }
    }
}

/// The replies of one batch, gathered until all are there; they leave as one line in request order.
final class BatchReply {
    private let session: Session
    private let ticket: Outbox.Ticket
    private var parts: [[UInt8]?]
    private var missing: Int
    private var after: Int64 = 0

    init(count: Int, ticket: Outbox.Ticket, session: Session) {
        self.session = session
        self.ticket = ticket
        parts = Array(repeating: nil, count: count)
        missing = count
    }

    /// `part` is one reply without a line end, empty for a notification.
    func fill(_ index: Int, with part: [UInt8], after: Int64) {
        guard parts[index] == nil else { return }
        parts[index] = part
        missing -= 1
        self.after = max(self.after, after)
        guard missing == 0 else { return }
        let replies = parts.compactMap { $0 }.filter { !$0.isEmpty }
        var line: [UInt8] = []
        if !replies.isEmpty {
            line.append(UInt8(ascii: "["))
            line.append(contentsOf: replies.joined(separator: [UInt8(ascii: ",")]))
            line.append(UInt8(ascii: "]"))
        }
        session.outbox.settle(ticket, line, after: self.after)
    }
}
