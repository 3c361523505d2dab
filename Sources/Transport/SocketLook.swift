import Glibc
import NIOCore
import NIOPosix

/// Does something once the event loop has looked at its sockets again.
///
/// A task would not do: the loop runs tasks for as long as some are due, and where the machine is busy even one that was
/// put off for a moment is due at once. Whoever comes would then wait for all that was there before. What comes from a
/// socket is heard only when the loop has looked at all of them, so this one sends itself a byte.
final class SocketLook {
    private let descriptor: Int32
    private let waiting: NIOLoopBoundBox<(() -> Void)?>

    init(loop: any EventLoop) throws(BindFault) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            let code = errno
            throw BindFault(
                kind: .system(code), path: "",
                message: "The event loop has no socket for itself: \(String(cString: strerror(code))).")
        }
        descriptor = ends[0]
        let waiting = NIOLoopBoundBox.makeEmptyBox(valueType: (() -> Void).self, eventLoop: loop)
        self.waiting = waiting
        // Not waited for: a byte that is sent earlier waits in the socket.
        _ = ClientBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Listener(waiting))
                }
            }
            .withConnectedSocket(ends[1])
    }

    deinit { close(descriptor) }

    /// Calls the body once, after everything that is read in the next look. To be used on the loop, and again only after
    /// that call.
    func next(_ body: @escaping () -> Void) {
        waiting.value = body
        var byte: UInt8 = 0
        // Its only byte: there is room.
        _ = send(descriptor, &byte, 1, Int32(MSG_NOSIGNAL))
    }

    private final class Listener: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let waiting: NIOLoopBoundBox<(() -> Void)?>

        init(_ waiting: NIOLoopBoundBox<(() -> Void)?>) { self.waiting = waiting }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard let body = waiting.value.take() else { return }
            context.eventLoop.assumeIsolated().execute(body)
        }
    }
}
