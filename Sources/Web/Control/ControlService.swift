import Glibc
import NIOCore
import Transport

/// What the account that started a gateway may ask it over its private socket, one word a line: `open` gives an address
/// with a new secret, `stop` ends the gateway for every browser that was let in.
final class ControlService: LineService {
    /// The word for an address.
    static let open = "open"
    /// The word for the end.
    static let stop = "stop"

    /// Bounds of the private socket.
    static let limits: TransportLimits = {
        var limits = TransportLimits()
        (limits.lineBytes, limits.connections, limits.backlog) = (64, 8, 8)
        return limits
    }()

    private let loop: any EventLoop
    private let opening: OpeningAddress
    private let onStop: @Sendable () -> Void

    init(loop: any EventLoop, opening: OpeningAddress, onStop: @escaping @Sendable () -> Void) {
        self.loop = loop
        self.opening = opening
        self.onStop = onStop
    }

    /// The file is private; the kernel's word stands beside it.
    func opened(_ id: ConnectionID, peer: Peer, account: PeerAccount, port: ConnectionPort) {
        if peer.uid != geteuid(), peer.uid != 0 { port.close() }
    }

    func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        var output = ByteBuffer()
        while let line = lines.next() {
            switch String(decoding: line, as: UTF8.self) {
            case Self.open: output.writeString(opening.make() + "\n")
            case Self.stop:
                output.writeString("stopping\n")
                opening.forget()
                onStop()
            default: output.writeString("unknown\n")
            }
        }
        return Received(output: output)
    }

    func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received { Received() }
    func closed(_ id: ConnectionID) {}
}
