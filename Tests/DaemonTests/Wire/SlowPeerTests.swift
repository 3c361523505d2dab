import HouseholdTesting
import StrictJSON
import Testing

/// Peers that are slow in one way or another, and those that ask for much at once.
@Suite struct SlowPeerTests {
    @Test("Ten thousand calls sent at once are all answered, in order, while another client is served")
    func pipeline() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let other = try daemon.client()
        let line = try daemon.rawLine()
        // The output of all of them is more than the socket and the bound hold.
        let calls = (0..<10_000).map { CallLine.text("\($0)", "time.mayI", #"{"child":"mia"}"#) + "\n" }
        var sent = 0
        var answered = 0
        while answered < calls.count {
            // Never more under way than the daemon takes without a reader.
            if sent < calls.count {
                try line.send(calls[sent..<sent + 500].joined())
                sent += 500
            }
            if sent % 2000 == 0 { try other.call("rpc.version") }
            while answered < sent {
                let reply = try Reply(line.receive())
                guard reply.id == "\(answered)", reply.result != nil else {
                    throw TestFault("not the reply of \(answered): \(reply.text)")
                }
                answered += 1
            }
        }
        #expect(answered == 10_000)
    }

    @Test("A call that comes byte by byte is answered like any other")
    func byteByByte() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let line = try daemon.rawLine()
        let other = try daemon.client()
        for (index, byte) in (CallLine.text("1", "time.mayI", #"{"child":"mia"}"#) + "\n").utf8.enumerated() {
            try line.send([byte])
            if index % 16 == 0 { try other.call("rpc.ping") }
        }
        #expect(try Reply(line.receive()).result != nil)
    }

    @Test("Ten thousand events for a subscriber that never reads slow nobody; it is closed, and the log says why")
    func neverReads() throws {
        let daemon = try TestDaemon { $0.limits.writeStall = .milliseconds(300) }
        let parent = try daemon.family().parent
        let subscriber = try daemon.rawLine()
        try subscriber.send(CallLine.text("1", "events.subscribe", #"{"child":"mia"}"#) + "\n")
        _ = try subscriber.receive()
        for _ in 0..<100 {
            let calls = (0..<100).map { index in
                CallLine.text("\(index)", index % 2 == 0 ? "time.lock" : "time.unlock", #"{"child":"mia"}"#)
            }
            try parent.send("[" + calls.joined(separator: ",") + "]")
            #expect(try parent.receiveBatch().allSatisfy { $0.result != nil })
        }
        // What it is still given ends: its connection is cut, at the latest when the stall time is over.
        let rest = try subscriber.rest()
        #expect(rest.count < 10_000 * 100)
        #expect(daemon.log.lines.contains { $0.contains("a client took nothing") && $0.contains("subscribed=true") })
        try parent.call("rpc.ping")
    }
}
