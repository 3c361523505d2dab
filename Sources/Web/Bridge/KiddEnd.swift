import NIOCore

/// The end of a page's connection that leads to kidd: bytes of lines in both directions.
///
/// It reads no more than the page takes: what kidd has sent beyond that stays in the kernel, and kidd's own bounds hold.
final class KiddEnd: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer

    /// The other end; nil before it is there and after it is gone.
    weak var page: PageEnd?
    private var context: ChannelHandlerContext?
    private var waitsToRead = false

    /// Whether kidd takes more at the moment.
    var takesMore: Bool { context?.channel.isWritable ?? false }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }
    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func read(context: ChannelHandlerContext) {
        if page?.takesMore == true { context.read() } else { waitsToRead = true }
    }

    /// The page takes more again.
    func goOn() {
        guard waitsToRead, page?.takesMore == true, let context else { return }
        waitsToRead = false
        context.read()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        page?.goOn()
        context.fireChannelWritabilityChanged()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { page?.tell(unwrapInboundIn(data)) }
    func channelReadComplete(context: ChannelHandlerContext) { page?.flush() }
    func channelInactive(context: ChannelHandlerContext) { page?.kiddIsGone() }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    /// Sends a line with its newline.
    func send(_ line: ByteBuffer) { context?.writeAndFlush(NIOAny(line), promise: nil) }

    /// The page is gone.
    func close() { context?.close(promise: nil) }
}
