import Glibc
import Logging
import NIOCore
import NIOPosix
import Synchronization
import Transport
import Vault

/// Serves the page to browsers, and carries its messages to kidd's socket and back: with the rights of the account that
/// started it, and no other.
///
/// Everything is on one event loop. At rest nothing wakes up.
public final class Gateway: Sendable {
    /// Where the page is: `http://127.0.0.1:PORT/`, with TLS `https://NAME:PORT/`, or for a Unix socket its path.
    public let address: String

    private let opening: OpeningAddress
    private let group: MultiThreadedEventLoopGroup
    private let listener: any Channel
    private let control: LineServer?
    private let place: WebOptions.Place
    private let isStopped = Mutex(false)

    /// Listens, and serves until ``stop()``.
    ///
    /// - Parameters:
    ///   - log: hears of starts and ends; never of a secret, a cookie or a line.
    ///   - clock: by which secrets get old.
    ///   - onStop: called when somebody asks by the control socket that the gateway ends.
    public convenience init(
        _ options: WebOptions, log: Logger, clock: @escaping @Sendable () -> NIODeadline = { .now() },
        onStop: @escaping @Sendable () -> Void = {}
    ) throws(WebFault) {
        try self.init(options, log: log, clock: clock, owner: PeerOwner.asked, onStop: onStop)
    }

    /// - Parameter owner: whose the other end of a connection is.
    init(
        _ options: WebOptions, log: Logger, clock: @escaping @Sendable () -> NIODeadline,
        owner: @escaping @Sendable (Int32) -> PeerOwner, onStop: @escaping @Sendable () -> Void
    ) throws(WebFault) {
        let folder = options.pageFolder.map { PageFolder($0, mostBytes: options.limits.fileBytes) }
        if let folder, !folder.exists {
            throw WebFault("\(options.pageFolder ?? "") is no folder. Name the one with the page: --page FOLDER.")
        }
        // Before anything is listened at: with the same options the place is taken too, and that is not the reason.
        if let path = options.control, (try? ControlSocket(path: path).isHeard()) == true { throw Self.isRunning }
        try SocketConnect.check(options.kidd)
        let passes = options.control.map { PassFile(beside: $0) }
        let kept = passes?.load(log: log)
        place = options.place
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let bound = BoundPlace(place: options.place)
        let tls: ServerTLS?
        do throws(WebFault) { tls = try bound.tls() } catch {
            try? group.syncShutdownGracefully()
            throw error
        }
        var opened: (any Channel)?
        do {
            let (kidd, limits) = (options.kidd, options.limits)
            let room = try loop.submit {
                NIOLoopBound(
                    GatewayRoom(
                        gate: RequestGate(isSecure: tls != nil, limits: limits), tls: tls, pages: Pages(folder: folder),
                        kidd: kidd, log: log, clock: clock, owner: owner), eventLoop: loop)
            }.wait()
            let welcome: @Sendable (any Channel) throws -> Void = { try room.value.welcome($0, bound: room) }
            // Where its pages were, they find it again.
            let again = try? kept.flatMap { bound.again(at: $0.base) }?.listen(
                on: loop, limits: limits, welcome: welcome)
            let listener = try again ?? bound.listen(on: loop, limits: limits, welcome: welcome)
            opened = listener
            let port = listener.localAddress?.port ?? 0
            try loop.submit {
                room.value.listens(
                    as: bound.hosts(port: port), at: bound.base(port: port), passes: passes, kept: kept)
            }.wait()
            self.listener = listener
            address = bound.address(port: port)
            let opening = OpeningAddress(base: bound.base(port: port), room: room, loop: loop)
            self.opening = opening
            control = try options.control.map { path in
                try Self.control(at: path, on: loop, opening: opening, onStop: onStop)
            }
        } catch {
            opened?.close(promise: nil)
            try? group.syncShutdownGracefully()
            throw error as? WebFault ?? bound.fault(error)
        }
    }

    /// A new address that lets one browser in, within two minutes.
    public func openingAddress() -> String { opening.make() }

    /// Listens no more, tells every page that it ends, and returns when all connections are closed. Not on the loop.
    public func stop() {
        let isFirst = isStopped.withLock { stopped in
            defer { stopped = true }
            return !stopped
        }
        guard isFirst else { return }
        if let control { _ = try? control.drainAndClose(within: .seconds(1)).wait() }
        try? listener.close().wait()
        if case .socket(let path) = place { unlink(path) }
        opening.end()
        try? group.syncShutdownGracefully()
    }

    private static func control(
        at path: String, on loop: any EventLoop, opening: OpeningAddress, onStop: @escaping @Sendable () -> Void
    ) throws -> LineServer {
        if let code = PrivateFolder.make(PrivateFolder.parent(of: path)) {
            let reason = String(cString: strerror(code))
            throw WebFault("Cannot make the folder of \(path): \(reason). Name another place: --control PATH.")
        }
        let service = ControlService(loop: loop, opening: opening, onStop: onStop)
        let server = try LineServer(loop: loop, limits: ControlService.limits, service: service)
        do throws(BindFault) {
            try server.bind(path: path)
        } catch {
            guard error.kind == .inUse else { throw error }
            throw isRunning
        }
        return server
    }

    private static let isRunning = WebFault(
        "kidd-web is running already. Open its page with: kidd-web open; end it with: kidd-web stop")
}

/// Makes addresses with secrets, from any thread.
struct OpeningAddress: Sendable {
    let base: String
    let room: NIOLoopBound<GatewayRoom>
    let loop: any EventLoop

    func make() -> String {
        guard !loop.inEventLoop else { return text(room.value) }
        // The loop runs as long as its gateway, which is asked.
        return (try? loop.submit { text(room.value) }.wait()) ?? base
    }

    /// Lets nobody in any more who was let in.
    func forget() { room.value.forget() }

    /// Ends all connections.
    func end() { try? loop.flatSubmit { room.value.end(on: loop) }.wait() }

    private func text(_ room: GatewayRoom) -> String {
        base + RequestGate.openingPath + "?" + RequestGate.openingParameter + room.issue()
    }
}
