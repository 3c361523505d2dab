import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Sockets

/// All that a gateway knows; lives on its event loop.
final class GatewayRoom {
    let limits: WebLimits
    private var gate: RequestGate
    private let tls: ServerTLS?
    private let pages: Pages
    private let kidd: String
    private let log: Logger
    private let clock: @Sendable () -> NIODeadline
    private let owner: @Sendable (Int32) -> PeerOwner
    private var keys: WebKeys
    private var base = ""
    private var passes: PassFile?
    private(set) var connections: WebConnections

    init(
        gate: RequestGate, tls: ServerTLS?, pages: Pages, kidd: String, log: Logger,
        clock: @escaping @Sendable () -> NIODeadline, owner: @escaping @Sendable (Int32) -> PeerOwner
    ) {
        limits = gate.limits
        self.gate = gate
        self.tls = tls
        self.pages = pages
        self.kidd = kidd
        self.log = log
        self.clock = clock
        self.owner = owner
        keys = WebKeys(limits: gate.limits)
        connections = WebConnections(limits: gate.limits)
    }

    /// It is known now by which names browsers ask, and where passes are kept; those of before count where they were given.
    func listens(as hosts: WebHosts, at base: String, passes: PassFile?, kept: KeptPasses?) {
        gate.hosts = hosts
        (self.base, self.passes) = (base, passes)
        if let kept, kept.base == base { keys.know(kept.browsers) }
    }

    /// Lets nobody in any more who was let in, neither here nor after another start.
    func forget() {
        keys.forget()
        passes?.forget()
        passes = nil
    }

    /// A new secret for an address.
    func issue() -> String { keys.issue(now: clock()) }

    // MARK: Requests

    /// The reply to a request that becomes no connection to kidd.
    func reply(to head: HTTPRequestHead, on channel: any Channel) -> WebReply {
        // Another account gets nothing, whatever it shows.
        guard !connections.isForeign(channel) else { return PlainPages.closed }
        switch gate.judge(head, isBrowser: { keys.isBrowser($0, page: $1) }) {
        case .refused(let reply):
            log.debug("refused", metadata: ["status": "\(reply.status.code)"])
            return reply
        case .stranger: return PlainPages.closed
        case .opening(let secret): return opening(secret, head)
        case .socket:
            connections.recognise(channel)
            guard connections.hasRoomForSocket else {
                return .text(.serviceUnavailable, "Too many pages are open.", isLast: true)
            }
            var reply = WebReply.text(.upgradeRequired, "This is for a WebSocket.", isLast: true)
            reply.headers = [("Upgrade", "websocket")]
            return reply
        case .file(let path):
            connections.recognise(channel)
            return pages.reply(
                to: path, known: head.headers["if-none-match"],
                isPacked: Gzip.isTaken(head.headers["accept-encoding"]))
        }
    }

    private func opening(_ secret: String, _ head: HTTPRequestHead) -> WebReply {
        if let pass = keys.redeem(secret, now: clock()) {
            var reply = PlainPages.entering(page: pass.page)
            reply.headers.append(("Set-Cookie", gate.setting(pass.cookie)))
            log.info("a browser was let in")
            passes?.store(KeptPasses(base: base, browsers: keys.browsers), log: log)
            return reply
        }
        // The same address once more, in the browser that it has let in.
        return gate.cookies(of: head).contains { keys.isBrowser($0) } ? PlainPages.entering() : PlainPages.closed
    }

    /// Where a page of a host opens its connection, for its policy; nil for a host that is none.
    func socket(of host: String) -> String? {
        let host = host.lowercased()
        return gate.hosts.contain(host) ? gate.socket(of: host) : nil
    }

    // MARK: Connections

