import HouseholdTesting
import StrictJSON
import Testing

/// Subscribers that do not take what they are told.
@Suite struct SlowSubscriberTests {
    @Test("A subscriber that does not read gets the last of each topic, is told how many are missing, and slows nobody")
    func coalesced() throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        let line = try daemon.rawLine()
        try line.send(
            CallLine.text("1", "events.subscribe", #"{"child":"mia","topics":["time.state","policy"]}"#) + "\n")
        _ = try line.receive()
        let quick = try daemon.client()
        try quick.call("events.subscribe", #"{"child":"mia","topics":["time.state"]}"#)
        // Each change is a line of several hundred bytes: more in all than the socket and the bound can hold.
        let changes = 1800
        var heard: [Int] = []
        for _ in 0..<changes / 100 {
            let calls = (0..<100).map { index in
                CallLine.text(
                    "\(index)", index % 2 == 0 ? "time.lock" : "time.unlock", #"{"child":"mia"}"#)
            }
            try parent.send("[" + calls.joined(separator: ",") + "]")
            _ = try parent.receiveBatch()
            heard += try quick.allEvents().map(\.seq)
        }
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":77}"#)
        #expect(heard == Array(1...changes))
        var seq = 0
        var coalesced = 0
        var lines = 0
        var last: [String: JSONValue] = [:]
        while seq < changes + 1 {
            let params = try #require(try Reply(line.receive()).root["params"])
            let number = Int(params["seq"]?.integer ?? 0)
            #expect(number > seq)
            seq = number
            coalesced += Int(params["coalesced"]?.integer ?? 0)
            lines += 1
            last[params["topic"]?.string ?? ""] = params
        }
        #expect(lines < changes)
        #expect(lines + coalesced == changes + 1)
        #expect(last["time.state"]?["state"]?.string == "active")
        #expect(last["policy"]?["policy.dailyMinutes"]?.integer == 77)
        // It has caught up: nothing is held back any more.
        try parent.call("time.lock", #"{"child":"mia"}"#)
        let next = try Reply(line.receive()).root
        #expect(next["params.state"]?.string == "lockedByParent" && next["params.coalesced"] == nil)
    }

    @Test("Each subscriber has its own numbers, and one that leaves changes nothing for the others")
    func two() throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        let (first, second) = (try daemon.client(), try daemon.client())
        try first.call("events.subscribe", #"{"child":"mia","topics":["time.grant"]}"#)
        try parent.call("time.grant", #"{"child":"mia","minutes":5}"#)
        try second.call("events.subscribe", #"{"child":"mia","topics":["time.grant"]}"#)
        try parent.call("time.grant", #"{"child":"mia","minutes":6}"#)
        #expect(try first.allEvents().map(\.seq) == [1, 2])
        let heard = try second.allEvents()
        #expect(heard.map(\.seq) == [1])
        first.close()
        try parent.call("time.grant", #"{"child":"mia","minutes":7}"#)
        #expect(try second.event().seq == 2)
    }
}
