import Glibc
import NIOCore
import NIOPosix
import Testing

@testable import Transport

@Suite("Connections")
struct ConnectionTests {
    @Test("A client that ends its input gets its replies, then the end; its half line is never served")
    func halfClose() throws {
        let rig = try Rig()
        let client = try rig.client()
        try client.send("one\nsoon two\nthree\nhalf")
        client.endInput()
        #expect(try client.rest() == "one\nsoon two\nthree\nunterminated half\n")
        let counts = try rig.service.counts { $0.closed == 1 }
        #expect(counts.lines == 3)
    }

    @Test("The end of input does not close a connection whose replies are pending")
    func endWhilePending() throws {
        let rig = try Rig { $0.inFlight = 2 }
        let client = try rig.client()
        try client.send("wait\nwait\nwait\nlast\n")
        client.endInput()
        try rig.service.counts { $0.lines == 2 }
        try rig.service.release(1)
        try rig.service.counts { $0.lines == 3 }
        try rig.service.release(9)
        #expect(try client.rest() == "released\nreleased\nreleased\nlast\n")
    }

    @Test("An idle connection whose client ends its input is closed")
    func idleEnd() throws {
        let rig = try Rig()
        let client = try rig.client()
        client.endInput()
        #expect(try client.rest() == "")
        try rig.service.counts { $0.closed == 1 }
    }

    @Test(
        "A client that vanishes is closed exactly once",
        arguments: ["", "half", "wait\n", "one\ntwo\nhalf", "big 900000\n"])
    func vanishes(text: String) throws {
        let rig = try Rig()
        let client = try rig.client()
        try rig.service.counts { $0.opened == 1 }
        try client.send(text)
        client.close()
        let counts = try rig.service.counts { $0.closed > 0 }
        #expect(counts.closed == 1)
        #expect(try rig.client().ask("still here") == "still here")
    }

    @Test("The service may close: nothing after it is answered")
    func serviceCloses() throws {
        let rig = try Rig()
        let client = try rig.client()
        try client.send("one\nbye\n")
        #expect(try client.rest() == "one\ngood bye\n")
        try rig.service.counts { $0.closed == 1 }
    }

    @Test("Calls over the bound in flight wait unread and are served when earlier ones are answered")
    func inFlightBound() throws {
        let rig = try Rig { $0.inFlight = 4 }
        let client = try rig.client()
        let other = try rig.client()
        try client.send(String(repeating: "wait\n", count: 10) + "end\n")
        try rig.service.counts { $0.lines == 4 }
        #expect(try other.ask("other") == "other")
        #expect(try rig.service.counts().lines == 5)
        try rig.service.release(1)
        #expect(try client.line() == "released")
        try rig.service.counts { $0.lines == 6 }
        for _ in 0..<9 {
            try rig.service.release(1)
            #expect(try client.line() == "released")
        }
        #expect(try client.line() == "end")
        #expect(try client.ask("and on") == "and on")
    }

