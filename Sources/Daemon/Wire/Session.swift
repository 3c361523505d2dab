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

    /// Sends what has become ready.
    func deliver(stored: Int64) {
        let taken = outbox.take(stored: stored)
        if taken.finished > 0 || taken.output.readableBytes > 0 {
            port.send(taken.output, finishing: taken.finished)
        }
    }
}
