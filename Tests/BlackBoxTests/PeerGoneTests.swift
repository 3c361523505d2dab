import Foundation
import Glibc
import HouseholdTesting
import Testing

/// Peers that disappear at every stage (Protocol, robustness): nothing leaks, nothing crashes, what was stored stays.
@Suite struct PeerGoneTests {
    /// Where a peer is when it goes.
    enum Stage: CaseIterable, Sendable {
        case connected, midLine, beforeReply, duringPIN, duringBatch, duringDoctor, inLargeReply, subscribed, halfClosed
        case halfClosedMidLine, unreadReply
    }

    private static let grant = #"{"child":"mia","minutes":1}"#

    private func go(at stage: Stage, _ socket: String) throws {
        let client = try LineClient(socket)
        switch stage {
        case .connected: return
        case .midLine: try client.send(#"{"jsonrpc":"2.0","id":1,"me"#)
        case .beforeReply: try client.send(LineClient.request(1, "time.mayI", #"{"child":"mia"}"#))
        case .duringPIN: try client.send(LineClient.request(1, "parent.unlock", #"{"pin":"0000"}"#))
        case .duringBatch:
            let calls = (0..<100).map {
                LineClient.request($0, "time.beginLease", #"{"child":"ben","lease":"x"}"#).dropLast()
            }
            try client.send("[" + calls.joined(separator: ",") + "]\n")
        case .duringDoctor:
            _ = try client.result("parent.unlock", Family.unlock)
            try client.send(LineClient.request(2, "daemon.doctor", #"{"progressToken":1}"#))
        case .inLargeReply:
            try client.send((0..<40).map { LineClient.request($0, "rpc.discover") }.joined())
            try client.receivePart()
        case .subscribed: _ = try client.result("events.subscribe", #"{"child":"mia"}"#)
        case .halfClosed:
            try client.send(LineClient.request(1, "rpc.discover"))
            client.endInput()
        case .halfClosedMidLine:
            try client.send("{\"jsonrpc\"")
            client.endInput()
        // The kernel tells a peer that closes with unread data as a reset.
        case .unreadReply:
            try client.send(LineClient.request(1, "rpc.limits"))
            client.waitForInput()
        }
    }

    @Test("A peer may go at any stage, again and again", arguments: Stage.allCases)
    func gone(at stage: Stage) throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon(environment: ["KIDD_PIN_COST": "moderate"])
        let figures = ProcessFigures(of: daemon)
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        let rounds = stage == .duringPIN || stage == .duringDoctor ? 2 : 40
        // The first rounds fill what is kept for good.
        for _ in 0..<rounds { try go(at: stage, daemon.places.socket) }
        try settle(parent, figures, to: nil)
        let (descriptors, memory) = (try figures.descriptors, try figures.residentKilobytes)
        for _ in 0..<3 * rounds { try go(at: stage, daemon.places.socket) }
        _ = try parent.result("time.grant", Self.grant)
        try settle(parent, figures, to: descriptors)
        // A PIN that is still being checked has a quarter of a gigabyte for a moment.
        let isSmall: Bool? = Deadline.patient.poll {
            (try? figures.residentKilobytes).map { $0 - memory < 8 << 10 } == true ? true : nil
        }
        #expect(isSmall == true)
        #expect(try parent.result("time.usage", #"{"child":"mia"}"#).list("result.grants").count == 1)
        #expect(daemon.program.ending == nil)
        #expect(try daemon.stop() == .exited(0))
    }

    /// Waits until only the parent's connection is there, or as many descriptors as were.
    private func settle(_ parent: LineClient, _ figures: ProcessFigures, to descriptors: Int?) throws {
        var last = -1
        let isSettled: Bool? = Deadline.patient.poll {
            guard (try? parent.call("rpc.ping").isSuccess) == true, let now = try? figures.descriptors else {
                return nil
            }
            defer { last = now }
            if let descriptors { return now <= descriptors ? true : nil }
            return now == last ? true : nil
        }
        #expect(isSettled == true)
    }

    @Test("What a peer changed before it went is there, also when it never read the reply")
    func kept() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        for number in 0..<10 {
            let client = try LineClient(daemon.places.socket)
            try client.send(
                LineClient.request(1, "time.beginLease", #"{"child":"mia","lease":"l\#(number % 4)"}"#)
                    + LineClient.request(2, "rpc.ping"))
            // The ping overtakes: its reply says that the other call was decided.
            while try client.reply().integer("id") != 2 {}
        }
        let client = try LineClient(daemon.places.socket)
        #expect(try client.result("time.usage", #"{"child":"mia"}"#).list("result.leases").count == 4)
        try daemon.kill()
        let restarted = try scratch.daemon()
        let next = try LineClient(restarted.places.socket)
        #expect(try next.result("time.usage", #"{"child":"mia"}"#).list("result.leases").count == 4)
    }
}