    @Test("A client that reads nothing is not read from, costs bounded memory and delays nobody")
    func slowReader() throws {
        let rig = try Rig { $0.outputBytes = 64 << 10 }
        let slow = try rig.client()
        try slow.send(String(repeating: "big 10000\n", count: 2000))
        let other = try rig.client()
        for number in 0..<100 { #expect(try other.ask("\(number)") == "\(number)") }
        let served = try rig.service.counts().lines - 100
        #expect(served < 200)
        #expect(try rig.service.pendingBytes() < 4 * 64 << 10)
        #expect(try slow.countLines(2000) == [Int](repeating: 10_000, count: 2000))
        #expect(try slow.ask("and on") == "and on")
    }

    @Test("A client that takes nothing for the whole stall time is cut")
    func writeStall() throws {
        let rig = try Rig { $0.writeStall = .milliseconds(50) }
        let client = try rig.client()
        try client.send("big 900000\n")
        let counts = try rig.service.counts { $0.closed == 1 }
        #expect(counts.stalled == 1 && counts.drained == 0)
        #expect(try client.rest().utf8.count < 900_000)
    }

    @Test("The service hears when output that had to wait was taken, and of nothing else")
    func drained() throws {
        let rig = try Rig()
        let client = try rig.client()
        try client.send("small\n")
        _ = try client.line()
        try client.send("big 900000\n")
        try rig.service.counts { $0.lines == 2 }
        let before = try rig.service.counts()
        #expect(before.drained == 0)
        #expect(try client.line().utf8.count == 900_000)
        let after = try rig.service.counts { $0.drained > 0 }
        #expect(after.drained == 1 && after.stalled == 0)
    }

    @Test("The total cap turns away with a line, and has one slot more for the own account")
    func totalCap() throws {
        let rig = try Rig { $0.connections = 2 }
        var clients = try (0..<3).map { _ in try rig.client() }
        for client in clients { #expect(try client.ask("in") == "in") }
        #expect(try rig.client().rest() == "too many, limit 2\n")
        clients.removeLast().close()
        try rig.service.counts { $0.closed == 1 }
        #expect(try rig.client().ask("in again") == "in again")
    }

    @Test(
        "Caps by account",
        arguments: [
            (1000, [1000, 1000], LineRefusal.tooManyConnectionsOf(.user(1000), limit: 2)),
            (1001, [1000, 1000], nil), (0, [0, 0, 0, 7, 7], nil), (7, [7, 7, 7, 7, 7], nil),
            (1002, [1000, 1000, 1001, 1001, 7], .tooManyConnections(limit: 5)), (7, [0, 0, 0, 0, 0], nil),
            (0, [0, 0, 0, 0, 0, 7], .tooManyConnections(limit: 5)), (1000, [1000, 1000, -1000], nil),
            (2002, [2000, 2001], .tooManyConnectionsOf(.strangers, limit: 2)), (1000, [2000, 2001], nil),
        ] as [(Int, [Int], LineRefusal?)])
    func caps(uid: Int, before: [Int], expected: LineRefusal?) throws {
        var limits = TransportLimits()
        limits.connections = 5
        limits.connectionsPerUID = 2
        let turns = try Turns(loop: MultiThreadedEventLoopGroup.singleton.next(), limits: limits)
        let registry = ConnectionRegistry(limits: limits, ownUID: 7, turns: turns)
        func peer(_ uid: Int) -> Peer { Peer(uid: UInt32(uid.magnitude), gid: 1, pid: 1, groups: []) }
        // User ids from 2000 on are strangers'.
        func account(_ uid: Int) -> PeerAccount {
            uid.magnitude < 2000 ? .user(UInt32(uid.magnitude)) : .strangers
        }
        for uid in before {
            if uid < 0 {
                registry.leave(ConnectionID(rawValue: 1), of: account(uid))
            } else {
                _ = registry.enter(peer(uid), of: account(uid))
            }
        }
        switch registry.enter(peer(uid), of: account(uid)) {
        case .success: #expect(expected == nil)
        case .failure(let refused): #expect(refused.refusal == expected)
        }
    }

    @Test("Places are kept for some accounts, whoever takes all others; each has its own cap all the same")
    func keptPlaces() throws {
        var limits = TransportLimits()
        (limits.connections, limits.connectionsPerUID, limits.keptConnections) = (4, 2, 3)
        let turns = try Turns(loop: MultiThreadedEventLoopGroup.singleton.next(), limits: limits)
        let registry = ConnectionRegistry(limits: limits, ownUID: 7, turns: turns)
        func enters(_ uid: UInt32, isKept: Bool = false) -> Bool {
            let peer = Peer(uid: uid, gid: 1, pid: 1, groups: [])
            return (try? registry.enter(peer, of: .user(uid), isKept: isKept).get()) != nil
        }
        #expect([1000, 1000, 1001, 1001].allSatisfy { enters($0) })
        #expect(!enters(1002))
        #expect(enters(2000, isKept: true) && enters(2000, isKept: true) && !enters(2000, isKept: true))
        #expect(enters(2001, isKept: true) && !enters(2001, isKept: true))
        #expect(!enters(1002))
    }

    @Test("The kernel's word on a peer: uid, gid, process and groups")
    func peer() throws {
        var pair: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        defer { for descriptor in pair { close(descriptor) } }
        let peer = try #require(Peer(of: pair[0]))
        var groups = [gid_t](repeating: 0, count: 64)
        let count = getgroups(64, &groups)
        #expect(peer == Peer(uid: getuid(), gid: getgid(), pid: getpid(), groups: Array(groups.prefix(Int(count)))))
        let network = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(network) }
        #expect(Peer(of: network) == nil)
    }

    @Test("Draining answers what was asked, closes the idle, and removes the socket")
    func drain() throws {
        let rig = try Rig()
        let idle = try rig.client()
        let asking = try rig.client()
        try asking.send("wait\n")
        try rig.service.counts { $0.lines == 1 && $0.opened == 2 }
        let drained = rig.server.drainAndClose(within: .seconds(180))
        #expect(try idle.rest() == "")
        #expect(throws: Client.Failure.self) { try rig.client() }
        try rig.service.release(1)
        #expect(try asking.rest() == "released\n")
        #expect(try drained.wait() == 0)
        #expect(try rig.service.counts { $0.closed == 2 }.closed == 2)
    }

    @Test("Draining cuts at its deadline what is still unanswered")
    func drainDeadline() throws {
        let rig = try Rig()
        let client = try rig.client()
        try client.send("wait\n")
        try rig.service.counts { $0.lines == 1 }
        #expect(try rig.server.drainAndClose(within: .milliseconds(20)).wait() == 1)
        #expect(try client.rest() == "")
        try rig.service.counts { $0.closed == 1 }
    }

    @Test("Without free descriptors accepting rests, does not spin, and goes on later")
    func descriptorsExhausted() async {
        await #expect(processExitsWith: .success) {
            let rig = try Rig { $0.acceptPause = .milliseconds(20) }
            let first = try rig.client()
            #expect(try first.ask("in") == "in")
            let next = dup(0)
            close(next)
            // One more descriptor, which the client takes; none is left for the server's side of it.
            var limit = rlimit(rlim_cur: rlim_t(next + 1), rlim_max: rlim_t(next + 1))
            #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
            let waiting = try rig.client()
            try waiting.send("late\n")
            var readable = pollfd(fd: waiting.descriptor, events: Int16(POLLIN), revents: 0)
            #expect(poll(&readable, 1, 500) == 0)
            #expect(try rig.service.counts { $0.acceptFailures > 1 }.acceptFailures < 1000)
            first.close()
            #expect(try waiting.line() == "late")
        }
    }
}
