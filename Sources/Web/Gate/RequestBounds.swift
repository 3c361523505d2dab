import NIOCore

/// Keeps a browser to the bounds of one request after the other: how many bytes it has, how long it may take to come, and
/// how long its reply may take to be taken. Stands before everything that reads HTTP.
final class RequestBounds: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let limits: WebLimits
    private var bytes = 0
    private var isRefused = false
    private var timer: Scheduled<Void>?
    private var context: ChannelHandlerContext?

    init(limits: WebLimits) { self.limits = limits }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        cut(in: limits.request)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        self.context = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        bytes += unwrapInboundIn(data).readableBytes
        guard bytes > limits.requestBytes else { return context.fireChannelRead(data) }
        isRefused = true
        let reply = WebReply.text(.requestHeaderFieldsTooLarge, "That is more than a request may have.").bytes
        context.writeAndFlush(NIOAny(reply)).assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }

    /// The request is whole: the browser takes its reply next.
    func replying() { cut(in: limits.reply) }

    /// The reply was taken: the next request may come.
    ///
    /// - Parameter rests: whether the browser may wait with it.
    func replied(rests: Bool) {
        bytes = 0
        cut(in: rests ? limits.rest : limits.request)
    }

    /// The connection carries no requests any more.
    func end() { timer?.cancel() }

    private func cut(in time: TimeAmount) {
        timer?.cancel()
        timer = context?.eventLoop.assumeIsolated().scheduleTask(in: time) { self.context?.close(promise: nil) }
    }
}