    /// Gives a new connection its handlers, or turns it away.
    func welcome(_ channel: any Channel, bound: NIOLoopBound<GatewayRoom>) throws {
        guard connections.enter(channel, from: WebSource(of: channel, asking: owner)) else {
            // Without a handshake nothing can be said.
            guard tls == nil else { return channel.close(promise: nil) }
            let reply = WebReply.text(.serviceUnavailable, "Too many connections are open.").bytes
            channel.writeAndFlush(reply).assumeIsolated().whenComplete { _ in channel.close(promise: nil) }
            return
        }
        channel.closeFuture.assumeIsolated().whenComplete { _ in self.connections.leave(channel) }
        let bounds = RequestBounds(limits: limits)
        let handler = PageHandler(room: self, bounds: bounds)
        let pipeline = channel.pipeline.syncOperations
        let parts = NIOLoopBound((bounds, handler), eventLoop: channel.eventLoop)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: limits.messageBytes, automaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                let headers = bound.value.upgrade(head, on: channel)
                return channel.eventLoop.makeSucceededFuture(headers)
            },
            upgradePipelineHandler: { channel, _ in bound.value.carry(channel, bound: bound) })
        // The time for a request counts from here on, and so for the handshake.
        if let tls {
            guard let handler = tls.handler() else { return channel.close(promise: nil) }
            try pipeline.addHandler(handler)
        }
        try pipeline.addHandler(bounds)
        try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: (
                [upgrader],
                { context in
                    let (bounds, handler) = parts.value
                    bounds.end()
                    context.pipeline.syncOperations.removeHandler(bounds, promise: nil)
                    context.pipeline.syncOperations.removeHandler(handler, promise: nil)
                }
            ), withErrorHandling: false)
        try pipeline.addHandler(handler)
    }

    /// The headers with which a page gets its connection; nil refuses it, and the request is answered like any other.
    private func upgrade(_ head: HTTPRequestHead, on channel: any Channel) -> HTTPHeaders? {
        guard !connections.isForeign(channel), gate.judge(head, isBrowser: { keys.isBrowser($0, page: $1) }) == .socket,
            connections.hasRoomForSocket
        else { return nil }
        connections.recognise(channel)
        connections.takePlace(channel)
        return HTTPHeaders(WebReply.safeguards(socket: nil))
    }

    /// Connects to kidd, and gives both ends their handlers. A page is not read before that.
    private func carry(_ channel: any Channel, bound: NIOLoopBound<GatewayRoom>) -> EventLoopFuture<Void> {
        let limits = limits
        let setReading: @Sendable (any Channel, Bool) throws -> Void = { channel, value in
            try channel.syncOptions?.setOption(.autoRead, value: value)
        }
        do { try setReading(channel, false) } catch { return channel.eventLoop.makeFailedFuture(error) }
        let mark = ChannelOptions.Types.WriteBufferWaterMark(low: limits.waitingBytes / 4, high: limits.waitingBytes)
        let kiddEnd = NIOLoopBound(KiddEnd(), eventLoop: channel.eventLoop)
        return ClientBootstrap(group: channel.eventLoop)
            .connectTimeout(limits.connect)
            .channelOption(.autoRead, value: false)
            .channelOption(.maxMessagesPerRead, value: 1)
            .channelOption(.writeBufferWaterMark, value: mark)
            .channelOption(.recvAllocator, value: BoundPlace.allocator(limits))
            .channelInitializer { kidd in
                kidd.eventLoop.makeCompletedFuture { try kidd.pipeline.syncOperations.addHandler(kiddEnd.value) }
            }
            .connect(unixDomainSocketPath: kidd)
            .map { Optional($0) }
            .flatMapErrorThrowing { _ in nil }
            .flatMapThrowing { connected in
                let room = bound.value
                let kidd = connected.flatMap { room.trusts($0) ? $0 : nil }
                guard channel.isActive else { return kidd?.close(promise: nil) ?? () }
                let page = PageEnd(kidd: kidd.map { _ in kiddEnd.value }, limits: limits)
                if kidd == nil { room.log.notice("kidd is not there", metadata: ["socket": "\(room.kidd)"]) }
                kiddEnd.value.page = page
                room.connections.carry(page, on: channel)
                try channel.pipeline.syncOperations.addHandler(page)
                if let kidd { try setReading(kidd, true) }
                try setReading(channel, true)
            }
    }

    /// Whether who listens at kidd's socket may hear what a page says; a connection to anybody else is closed.
    private func trusts(_ connection: any Channel) -> Bool {
        do {
            try connection.pipeline.syncOperations.withUnsafeTransportIfAvailable { (socket: NIOBSDSocket.Handle) in
                try TrustedServer.check(socket, at: kidd)
            }
            return true
        } catch {
            log.error("\((error as? UntrustedServer)?.message ?? "\(error)")")
            connection.close(promise: nil)
            return false
        }
    }

    /// Tells every page that it ends; done when all connections are closed.
    func end(on loop: any EventLoop) -> EventLoopFuture<Void> {
        let closed = connections.channels.map(\.closeFuture)
        connections.endAll()
        return .andAllComplete(closed, on: loop)
    }
}
