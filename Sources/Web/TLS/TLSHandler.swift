import NIOCore

/// Stands between a connection's bytes and what they say.
///
/// Who ends a connection says good-bye and waits for none: one that stays silent would keep its place.
final class TLSHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let session: TLSSession
    /// What was said before the handshake was done.
    private var waiting: [(bytes: ByteBuffer, promise: EventLoopPromise<Void>?)] = []
    private var isEnded = false

    init(_ session: TLSSession) { self.session = session }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isEnded else { return }
        session.take(unwrapInboundIn(data))
        // What is read may end the connection.
        while !isEnded {
            var plain = context.channel.allocator.buffer(capacity: TLSSession.record)
            let reading = session.read(into: &plain)
            sayWaiting(context)
            switch reading {
            case .some: context.fireChannelRead(wrapInboundOut(plain))
            case .more: return send(context)
            case .over, .failed: context.channel.close(promise: nil)
            }
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let bytes = unwrapOutboundIn(data)
        guard !isEnded else { return promise?.fail(ChannelError.ioOnClosedChannel) ?? () }
        guard session.isOpen else { return waiting.append((bytes, promise)) }
        say(bytes, promise, context)
    }

    private func say(_ bytes: ByteBuffer, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
        guard session.write(bytes) else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return context.close(promise: nil)
        }
        context.write(wrapOutboundOut(session.output(context.channel.allocator)), promise: promise)
    }

    private func sayWaiting(_ context: ChannelHandlerContext) {
        guard !waiting.isEmpty, session.isOpen else { return }
        for (bytes, promise) in waiting { say(bytes, promise, context) }
        waiting = []
    }

    /// Sends what the session itself has to say.
    private func send(_ context: ChannelHandlerContext) {
        let bytes = session.output(context.channel.allocator)
        if bytes.readableBytes > 0 { context.writeAndFlush(wrapOutboundOut(bytes), promise: nil) }
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard !isEnded, mode != .input else { return context.close(mode: mode, promise: promise) }
        isEnded = true
        session.end()
        send(context)
        failWaiting()
        // A reply that has just gone out closes in the midst of being written, when the good-bye can only stand behind it.
        context.eventLoop.assumeIsolated().execute { context.close(mode: mode, promise: promise) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        isEnded = true
        failWaiting()
        context.fireChannelInactive()
    }

    private func failWaiting() {
        let waiting = waiting
        self.waiting = []
        for entry in waiting { entry.promise?.fail(ChannelError.ioOnClosedChannel) }
    }
}
