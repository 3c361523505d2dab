import JSONRPC
import Transport

/// One connection as the house knows it. It lives on the event loop.
final class Session {
    let id: ConnectionID
    let peer: Peer
    let port: ConnectionPort
    var outbox = Outbox()
    /// The token by which this connection is a parent's.
    var token: TokenTable.Digest?

    init(id: ConnectionID, peer: Peer, port: ConnectionPort) {
        self.id = id
        self.peer = peer
        self.port = port
    }

    /// Whether a call with this id, alone or in a batch, waits for its reply. Null names nothing and is always free.
    func isInFlight(_ id: RequestID) -> Bool {
        guard outbox.inFlight > 0, id != .null else { return false }
        return outbox.isWaiting { note in
            note == id.bytes || (note.first == UInt8(ascii: "[") && BatchNote.ids(of: note).contains(id))
        }
    }

    /// Sends what has become ready.
    func deliver(stored: Int64) {
        let taken = outbox.take(stored: stored)
        if taken.finished > 0 || taken.output.readableBytes > 0 {
            port.send(taken.output, finishing: taken.finished)
        }
    }
}
