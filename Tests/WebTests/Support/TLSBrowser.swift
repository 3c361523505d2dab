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
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .file(trusts)
        let context = try NIOSSLContext(configuration: configuration)
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let reply = loop.makePromise(of: String.self)
        let channel = try ClientBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(NIOSSLClientHandler(context: context, serverHostname: name))
                    try pipeline.addHandler(Gatherer(reply))
                }
            }
            .connect(to: SocketAddress(ipAddress: address, port: port)).wait()
        channel.writeAndFlush(ByteBuffer(string: request), promise: nil)
        let timer = loop.scheduleTask(in: .seconds(20)) { channel.close(promise: nil) }
        defer { timer.cancel() }
        return try reply.futureResult.wait()
    }

    private final class Gatherer: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let reply: EventLoopPromise<String>
        private var text = ""

        init(_ reply: EventLoopPromise<String>) { self.reply = reply }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            text += String(buffer: unwrapInboundIn(data))
        }

        func channelInactive(context: ChannelHandlerContext) { reply.succeed(text) }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // Who trusts nobody, or hears no good-bye.
            if text.isEmpty { reply.fail(error) }
            context.close(promise: nil)
        }
    }
}
