import Household
import HouseholdTesting
import Testing

@Suite struct RandomLineTests {
    private static let seeds = [
        CallLine.text("1", "rpc.version"),
        CallLine.text(#""a""#, "time.mayI", #"{"child":"mia","activity":{"subject":"math"}}"#),
        CallLine.text("2", "time.beginLease", #"{"child":"mia","lease":"l","idempotencyKey":"k"}"#),
        CallLine.text(
            "3", "policy.set", #"{"child":"mia","quietHours":[{"start":"20:00","end":"07:00"}],"dailyMinutes":1.5e1}"#),
        CallLine.text(
            "4", "activity.answer", #"{"activity":"x","presentation":"x.1","answer":{"option":"\u00e4\ud83d\ude00"}}"#),
        "[" + CallLine.text("5", "child.list") + "," + CallLine.text("6", "audit.list", #"{"limit":3}"#) + "]",
        #"{"jsonrpc":"2.0","method":"rpc.ping"}"#,
    ]

    @Test("Whatever is done to a line, the daemon answers by the protocol or not at all, and goes on", arguments: 1...8)
    func mutations(seed: Int) throws {
        let daemon = try TestDaemon()
        let client = try daemon.family().parent
        var random = SeededRandom(seed: UInt64(seed))
        for round in 0..<250 {
            let line = Self.mutated(Array(Self.seeds[random.number(below: Self.seeds.count)].utf8), &random)
            try client.send(line)
            let end = #""end \#(round)""#
            try client.send(CallLine.text(end, "rpc.version"))
            while true {
                let replies = try client.receiveLine().replies
                if replies.count == 1, replies[0].id == end { break }
            }
        }
        #expect(try client.call("household.status").text("state") == "open")
        try daemon.restart()
        #expect(try daemon.client().call("household.status").text("state") == "open")
    }

    /// A line with a few bytes lost, doubled, swapped or replaced; never with a line feed in it.
    private static func mutated(_ line: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        var line = line
        let alphabet = Array(#"{}[]":,\0123456789.eE+-truefalsn "#.utf8) + [0, 0x7F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]
        for _ in 0...random.number(below: 3) {
            let place = random.number(below: line.count)
            switch random.number(below: 5) {
            case 0: line.remove(at: place)
            case 1: line.insert(line[place], at: place)
            case 2: line.swapAt(place, random.number(below: line.count))
            case 3: line[place] = alphabet[random.number(below: alphabet.count)]
            default: line.removeSubrange(place..<min(line.count, place + random.number(below: 12)))
            }
            if line.isEmpty { line = [UInt8(ascii: " ")] }
        }
        return line
    }
}
