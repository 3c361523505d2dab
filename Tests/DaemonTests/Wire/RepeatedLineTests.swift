import Household
import Testing

@testable import Daemon

/// What a connection keeps of a call that it repeats.
@Suite struct RepeatedLineTests {
    @Test("A long line is not kept", arguments: [0, 1])
    func long(excess: Int) {
        let reply = KeptReply(Reply(result: [], after: 0), during: Instant(seconds: 0)..<Instant(seconds: 1))
        let line = [UInt8(ascii: "7")] + Array(repeating: UInt8(ascii: " "), count: 1023 + excess)
        #expect((RepeatedCall(line, id: 0..<1, reply, edition: 0) == nil) == (excess > 0))
    }
}
