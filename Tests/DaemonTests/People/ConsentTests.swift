import HouseholdTesting
import Testing

/// What parents allow about a child (Household, Privacy).
@Suite struct ConsentTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    private func consents() throws -> [Bool?] {
        let child = try daemon.client().call("child.get", #"{"child":"mia"}"#)
        return [child["consents.analytics"]?.bool, child["consents.leaderboards"]?.bool]
    }

    @Test("Nothing is allowed about a new child")
    func off() throws {
        let added = try parent.call("child.add", #"{"name":"Zoe","born":"2018-01"}"#)
        #expect(added["consents.analytics"]?.bool == false && added["consents.leaderboards"]?.bool == false)
        #expect(try consents() == [false, false])
    }

    @Test("What is allowed stays so over a restart, and what is absent stays as it is")
    func kept() throws {
        let changed = try parent.call("child.update", #"{"child":"mia","consents":{"analytics":true}}"#)
        #expect(changed["consents.analytics"]?.bool == true)
        try daemon.restart()
        #expect(try consents() == [true, false])
        let again = try daemon.client()
        try again.unlock()
        try again.call("child.update", #"{"child":"mia","consents":{"leaderboards":true}}"#)
        #expect(try consents() == [true, true])
        try again.call("child.update", #"{"child":"mia","schoolGrade":2,"consents":{"analytics":false}}"#)
        try daemon.restart()
        #expect(try consents() == [false, true])
    }

    @Test("The boards' consent is the boards' own word: either way of saying it is the other, too")
    func boards() throws {
        try parent.call("leaderboard.optIn", #"{"child":"mia"}"#)
        #expect(try consents() == [false, true])
        try parent.call("child.update", #"{"child":"mia","consents":{"leaderboards":false}}"#)
        try daemon.client().refusal("not_opted_in", "leaderboard.get", #"{"child":"mia","board":"together"}"#)
        try parent.call("child.update", #"{"child":"mia","consents":{"leaderboards":true}}"#)
        try daemon.client().call("leaderboard.get", #"{"child":"mia","board":"together"}"#)
        try parent.call("leaderboard.optOut", #"{"child":"mia"}"#)
        #expect(try consents() == [false, false])
    }

    @Test("Saying it again keeps what else was set for the boards, and is no entry of the audit")
    func again() throws {
        try parent.call("leaderboard.optIn", #"{"child":"mia","isRanked":true,"confirm":true}"#)
        let seq = try parent.call("audit.list", #"{"limit":1}"#).number("entries.0.seq")
        try parent.call("child.update", #"{"child":"mia","consents":{"leaderboards":true,"analytics":false}}"#)
        #expect(try parent.call("audit.list", #"{"limit":1}"#).number("entries.0.seq") == seq)
        #expect(try parent.call("leaderboard.optIn", #"{"child":"mia"}"#)["isRanked"]?.bool == true)
    }

    @Test("The audit and the child read what was decided")
    func told() throws {
        try parent.call("child.update", #"{"child":"mia","consents":{"analytics":true}}"#)
        let entry = try parent.call("audit.list", #"{"limit":1}"#)
        #expect(try entry.text("entries.0.say") == "Mia: figures about use: allowed")
        #expect(try entry.text("entries.0.what") == "consentChanged")
        let own = try daemon.client().call("audit.list", #"{"child":"mia","limit":1}"#)
        #expect(try own.text("entries.0.say") == "Your use of kidd may be counted on this computer now.")
    }

    @Test("Only a parent decides")
    func guarded() throws {
        try daemon.client().refusal(
            "pin_required", "child.update", #"{"child":"mia","consents":{"analytics":true}}"#)
    }
}
