import JSONRPC
import Transport

/// The place of a reply that is not there yet. It is filled on the event loop, before or after its place is known.
public final class PendingReply {
    enum Place {
        case slot(Outbox.Ticket)
        case part(BatchPlace, index: Int)
    }

    /// What works on a reply.
    public enum Work {
        /// A thread that only reads, and can be stopped at any time.
        case reading(ReadingWork)
        /// The service; a call that still waits for its turn there can be taken back.
        case service
        /// Nothing yet: the call waits for another one of its connection.
        case postponed
        case other
    }

    /// The connection that the call came on.
    public let session: RPCSession
    /// The id of the call.
    public let id: RequestID
    /// The method of the call.
    public let method: String
    /// On whose behalf the call was made.
    public let principal: Principal?
    /// Under which name the caller wants to hear how it gets on.
    let progressToken: [UInt8]?
    /// What works on it.
    public var work = Work.other
    /// Whether its place is filled, or another one has taken it over.
    public private(set) var isFinished = false
    private var place: Place?
    private var early: (Result<Reply, RPCError>, Int64)?
    private var successor: PendingReply?

    /// The reply to a call.
    public init(
        id: RequestID, method: String, session: RPCSession, principal: Principal?, progressToken: [UInt8]? = nil
    ) {
        self.id = id
        self.method = method
        self.session = session
        self.principal = principal
        self.progressToken = progressToken
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
