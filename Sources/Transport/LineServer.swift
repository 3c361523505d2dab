import Glibc
import NIOCore
import NIOPosix
import Synchronization

/// A server for lines of text on a Unix stream socket, all on one event loop.
///
/// It knows lines, peers and bounds (``TransportLimits``); what a line means is the business of its ``LineService``.
///
/// - A line longer than the limit is answered by one refusal and dropped up to its newline; the next one is served.
/// - When a client has sent all it will send (half-close), everything asked is answered, then the connection closes.
///   A last line without newline is never served.
/// - A connection over its bound of calls in flight or of output is not read until it is below again.
public final class LineServer: Sendable {
    /// The loop on which the service is called.
    public let loop: any EventLoop
    /// The bounds that this server keeps, as they were handed in.
    public let limits: TransportLimits

    private let service: any LineService
    private let registry: NIOLoopBoundBox<ConnectionRegistry>
    private let listener = Mutex<Listener?>(nil)

    private struct Listener {
        var channel: any Channel
        var file: SocketFile?
        var path: String?
    }

    /// - Parameters:
    ///   - loop: a loop of a `MultiThreadedEventLoopGroup`; it serves the socket and all connections.
    ///   - limits: the bounds.
    ///   - service: answers the lines; kept until the server is gone.
    /// - Throws: when the system has no descriptors left.
    public init(
        loop: any EventLoop, limits: TransportLimits = TransportLimits(), service: any LineService
    ) throws(BindFault) {
        self.loop = loop
        self.limits = limits
        self.service = service
        let turns = try Turns(loop: loop, limits: limits)
        self.registry = .makeBoxSendingValue(
            ConnectionRegistry(limits: limits, ownUID: geteuid(), turns: turns), eventLoop: loop)
    }

    /// The path of the socket while it listens.
    public var path: String? { listener.withLock { $0?.path } }

    /// Says before anything else is opened whether a server could listen at a path; changes nothing.
    ///
    /// The folder need not exist yet. What happens at the path afterwards is found by ``bind(path:mode:group:)``.
    public static func check(path: String) throws(BindFault) {
        try SocketFile.check(path)
    }

    /// Makes the socket file and listens. The folder must exist; a stale socket is replaced.
    ///
    /// Once per server, and not on the loop.
    ///
    /// - Parameters:
    ///   - path: at most 107 bytes.
    ///   - mode: permissions of the file; it never has wider ones, not even for a moment.
    ///   - group: the file's group; nil keeps the one of the process.
    public func bind(path: String, mode: UInt16 = 0o600, group: UInt32? = nil) throws(BindFault) {
        let file = try SocketFile(listeningAt: path, mode: mode, group: group, backlog: limits.backlog)
        do {
            let channel = try serve(file.descriptor)
            listener.withLock { $0 = Listener(channel: channel, file: file, path: path) }
        } catch {
            file.remove()
            throw error
        }
    }

