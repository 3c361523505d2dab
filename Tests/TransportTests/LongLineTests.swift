import Glibc
import Testing

@testable import Transport

@Suite("Long lines share the places of their account") struct LongLineTests {
    private func id(_ number: UInt64) -> ConnectionID { ConnectionID(rawValue: number) }

    @Test("Those behind the places wait, and come in their order")
    func order() {
        var lines = LongLines(places: 2)
        for number: UInt64 in [1, 2, 3, 4, 5] { lines.add(id(number), of: .user(1)) }
        lines.add(id(9), of: .strangers)
        #expect([1, 2, 3, 4, 5, 9].map { lines.isWaiting(id($0)) } == [false, false, true, true, true, false])
        // Asked again they keep their place.
        lines.add(id(1), of: .user(1))
        lines.add(id(3), of: .user(1))
        // One that waited and is gone gives nothing to anybody.
        #expect(lines.remove(id(4), of: .user(1)) == nil)
        #expect(lines.remove(id(1), of: .user(1)) == id(3))
        #expect(lines.remove(id(1), of: .user(1)) == nil)
        #expect(lines.remove(id(3), of: .user(1)) == id(5))
        #expect(lines.remove(id(2), of: .user(1)) == nil)
        #expect(lines.remove(id(5), of: .user(1)) == nil)
    }

    private static let own = 4096
    private static let whole = 1 << 20
    private static let connections = 24

    /// Bytes that a client has sent and the daemon has not read.
    private func unread(_ client: Client) -> CInt {
        var count: CInt = 0
        return ioctl(client.descriptor, UInt(TIOCOUTQ), &count) == 0 ? count : -1
    }

    private func rig() throws -> Rig {
        try Rig {
            $0.ownInputBytes = Self.own
            $0.accountLongLines = 2
            $0.readBytes = 4096
        }
    }

    /// Sends as much of a long line as the socket takes now.
    private func push(_ client: Client, _ sent: inout Int, of line: [UInt8]) {
        while sent < line.count {
            let count = line.withUnsafeBytes {
                send(client.descriptor, $0.baseAddress?.advanced(by: sent), line.count - sent, Int32(MSG_DONTWAIT))
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    @Test(
        "However many connections send long lines without an end, the daemon keeps few of them, and all get their reply"
    )
    func bound() throws {
        let rig = try rig()
        let clients = try (0..<Self.connections).map { _ in try rig.client() }
        let other = try rig.client()
        let line = Array("big 3".utf8) + [UInt8](repeating: UInt8(ascii: " "), count: Self.whole - 6) + [10]
        var sent = [Int](repeating: 0, count: clients.count)
        for _ in 0..<400 {
            for index in clients.indices { push(clients[index], &sent[index], of: Array(line.dropLast())) }
            // Whoever sends short lines is answered all the while.
            #expect(try other.ask("echo") == "echo")
        }
        let room = 2 * Self.whole + clients.count * (Self.own + 4096 + (512 << 10))
        #expect(sent.reduce(0, +) < min(room, clients.count * Self.whole * 3 / 4))
        #expect(sent.count { $0 == line.count - 1 } >= 2)
        // They come to their end, each in its turn.
        var left = Set(clients.indices)
        while !left.isEmpty {
            for index in left {
                push(clients[index], &sent[index], of: line)
                if sent[index] == line.count { left.remove(index) }
            }
        }
        for client in clients { #expect(try client.line() == "xxx") }
    }

    @Test("Those who wait are not late, and a line that does not end gives its place after its time")
    func late() throws {
        let rig = try Rig {
            $0.ownInputBytes = Self.own
            $0.accountLongLines = 1
            $0.readBytes = 4096
            $0.halfLine = .seconds(2)
        }
        let (first, second) = (try rig.client(), try rig.client())
        let half = Array("big 3".utf8) + [UInt8](repeating: UInt8(ascii: " "), count: 100_000)
        try first.send(half)
        while unread(first) > 0 {}
        // It has the place; the other one is not read any further.
        try second.send(half + [10])
        #expect(unread(second) > 0)
        #expect(try first.line() == "late line")
        #expect(try second.line() == "xxx")
    }
}
