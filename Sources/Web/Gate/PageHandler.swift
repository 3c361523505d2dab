import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the requests of one connection, one after the other.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let room: GatewayRoom
    private let bounds: RequestBounds
    private var head: HTTPRequestHead?
    private var hasBody = false

    init(room: GatewayRoom, bounds: RequestBounds) {
        self.room = room
        self.bounds = bounds
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            hasBody = false
        case .body: hasBody = true
        case .end:
            guard let head else { return }
            self.head = nil
            let refusal = WebReply.text(.badRequest, "A request has no body.", isLast: true)
            send(hasBody ? refusal : room.reply(to: head, on: context.channel), to: head, context)
        }
    }

    private func send(_ reply: WebReply, to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        bounds.replying()
        let keepsAlive = head.isKeepAlive && !reply.isLast
        let socket = head.headers.first(name: "host").flatMap { room.socket(of: $0) }
        context.write(wrapOutboundOut(.head(reply.head(socket: socket, keepsAlive: keepsAlive))), promise: nil)
        if head.method != .HEAD, reply.body.readableBytes > 0 {
            context.write(wrapOutboundOut(.body(.byteBuffer(reply.body))), promise: nil)
        }
        let taken = context.eventLoop.makePromise(of: Void.self)
        taken.futureResult.assumeIsolated().whenComplete { result in
            guard keepsAlive, case .success = result else { return context.close(promise: nil) }
            self.bounds.replied(rests: reply.status.code < 400)
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: taken)
    }

    /// What is no HTTP is told so, when all before it is answered; a refused upgrade is answered like any other request.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is NIOWebSocketUpgradeError || error is HTTPServerUpgradeErrors { return }
        guard error is HTTPParserError else { return context.close(promise: nil) }
        head = nil
        let reply = WebReply.text(.badRequest, "That is no request.")
        context.write(wrapOutboundOut(.head(reply.head(socket: nil, keepsAlive: false))), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(reply.body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
            context.close(promise: nil)
        }
    }
}
