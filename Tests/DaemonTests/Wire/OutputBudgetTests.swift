import Foundation
import JSONRPC
import NIOCore
import Testing
import Transport

@testable import RPCServer

/// Output is bounded by account and in all before it is made.
@Suite struct OutputBudgetTests {
    @Test("An account has room up to its bound, all together up to theirs, and gets it back")
    func budget() {
        var budget = OutputBudget()
        let (one, other) = (PeerAccount.user(1), PeerAccount.strangers)
        budget.change(of: one, by: WireLimits.accountOutputBytes)
        #expect(budget.hasRoom(of: one) && !budget.hasRoom(for: 1, of: one) && budget.hasRoom(for: 1, of: other))
        for uid in 2..<UInt32(2 + WireLimits.allOutputBytes / WireLimits.accountOutputBytes - 1) {
            budget.change(of: .user(uid), by: WireLimits.accountOutputBytes)
        }
        #expect(budget.total == WireLimits.allOutputBytes && !budget.hasRoom(for: 1, of: other))
        budget.change(of: one, by: -1)
        #expect(budget.hasRoom(for: 1, of: other) && budget.hasRoom(for: 1, of: one))
    }

    @Test("Connections that do not read are given so much and no more, together; one that reads is served all the same")
    func unread() throws {
        try ServerRig.run { rig in
            let size = 300_000
            var kept = 0
            for number in 1...64 {
                let (id, end) = rig.open(UInt64(number))
                var isTaken = true
                while isTaken {
                    let received: Received
                    (received, isTaken) = rig.offer(ServerRig.call(size, "big") + "\n", on: id)
                    // Nobody reads.
                    end.pendingBytes += received.output.readableBytes
                    kept += received.output.readableBytes
                    rig.server.outputWaits(id)
                    if end.pendingBytes > WireLimits.outputBytes { break }
                }
            }
            #expect(kept < WireLimits.accountOutputBytes + 65 * (size + 100))
            let (id, _) = rig.open(100)
            for _ in 0..<5 {
                let (received, isTaken) = rig.offer(ServerRig.call(size, "big") + "\n", on: id)
                #expect(isTaken && received.output.readableBytes > size)
            }
            let (other, _) = rig.open(101, of: .user(2))
            #expect(rig.offer(ServerRig.call(1) + "\n" + ServerRig.call(2) + "\n", on: other).isTaken)
        }
    }

    @Test("A batch is not read before there is room for all that it may become; it goes on when there is")
    func batches() throws {
        try ServerRig.run { rig in
            let batch = "[\(ServerRig.call(1, "later"))]\n"
            let most = WireLimits.accountOutputBytes / WireLimits.batchReplyBytes
            let opened = (1...UInt64(most + 1)).map { rig.open($0) }
            #expect(opened.map { rig.offer(batch, on: $0.id).isTaken } == Array(repeating: true, count: most) + [false])
            #expect(rig.offer(batch, on: rig.open(50, of: .strangers).id).isTaken)
            let last = try #require(opened.last)
            #expect(last.end.turnsWanted == 0)
            rig.server.finish(rig.pending[0], .success(Reply(result: Array("{}".utf8), after: 0)))
            #expect(last.end.turnsWanted == 1)
            #expect(rig.offer(batch, on: last.id).isTaken)
        }
    }

    @Test("Calls of a batch whose replies are long enough are not run, and say so")
    func fullBatch() throws {
        try ServerRig.run { rig in
            let (id, _) = rig.open(1)
            let calls = [600_000, 600_001, 3, 4].map { ServerRig.call($0, "big") }.joined(separator: ",")
            let (received, _) = rig.offer("[\(calls)]\n", on: id)
            #expect(rig.answered == ["600000", "600001"])
            let line = String(buffer: received.output)
            #expect(line.components(separatedBy: "reply_too_large").count == 3)
        }
    }

    @Test("What is kept goes with its connection, and much that is free is told once")
    func gone() throws {
        try ServerRig.run { rig in
            let (id, end) = rig.open(1)
            _ = rig.offer(ServerRig.call(5_000_000, "big") + "\n", on: id)
            end.pendingBytes = 5_000_000
            rig.server.outputWaits(id)
            #expect(rig.server.budget.total == 5_000_000 && rig.freed == 0)
            let (other, _) = rig.open(2)
            let batch = "[\(ServerRig.call(1))]\n"
            #expect(!rig.offer(batch, on: other).isTaken)
            rig.server.closed(id)
            #expect(rig.server.budget.total == 0 && rig.freed == 1)
            #expect(rig.offer(batch, on: other).isTaken)
            #expect(rig.freed == 1)
        }
    }
}
