import JSONRPC
import Shapes

/// `rpc.cancel`: ends a call that is under way, if it can still be ended.
public enum RPCCancel {
    /// The parameters of `rpc.cancel`, all of them required.
    public struct Params: Equatable, Sendable {
        /// The id of the call as it was sent, byte for byte.
        public var id: RequestID

        public init(id: RequestID) {
            self.id = id
        }
    }

    /// What became of the wish.
    public enum State: String, CaseIterable, Sendable {
        /// The call gets the error `cancelled`; nothing happened.
        case cancelled
        /// The call is decided: it gets its outcome.
        case tooLate
        /// The caller has no such call in flight.
        case notInFlight
        /// Several other connections of the caller have such a call; none was cancelled.
        case ambiguous
    }

    /// The result of `rpc.cancel`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var cancelled: Bool
        public var state: State

        public init(_ state: State) {
            self.init(cancelled: state == .cancelled, state: state)
        }

        init(cancelled: Bool, state: State) {
            self.cancelled = cancelled
            self.state = state
        }
    }

    /// For anyone; reads only.
    public static let method = Method(
        "rpc.cancel",
        "Cancels a call of the same account that is under way: on this connection, or on another one if no call here "
            + "has the id. The cancelled call still gets its final reply. Only the same parent can cancel a "
            + "parent's call.",
        role: .anyone,
        params: Shape<Params>.object("Cancel", "", make: Params.init) {
            required("id", \.id, .requestID, "The id of the call, written as it was sent: 1 and 1.0 are two ids.")
        },
        result: Shape<Result>.object("Cancelled", "", make: Result.init) {
            required("cancelled", \.cancelled, .boolean, "Whether the call gets the error `cancelled`.")
            required("state", \.state, .word(State.self), "The same, and why not.")
        })
}

extension Shape where Value == RequestID {
    /// The id of a call, kept as its bytes. Null names no call.
    static let requestID = Shape(
        schema: .textOrNumber(maximumBytes: WireLimits.idBytes), blank: RequestID(bytes: []),
        read: { (json) throws(ShapeFault) in
            guard json.kind == .string || json.kind == .number, json.literal.count <= WireLimits.idBytes else {
                throw ShapeFault(message: "must be the id of a call: a text or a number")
            }
            return RequestID(bytes: Array(json.literal))
        },
        write: { id, out in out.json.raw(id.bytes) })
}
