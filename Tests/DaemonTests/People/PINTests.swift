import HouseholdTesting
import Testing

@Suite struct PINTests {
    private static let wrong = #"{"pin":"1357"}"#
    private static let right = #"{"pin":"2580"}"#

    @Test("Wrong entries wait for nothing twice, then 5 s, 30 s, 1, 5 and 15 minutes, then an hour each")
    func waits() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        for wait in [0, 0, 5, 30, 60, 300, 900, 3600, 3600, 3600] {
            let reply = try client.refusal("wrong_pin", "parent.unlock", Self.wrong)
            #expect(try reply.number("waitSeconds") == wait)
            guard wait > 0 else { continue }
            // Right PIN or wrong, one second before the end nothing is tried, and trying costs nothing.
            daemon.clock.advance(seconds: wait - 1)
            for params in [Self.right, Self.wrong, Self.right] {
                let reply = try client.refusal("wait", "parent.unlock", params)
                #expect(try reply.number("waitSeconds") == 1)
            }
            daemon.clock.advance(seconds: 1)
        }
        try client.unlock()
    }

    @Test("While a PIN is hashed at its full cost, others get their answers")
    func others() throws {
        let daemon = try TestDaemon { $0.pinCost = .moderate }
        try daemon.family()
        let parent = try daemon.client()
        let other = try daemon.client()
        _ = try parent.begin("parent.unlock", Self.right)
        for _ in 1...20 { try other.call("time.mayI", #"{"child":"mia"}"#) }
        #expect(!parent.hasInput, "twenty answers took longer than one hash")
        #expect(try parent.receive().text("parent.name") == "Anna")
    }

    @Test("A PIN that is being replaced opens nothing any more, also for those who asked at the same time")
    func replaced() throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        let other = try daemon.client()
        _ = try parent.begin("parent.changePin", #"{"pin":"2580","newPin":"7391"}"#)
        _ = try other.begin("parent.unlock", Self.right)
        #expect(try parent.receive().kind == nil)
        #expect(try other.receive().kind == "wrong_pin")
        try other.unlock(pin: "7391")
    }

    @Test("A recovery code works once, and forgives the wrong entries before it")
    func recoveryOnce() throws {
        let daemon = try TestDaemon()
        let code = try daemon.family().recoveryCode
        let client = try daemon.client()
        let other = try daemon.client()
        for _ in 0..<3 { try client.refusal("wrong_pin", "parent.unlock", Self.wrong) }
        _ = try client.begin("parent.resetPin", #"{"recoveryCode":"\#(code)","newPin":"7391"}"#)
        _ = try other.begin("parent.resetPin", #"{"recoveryCode":"\#(code)","newPin":"8642975"}"#)
        #expect(try client.receive().kind == nil)
        #expect(try other.receive().kind == "wrong_recovery_code")
        try client.unlock(pin: "7391")
    }

    @Test("A right PIN resets the count")
    func reset() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        for _ in 0..<2 { try client.refusal("wrong_pin", "parent.unlock", Self.wrong) }
        try client.unlock()
        for wait in [0, 0, 5] {
            #expect(try client.refusal("wrong_pin", "parent.unlock", Self.wrong).number("waitSeconds") == wait)
        }
    }

    @Test("The wait survives a restart and a reboot, and no step of the wall clock shortens it")
    func persistence() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        for _ in 0..<5 {
            try daemon.client().refusal("wrong_pin", "parent.unlock", Self.wrong)
            daemon.clock.advance(seconds: 30)
        }
        // 60 s began 30 s ago.
        try daemon.restart()
        #expect(try daemon.client().refusal("wait", "parent.unlock", Self.right).number("waitSeconds") == 30)
        daemon.clock.setWall("2027-01-01T00:00:00+01:00")
        #expect(try daemon.client().refusal("wait", "parent.unlock", Self.right).number("waitSeconds") == 30)
        // The clock of the old boot says nothing any more: what was stored counts from the new boot (5 s ago).
        try daemon.reboot(offSeconds: 3600)
        #expect(try daemon.client().refusal("wait", "parent.unlock", Self.right).number("waitSeconds") == 55)
        daemon.clock.advance(seconds: 55)
        try daemon.client().unlock()
    }

    @Test("Time in suspend counts for the wait")
    func suspend() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        for _ in 0..<3 { try client.refusal("wrong_pin", "parent.unlock", Self.wrong) }
        daemon.clock.suspend(seconds: 5)
        try client.unlock()
    }

    @Test("Tries that are queued behind a wrong one see the wait that it brings")
    func queued() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        let pins = ["1357", "1357", "1357", "2580", "2580"]
        let calls = pins.enumerated().map { id, pin in
            #"{"jsonrpc":"2.0","id":\#(id),"method":"parent.unlock","params":{"pin":"\#(pin)"}}"#
        }
        try client.send(calls.joined(separator: "\n"))
        let kinds = try pins.map { _ in try client.receive().kind }
        #expect(kinds == ["wrong_pin", "wrong_pin", "wrong_pin", "wait", "wait"])
    }

    @Test(
        "A PIN that is too easy or no PIN is refused with the reason",
        arguments: ["1111", "1234", "9876", "123", "1234567890123", "25 80", "abcd", "2019", "٢٥٨٠", ""])
    func refusedPINs(pin: String) throws {
        let (parent, _) = try TestDaemon().family()
        let reply = try parent.refusal(
            "pin_refused", "parent.changePin", #"{"pin":"2580","newPin":"\#(pin)"}"#)
        #expect(!reply.message.contains("2580"))
        // The old one is still right.
        try parent.unlock()
    }

    @Test("A new PIN is the one from then on, also after a restart, and ends the tokens of the parent")
    func change() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let other = try daemon.client()
        let token = try other.unlock()
        try parent.refusal("wrong_pin", "parent.changePin", #"{"pin":"1357","newPin":"736105"}"#)
        try parent.call("parent.changePin", #"{"pin":"2580","newPin":"736105"}"#)
        for client in [parent, other] { try client.refusal("pin_required", "household.get") }
        try other.refusal("token_ended", "parent.resume", #"{"token":"\#(token)"}"#)
        try other.refusal("wrong_pin", "parent.unlock", Self.right)
        try daemon.restart()
        try daemon.client().unlock(pin: "736105")
    }

    @Test("The recovery code sets the PIN anew, works once, and is replaced; spaces and case do not matter")
    func recovery() throws {
        let daemon = try TestDaemon()
        let (parent, code) = try daemon.family()
        let owner = try daemon.client()
        let written = code.uppercased().replacing("-", with: " ")
        let reset = try owner.call("parent.resetPin", #"{"recoveryCode":"\#(written)","newPin":"8024"}"#)
        #expect(try reset.text("recoveryCode") != code)
        try parent.refusal("pin_required", "household.get")
        try owner.refusal("wrong_recovery_code", "parent.resetPin", #"{"recoveryCode":"\#(code)","newPin":"8025"}"#)
        try daemon.restart()
        try daemon.client().unlock(pin: "8024")
        let next = try reset.text("recoveryCode")
        try daemon.client().call("parent.resetPin", #"{"recoveryCode":"\#(next)","newPin":"8026"}"#)
    }

    @Test("Wrong recovery codes wait too, but delay no PIN")
    func recoveryCounter() throws {
        let daemon = try TestDaemon()
        let (_, code) = try daemon.family()
        let owner = try daemon.client()
        let guess = #"{"recoveryCode":"aaaa","newPin":"8024"}"#
        for _ in 0..<3 { try owner.refusal("wrong_recovery_code", "parent.resetPin", guess) }
        let right = #"{"recoveryCode":"\#(code)","newPin":"8024"}"#
        try owner.refusal("wait", "parent.resetPin", right)
        try owner.unlock()
        daemon.clock.advance(seconds: 5)
        try owner.call("parent.resetPin", right)
    }

    @Test("A parent that is not there is named")
    func unknownParent() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        try client.refusal("unknown_parent", "parent.unlock", #"{"parent":"Berta","pin":"2580"}"#)
        try client.call("parent.unlock", #"{"parent":"Anna","pin":"2580"}"#)
        try client.call("parent.unlock", #"{"parent":"anna","pin":"2580"}"#)
    }
}
