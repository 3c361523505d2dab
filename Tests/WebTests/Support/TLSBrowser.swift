import HouseholdTesting
import NIOCore
import NIOPosix
import NIOSSL
import Web

/// A browser on another device: it trusts one certificate, and makes one request over each connection.
struct TLSBrowser {
    let address: String
    let port: Int
    let trusts: String

    /// All that comes as the reply to a request that asks for the connection's end.
    func exchange(_ request: String, name: String = "kidd.home.arpa") throws -> String {
        let reply = MultiThreadedEventLoopGroup.singleton.next().makePromise(of: String.self)
        let channel = try send(request, name: name, untilReply: false, reply)
        let timer = channel.eventLoop.scheduleTask(in: .seconds(20)) { channel.close(promise: nil) }
        defer { timer.cancel() }
        return try reply.futureResult.wait()
    }

    /// A connection with a reply behind it that says and hears nothing any more, not even TLS's good-bye.
    func silent(after request: String) throws -> any Channel {
        let reply = MultiThreadedEventLoopGroup.singleton.next().makePromise(of: String.self)
        let channel = try send(request, name: "kidd.home.arpa", untilReply: true, reply)
        _ = try reply.futureResult.wait()
        return channel
    }

    private func send(
        _ request: String, name: String, untilReply: Bool, _ reply: EventLoopPromise<String>
    ) throws -> any Channel {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .file(trusts)
        let context = try NIOSSLContext(configuration: configuration)
        let channel = try ClientBootstrap(group: reply.futureResult.eventLoop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(NIOSSLClientHandler(context: context, serverHostname: name))
                    try pipeline.addHandler(Gatherer(reply, untilReply: untilReply))
                }
            }
            .connect(to: SocketAddress(ipAddress: address, port: port)).wait()
        channel.writeAndFlush(ByteBuffer(string: request), promise: nil)
        return channel
    }

    private final class Gatherer: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let reply: EventLoopPromise<String>
        /// Whether nothing is read after the reply has begun.
        private let untilReply: Bool
        private var text = ""

        init(_ reply: EventLoopPromise<String>, untilReply: Bool) {
            self.reply = reply
            self.untilReply = untilReply
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            text += String(buffer: unwrapInboundIn(data))
            guard untilReply else { return }
            try? context.channel.syncOptions?.setOption(.autoRead, value: false)
            reply.succeed(text)
        }

        func channelInactive(context: ChannelHandlerContext) { reply.succeed(text) }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // Who trusts nobody, or hears no good-bye.
            if text.isEmpty { reply.fail(error) }
            context.close(promise: nil)
        }
    }
}
