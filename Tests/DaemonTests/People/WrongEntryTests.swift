import HouseholdTesting
import Testing

/// What a parent hears at an unlock of PINs that were tried before.
@Suite("Wrong PINs are told to parents")
struct WrongEntryTests {
    private let daemon: TestDaemon
    private let anna: TestClient

    init() throws {
        daemon = try TestDaemon { $0.socketMode = 0o666 }
        try daemon.folder.open()
        (anna, _) = try daemon.family()
        try anna.call("parent.add", #"{"name":"Ben","pin":"8024"}"#)
    }

    private func unlock(_ parent: String, _ pin: String) throws -> Reply {
        try daemon.client().call("parent.unlock", #"{"parent":"\#(parent)","pin":"\#(pin)"}"#)
    }

    private func guess(_ times: Int, as caller: UInt32? = nil) throws {
        let client = try caller.map { try daemon.client(as: $0) } ?? daemon.client()
        for _ in 1...times { try client.refusal("wrong_pin", "parent.unlock", #"{"parent":"anna","pin":"1357"}"#) }
    }

    @Test("Every parent is told once, at the next unlock, also after a restart")
    func guesses() throws {
        try guess(3)
        daemon.clock.advance(hours: 2)
        try daemon.restart()
        for (parent, pin) in [("anna", "2580"), ("ben", "8024")] {
            let told = try unlock(parent, pin)
            #expect(try told.number("wrongEntries.0.count") == 3)
            #expect(try told.text("wrongEntries.0.lastAt").hasPrefix("2026-11-21T15:"))
            #expect(try told.text("wrongEntries.0.say").hasPrefix("3 wrong PINs were entered from "))
            #expect(try unlock(parent, pin)["wrongEntries"] == nil)
        }
    }

    @Test("A parent's own slips right before are no alarm, and nobody else's either")
    func slips() throws {
        try guess(2)
        #expect(try unlock("anna", "2580")["wrongEntries"] == nil)
        #expect(try unlock("ben", "8024")["wrongEntries"] == nil)
        try guess(2)
        daemon.clock.advance(minutes: 6)
        #expect(try unlock("anna", "2580").number("wrongEntries.0.count") == 2)
    }

    @Test("Who is a parent already and mistypes the old PIN is told nothing")
    func changing() throws {
        try anna.refusal("wrong_pin", "parent.changePin", #"{"pin":"1357","newPin":"7391"}"#)
        daemon.clock.advance(hours: 1)
        #expect(try unlock("ben", "8024")["wrongEntries"] == nil)
    }

    @Test(
        "From a child's account the account is named, and nobody is accused",
        .enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
    func childsAccount() throws {
        try anna.call("child.update", #"{"child":"mia","uids":[\#(Caller.mia)]}"#)
        try guess(2, as: Caller.mia)
        let told = try unlock("ben", "8024")
        #expect(
            try told.text("wrongEntries.0.say")
                == "2 wrong PINs were entered from Mia’s account since you were last here.")
        #expect(try told.text("wrongEntries.0.child") == "mia")
        #expect(try told.number("wrongEntries.0.uid") == Int(Caller.mia))
    }
}
