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
    /// Whether the handshake was done once. It may be asked for again (a change of keys), and then nothing waits for it:
    /// who does not end what it began would have everything kept here.
    private var wasOpen = false
    private var isEnded = false
    /// Whether somebody wants to read what may only come when what was said before is gone.
    private var waitsToRead = false

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
        if session.isOpen { wasOpen = true }
        guard wasOpen else { return waiting.append((bytes, promise)) }
        say(bytes, promise, context)
    }

    private func say(_ bytes: ByteBuffer, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
        guard session.write(bytes) else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return context.channel.close(promise: nil)
        }
        context.write(wrapOutboundOut(session.output(context.channel.allocator)), promise: promise)
    }

    private func sayWaiting(_ context: ChannelHandlerContext) {
        guard !waiting.isEmpty, session.isOpen else { return }
        wasOpen = true
        let said = waiting
        waiting = []
        for (bytes, promise) in said { say(bytes, promise, context) }
        context.flush()
    }

    /// Each change of keys is answered: nobody has more answered than it reads.
    func read(context: ChannelHandlerContext) {
        if context.channel.isWritable { context.read() } else { waitsToRead = true }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if waitsToRead, context.channel.isWritable {
            waitsToRead = false
            context.read()
        }
        context.fireChannelWritabilityChanged()
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
