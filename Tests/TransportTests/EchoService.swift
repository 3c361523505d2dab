import NIOCore
import Transport

/// Echoes lines; an actor on the server's event loop, as the daemon's service is one.
///
/// A line that begins with `wait` is answered when the test releases it, `soon` one turn of the loop later, `big N`
/// by N bytes, `bye` by closing the connection. Replies keep the order of the calls.
actor EchoService: LineService {
    struct Counts: Sendable, Equatable {
        var opened = 0
        var closed = 0
        var lines = 0
        var refused: [LineRefusal] = []
        var acceptFailures = 0
        var drained = 0
        var stalled = 0
    }

    private struct Connection {
        var port: ConnectionPort
        var outbox = Outbox()
        var waiting: [Outbox.Ticket] = []
    }

    private let loop: any EventLoop
    private let limits: TransportLimits
    private var connections: [ConnectionID: Connection] = [:]
    private var counts = Counts()
    private var watchers: [(until: @Sendable (Counts) -> Bool, promise: EventLoopPromise<Counts>)] = []

    init(loop: any EventLoop, limits: TransportLimits) {
        self.loop = loop
        self.limits = limits
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }

    nonisolated func opened(_ id: ConnectionID, peer: Peer, account: PeerAccount, port: ConnectionPort) {
        assumeIsolated { service in
            service.connections[id] = Connection(port: port)
            service.counts.opened += 1
            service.changed()
        }
    }

    nonisolated func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        assumeIsolated { $0.answer(&lines, on: id) }
    }

    nonisolated func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received {
        assumeIsolated { service in
            service.counts.refused.append(refusal)
            service.changed()
            let inFlight = id.flatMap { service.connections[$0]?.outbox.inFlight } ?? 0
            return Received(output: ByteBuffer(string: Self.text(refusal) + "\n"), inFlight: inFlight)
        }
    }

    nonisolated func closed(_ id: ConnectionID) {
        assumeIsolated { service in
            service.counts.closed += service.connections.removeValue(forKey: id) == nil ? 1000 : 1
            service.changed()
        }
    }

    nonisolated func drained(_ id: ConnectionID) {
        assumeIsolated { service in
            service.counts.drained += 1
            service.changed()
        }
    }

    nonisolated func stalled(_ id: ConnectionID) {
        assumeIsolated { $0.counts.stalled += 1 }
    }

    nonisolated func acceptFailed(errno: Int32) {
        assumeIsolated { $0.counts.acceptFailures += 1 }
    }

    static func text(_ refusal: LineRefusal) -> String {
        switch refusal {
        case .lineTooLong(let limit): "too long, limit \(limit)"
        case .lateLine: "late line"
        case .unterminated(let line): "unterminated \(String(decoding: line, as: UTF8.self))"
        case .tooManyConnections(let limit): "too many, limit \(limit)"
        case .tooManyConnectionsOf(let account, let limit): "too many of \(account), limit \(limit)"
        case .shuttingDown: "shutting down"
        }
    }

    private func answer(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        guard var connection = connections[id] else { return Received() }
        while connection.outbox.inFlight < limits.inFlight, connection.outbox.outputBytes <= limits.outputBytes,
            let line = lines.next()
        {
            counts.lines += 1
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix("wait") {
                connection.waiting.append(connection.outbox.reserve(note: line))
            } else if text.hasPrefix("soon") {
                let ticket = connection.outbox.reserve()
                loop.execute { self.assumeIsolated { $0.settle(ticket, line, on: id) } }
            } else if text.hasPrefix("big ") {
                let count = Int(text.dropFirst(4).prefix { $0 != " " }) ?? 0
                connection.outbox.reply([UInt8](repeating: UInt8(ascii: "x"), count: count))
            } else if text == "bye" {
                connection.port.close(after: ByteBuffer(string: "good bye\n"))
            } else {
                connection.outbox.reply(line)
            }
        }
        let taken = connection.outbox.take(stored: 0)
        connections[id] = connection
        changed()
        return Received(output: taken.output, inFlight: connection.outbox.inFlight)
    }

    private func settle(_ ticket: Outbox.Ticket, _ line: [UInt8], on id: ConnectionID) {
        guard var connection = connections[id] else { return }
        connection.outbox.settle(ticket, line)
        let taken = connection.outbox.take(stored: 0)
        connections[id] = connection
        connection.port.send(taken.output, finishing: taken.finished)
    }

    private func changed() {
        for watcher in watchers where watcher.until(counts) { watcher.promise.succeed(counts) }
        watchers.removeAll { $0.until(counts) }
    }

    // MARK: For the test's thread

    /// Answers the `count` oldest waiting calls of every connection.
    nonisolated func release(_ count: Int) throws {
        try loop.submit {
            self.assumeIsolated { service in
                for (id, connection) in service.connections {
                    for ticket in connection.waiting.prefix(count) {
                        service.connections[id]?.waiting.removeFirst()
                        service.settle(ticket, Array("released".utf8), on: id)
                    }
                }
            }
        }.wait()
    }

    /// Waits until the counts satisfy `until`, at most ten seconds.
    @discardableResult
    nonisolated func counts(until: @escaping @Sendable (Counts) -> Bool = { _ in true }) throws -> Counts {
        let promise = loop.makePromise(of: Counts.self)
        let limit = loop.scheduleTask(in: .seconds(10)) { promise.fail(ChannelError.connectTimeout(.seconds(10))) }
        loop.execute {
            self.assumeIsolated { service in
                service.watchers.append((until, promise))
                service.changed()
            }
        }
        defer { limit.cancel() }
        return try promise.futureResult.wait()
    }

    /// Bytes that the clients have not taken, over all connections.
    nonisolated func pendingBytes() throws -> Int {
        try loop.submit {
            self.assumeIsolated { $0.connections.values.reduce(0) { $0 + $1.port.pendingBytes } }
        }.wait()
    }
}
