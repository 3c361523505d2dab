import Glibc
import NIOCore
import NIOPosix
import Transport

/// Listening at a place, and how browsers name it.
struct BoundPlace: Sendable {
    let place: WebOptions.Place

    /// What its connections begin with; nil where they stay on this machine.
    func tls() throws(WebFault) -> ServerTLS? {
        guard case .network(let network) = place else { return nil }
        // By these nobody could ask for it.
        guard !["0.0.0.0", "::"].contains(network.address) else {
            throw WebFault("\(network.address) stands for every address. Name the one that other devices use.")
        }
        return try ServerTLS(certificate: network.certificate, key: network.key)
    }

    /// Listens.
    ///
    /// - Parameter welcome: gives a new connection its handlers; on the loop.
    func listen(
        on loop: any EventLoop, limits: WebLimits, welcome: @escaping @Sendable (any Channel) throws -> Void
    ) throws -> any Channel {
        let mark = ChannelOptions.Types.WriteBufferWaterMark(low: limits.waitingBytes / 4, high: limits.waitingBytes)
        let bootstrap = ServerBootstrap(group: loop)
            .serverChannelOption(.backlog, value: limits.backlog)
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(.recvAllocator, value: Self.allocator(limits))
            .childChannelOption(.writeBufferWaterMark, value: mark)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try welcome(channel) }
            }
        switch place {
        case .loopback(let port):
            return try listen(bootstrap, "127.0.0.1", port)
        case .network(let place): return try listen(bootstrap, place.address, place.port)
        case .socket(let path):
            try LineServer.check(path: path)
            // Private from its first moment on. The mask is the process's: this is done while it starts.
            let mask = umask(0o177)
            defer { umask(mask) }
            return try bootstrap.bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true).wait()
        }
    }

    /// A port that a gateway has just left may be taken again at once; one that listens keeps its own (Linux).
    private func listen(_ bootstrap: ServerBootstrap, _ address: String, _ port: Int) throws -> any Channel {
        try bootstrap.serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .bind(to: SocketAddress(ipAddress: address, port: port)).wait()
    }

    static func allocator(_ limits: WebLimits) -> AdaptiveRecvByteBufferAllocator {
        AdaptiveRecvByteBufferAllocator(
            minimum: min(2048, limits.readBytes), initial: min(4096, limits.readBytes), maximum: limits.readBytes)
    }

    /// The same place with the port that its pages had, where the system may pick one; nil where that was another place.
    ///
    /// - Parameter before: what stood before the path of a file.
    func again(at before: String) -> BoundPlace? {
        guard let port = before.split(separator: ":").last.flatMap({ UInt16($0) }), base(port: Int(port)) == before
        else {
            return nil
        }
        switch place {
        case .loopback(port: 0): return BoundPlace(place: .loopback(port: Int(port)))
        case .network(var network) where network.port == 0:
            network.port = Int(port)
            return BoundPlace(place: .network(network))
        case .loopback, .network, .socket: return nil
        }
    }

    /// By which names browsers ask for it.
    func hosts(port: Int) -> WebHosts {
        switch place {
        case .loopback: .loopback(port: port)
        case .socket: .loopback
        case .network(let place): .network([host(place.address)] + place.names, port: port)
        }
    }

    /// An address as it stands in those of pages.
    private func host(_ address: String) -> String { address.contains(":") ? "[\(address)]" : address }

    /// What stands before the path of a file.
    func base(port: Int) -> String {
        switch place {
        case .loopback: "http://127.0.0.1:\(port)"
        case .socket: "http://localhost:PORT"
        case .network(let place): "https://\(place.names.first ?? host(place.address)):\(port)"
        }
    }

    /// Where it listens, for a person.
    func address(port: Int) -> String {
        switch place {
        case .loopback, .network: base(port: port) + "/"
        case .socket(let path): path
        }
    }

    /// Why listening has failed.
    func fault(_ error: any Error) -> WebFault {
        if let fault = error as? BindFault { return WebFault(fault.message) }
        let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
        switch place {
        case .loopback(let port):
            return WebFault("Cannot listen on 127.0.0.1:\(port): \(reason). Name another --port, or none.")
        case .network(let place):
            return WebFault(
                "Cannot listen on \(place.address), port \(place.port): \(reason). Name an address that this machine has "
                    + "(`ip -brief address` lists them), such as 192.168.1.20, and a port that is free.")
        case .socket(let path): return WebFault("Cannot listen at \(path): \(reason). Choose another path.")
        }
    }
}
