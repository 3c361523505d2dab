import Foundation
import Glibc
import HouseholdTesting
import NIOCore

@testable import Daemon
@testable import Transport

/// A connection without a socket: whole lines go straight to the engine, and what it says is kept.
///
/// Proof for `@unchecked`: what is not under the lock is touched on the engine's event loop alone.
final class InProcessConnection: WireConnection, ConnectionEnd, @unchecked Sendable {
    private let engine: Front
    private let loop: any EventLoop
    private let id: ConnectionID
    private let limits = TransportLimits()
    private var held = ByteBuffer()
    private var inFlight = 0
    private var isInputEnded = false
    private var isOver = false

    private let lock = NSCondition()
    private var output = ByteBuffer()
    private var isOutputEnded = false

    /// - Parameter number: unlike those of all other connections of this daemon.
    init(_ server: Server, number: UInt64) throws {
        engine = server.keeper.front
        loop = server.lines.loop
        id = ConnectionID(rawValue: 1 << 40 + number)
        onLoop { [self] in
            let peer = Peer(uid: geteuid(), gid: getegid(), pid: getpid(), groups: [])
            engine.opened(id, peer: peer, account: .user(peer.uid), port: ConnectionPort(self, loop: loop))
        }
    }

    private func onLoop(_ body: @escaping @Sendable () -> Void) {
        try? loop.submit(body).wait()
    }

    // MARK: The case's side

    func send(_ bytes: [UInt8]) {
        onLoop { [self] in
            guard !isOver, !isInputEnded else { return }
            held.writeBytes(bytes)
            serve()
        }
    }

    func receive() throws -> [UInt8] {
        lock.lock()
        defer { lock.unlock() }
        let deadline = Date(timeIntervalSinceNow: TimeInterval(Deadline.patience.components.seconds))
        while true {
            if let newline = output.readableBytesView.firstIndex(of: 0x0A) {
                let line = output.readBytes(length: newline - output.readerIndex) ?? []
                output.moveReaderIndex(forwardBy: 1)
                return line
            }
            if isOutputEnded { throw TestFault("the daemon closed the connection") }
            guard lock.wait(until: deadline) else { throw TestFault("nothing came") }
        }
    }

    func rest() throws -> [UInt8] {
        lock.lock()
        defer { lock.unlock() }
        let deadline = Date(timeIntervalSinceNow: TimeInterval(Deadline.patience.components.seconds))
        while !isOutputEnded {
            guard lock.wait(until: deadline) else { throw TestFault("the connection stays open") }
        }
        return output.readBytes(length: output.readableBytes) ?? []
    }

    func endInput() {
        onLoop { [self] in
            isInputEnded = true
            serve()
        }
    }

    func close() { onLoop { [self] in end() } }

    // MARK: The engine's side

    func unreadLines(within bytes: Int) -> [[UInt8]] {
        held.readableBytesView.prefix(bytes).split(separator: 0x0A).map(Array.init)
    }

    var pendingBytes: Int { 0 }

    func send(_ buffer: ByteBuffer, finishing finished: Int) {
        inFlight -= finished
        put(buffer)
        // The engine is never called from inside one of its own calls.
        loop.execute { [self] in serve() }
    }

    func wantTurn() {
        loop.execute { [self] in serve(isWanted: true) }
    }

    func close(after last: ByteBuffer?) {
        if let last { put(last) }
        loop.execute { [self] in end() }
    }

    private func put(_ buffer: ByteBuffer) {
        lock.withLock {
            var buffer = buffer
            output.writeBuffer(&buffer)
            lock.broadcast()
        }
    }

    /// Offers all whole lines, as long as the engine takes some.
    private func serve(isWanted: Bool = false) {
        if isWanted, !isOver {
            var none = LineBatch(text: "")
            take(engine.receive(&none, on: id))
        }
        while !isOver, let newline = held.readableBytesView.lastIndex(of: 0x0A) {
            let before = held.readableBytes
            var lines = LineBatch(
                held, wholeBytes: newline - held.readerIndex + 1, limit: limits.lineBytes, turn: .unlimited)
            take(engine.receive(&lines, on: id))
            held = lines.buffer
            if case .lineTooLong(let bytes) = lines.stop {
                held.moveReaderIndex(forwardBy: bytes)
                take(engine.refused(.lineTooLong(limit: limits.lineBytes), on: id))
            }
            held.discardReadBytes()
            if held.readableBytes == before { break }
        }
        let hasLines = held.readableBytesView.contains(0x0A)
        guard isInputEnded, !hasLines, inFlight == 0, !isOver else { return }
        if let tail = held.readBytes(length: held.readableBytes), !tail.isEmpty {
            take(engine.refused(.unterminated(tail), on: id))
        }
        end()
    }

    private func take(_ received: Received) {
        inFlight = received.inFlight
        put(received.output)
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        engine.closed(id)
        lock.withLock {
            isOutputEnded = true
            lock.broadcast()
        }
    }
}
