import JSONRPC
import Transport

/// The deadline of a call (Protocol, Deadlines).
public struct CallLimit {
    /// By the boot-time clock of the machine, in milliseconds.
    var due: Int64
    /// Whether the call does something, so that a late reply has to say what.
    var keepsOutcome: Bool
}

/// A call with a deadline, and where its reply goes.
struct TimedCall {
    var id: RequestID
    var limit: CallLimit
    var ticket: Outbox.Ticket
    /// Its place in a batch.
    var part: (batch: BatchReply, index: Int)?
    /// Nil when its reply is there.
    var pending: PendingReply?

    init(_ id: RequestID, _ limit: CallLimit, slot ticket: Outbox.Ticket, pending: PendingReply?) {
        (self.id, self.limit, self.ticket, self.pending) = (id, limit, ticket, pending)
    }

    init(_ id: RequestID, _ limit: CallLimit, part index: Int, of place: BatchPlace, pending: PendingReply?) {
        self.init(id, limit, slot: place.ticket, pending: pending)
        part = (place.batch, index)
    }
}

extension RPCError {
    /// The deadline is over. `outcome`: what the call came to, as an object with `result` or `error`; nil: nothing
    /// happened.
    static func late(_ outcome: [UInt8]? = nil) -> RPCError {
        guard let outcome else {
            return RPCError(.deadline, "the deadline of this call is over; nothing happened")
        }
        return RPCError(
            .deadline, "the deadline of this call is over; data.outcome is what it came to",
            [Detail(name: "outcome", value: outcome)])
    }
}