    /// Listens at a socket that the service manager has made; its file is never removed. Not on the loop.
    public func bind(inherited descriptor: Int32) throws(BindFault) {
        func option(_ name: Int32) -> Int32? {
            var value: Int32 = 0
            var length = socklen_t(MemoryLayout<Int32>.size)
            return getsockopt(descriptor, SOL_SOCKET, name, &value, &length) == 0 ? value : nil
        }
        let stream = Int32(SOCK_STREAM.rawValue)
        guard option(SO_DOMAIN) == AF_UNIX, option(SO_TYPE) == stream, option(SO_ACCEPTCONN) == 1 else {
            throw BindFault(
                kind: .unusableDescriptor, path: "",
                message: "Descriptor \(descriptor) is not a listening Unix stream socket. Check the socket unit: it "
                    + "needs ListenStream= with a path.")
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let channel = try serve(descriptor)
        listener.withLock { $0 = Listener(channel: channel, path: channel.localAddress?.pathname) }
    }

    /// Serves a stream socket that is connected already, one end of a `socketpair` for example, like any that was
    /// accepted. The descriptor belongs to the server from now on. Not on the loop.
    public func serve(connected descriptor: Int32) throws(BindFault) {
        let (registry, service, limits) = (registry, service, limits)
        let bootstrap = ClientBootstrap(group: loop)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .channelOption(.maxMessagesPerRead, value: 1)
            .channelOption(.recvAllocator, value: Self.allocator(limits))
            .channelOption(.writeBufferWaterMark, value: Self.waterMark)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try Self.welcome(channel, registry: registry.value, service: service, limits: limits)
                }
            }
        do {
            _ = try bootstrap.withConnectedSocket(descriptor).wait()
        } catch {
            throw BindFault(kind: .system(EIO), path: "", message: "The event loop refused the socket: \(error).")
        }
    }

    /// Removes the socket file, if it is still the server's own, and accepts nobody any more.
    public func stopAccepting() {
        let stopped = listener.withLock { listener in
            defer { listener = nil }
            return listener
        }
        stopped?.file?.remove()
        stopped?.channel.close(promise: nil)
    }

    /// Stops accepting, lets every connection answer what it was asked, and closes them all.
    ///
    /// Lines that were read are still offered to the service, which may refuse them; nothing more is read.
    /// - Returns: When all are closed, how many had to be cut because `time` was over.
    public func drainAndClose(within time: TimeAmount) -> EventLoopFuture<Int> {
        stopAccepting()
        let done = loop.makePromise(of: Int.self)
        let (registry, loop) = (registry, loop)
        loop.execute { registry.value.drain(within: time, on: loop, done: done) }
        return done.futureResult
    }

    private func serve(_ descriptor: Int32) throws(BindFault) -> any Channel {
        let (registry, service, limits) = (registry, service, limits)
        let bootstrap = ServerBootstrap(group: loop)
            .serverChannelOption(.backlog, value: limits.backlog)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        AcceptPause(pause: limits.acceptPause, service: service))
                }
            }
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(.recvAllocator, value: Self.allocator(limits))
            .childChannelOption(.writeBufferWaterMark, value: Self.waterMark)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try Self.welcome(channel, registry: registry.value, service: service, limits: limits)
                }
            }
        do {
            return try bootstrap.withBoundSocket(descriptor).wait()
        } catch {
            throw BindFault(kind: .system(EIO), path: "", message: "The event loop refused the socket: \(error).")
        }
    }

    private static func allocator(_ limits: TransportLimits) -> AdaptiveRecvByteBufferAllocator {
        AdaptiveRecvByteBufferAllocator(
            minimum: min(2048, limits.readBytes), initial: min(4096, limits.readBytes), maximum: limits.readBytes)
    }

    /// Not writable means: the kernel has not taken everything yet. The bound itself is the handler's.
    private static let waterMark = ChannelOptions.Types.WriteBufferWaterMark(low: 1, high: 1)

    /// Gives a new connection its handler, or turns it away.
    private static func welcome(
        _ channel: any Channel, registry: ConnectionRegistry, service: any LineService, limits: TransportLimits
    ) throws {
        let pipeline = channel.pipeline.syncOperations
        let peer = try pipeline.withUnsafeTransportIfAvailable { (socket: NIOBSDSocket.Handle) in Peer(of: socket) }
        guard case .some(.some(let peer)) = peer else {
            channel.close(promise: nil)
            return
        }
        let account = service.account(of: peer)
        switch registry.enter(peer, of: account, isKept: service.keepsPlace(for: peer)) {
        case .success(let id):
            channel.closeFuture.assumeIsolated().whenComplete { _ in registry.leave(id, of: account) }
            try pipeline.addHandler(
                ConnectionHandler(
                    id: id, peer: peer, account: account, limits: limits, service: service, registry: registry))
        case .failure(let refused):
            let text = service.refused(refused.refusal, on: nil).output
            try pipeline.addHandler(TurnAwayHandler(text: text))
        }
    }
}
