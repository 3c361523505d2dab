import HouseholdTesting
import Testing

@Suite struct TokenTests {
    @Test("A token makes another connection the parent's, and a lock ends it everywhere")
    func lock() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let token = try parent.unlock()
        let other = try daemon.client()
        try other.refusal("pin_required", "household.get")
        #expect(try other.call("parent.resume", #"{"token":"\#(token)"}"#).text("name") == "Anna")
        try other.call("household.get")
        try other.call("parent.lock")
        for client in [parent, other] {
            try client.refusal("pin_required", "household.get")
            try client.refusal("token_ended", "parent.resume", #"{"token":"\#(token)"}"#)
        }
    }

    @Test("Ten minutes without a call end a token; each call keeps it, in suspend too")
    func idle() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        for _ in 0..<3 {
            daemon.clock.advance(seconds: 599)
            try parent.call("household.get")
        }
        daemon.clock.advance(milliseconds: 599_999)
        try parent.call("household.get")
        daemon.clock.suspend(seconds: 600)
        try parent.refusal("pin_required", "household.get")
        try parent.unlock()
        daemon.clock.setWall("2030-01-01T00:00:00+01:00")
        try parent.call("household.get")
    }

    @Test("Twelve hours end a token in any case")
    func lifetime() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        for _ in 0..<79 {
            daemon.clock.advance(minutes: 9)
            try parent.call("household.get")
        }
        daemon.clock.advance(seconds: 59, minutes: 8)
        try parent.call("household.get")
        daemon.clock.advance(seconds: 1)
        try parent.refusal("pin_required", "household.get")
    }

    @Test("A restart ends all tokens")
    func restart() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let token = try parent.unlock()
        try daemon.restart()
        try daemon.client().refusal("token_ended", "parent.resume", #"{"token":"\#(token)"}"#)
    }

    @Test("A text that is no token is told nothing more", arguments: ["", "x", String(repeating: "0", count: 64)])
    func guessed(token: String) throws {
        let daemon = try TestDaemon()
        try daemon.family()
        try daemon.client().refusal("token_ended", "parent.resume", #"{"token":"\#(token)"}"#)
    }

    @Test("The parent's methods work on an unlocked connection and on no other")
    func perConnection() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let other = try daemon.client()
        try parent.call("audit.list")
        try other.refusal("pin_required", "audit.list")
    }
}
