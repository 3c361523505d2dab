import NIOCore

/// Tells a connection that has no place why, and closes it; reads nothing.
final class TurnAwayHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let text: ByteBuffer

    init(text: ByteBuffer) {
        self.text = text
    }

    func channelActive(context: ChannelHandlerContext) {
        // A fresh socket takes a line at once; what it does not take is lost with the connection.
        context.writeAndFlush(Self.wrapOutboundOut(text), promise: nil)
        context.close(promise: nil)
    }

    func read(context: ChannelHandlerContext) {}
}
