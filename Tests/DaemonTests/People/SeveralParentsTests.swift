import HouseholdTesting
import Testing

/// A household of several parents.
@Suite struct SeveralParentsTests {
    private let daemon: TestDaemon
    private let anna: TestClient
    private let ben: TestClient

    private static let bensPIN = "48151"
    private static let asAnna = #"{"parent":"anna","pin":"2580"}"#
    private static let asBen = #"{"parent":"Ben","pin":"48151"}"#

    init() throws {
        daemon = try TestDaemon()
        anna = try daemon.family().parent
        try anna.call("parent.add", #"{"name":"Ben","pin":"\#(Self.bensPIN)"}"#)
        ben = try daemon.client()
        try ben.call("parent.unlock", Self.asBen)
    }

    /// Anna's connection to the daemon after a restart.
    private func restarted() throws -> TestClient {
        try daemon.restart()
        let client = try daemon.client()
        try client.call("parent.unlock", Self.asAnna)
        return client
    }

    @Test("A new parent unlocks with its own PIN, by id or name in any case, also after a restart")
    func added() throws {
        try daemon.restart()
        for parent in ["ben", "Ben", "BEN"] {
            let reply = try daemon.client().call("parent.unlock", #"{"parent":"\#(parent)","pin":"48151"}"#)
            #expect(try reply.text("parent.parent") == "ben")
        }
        try daemon.client().refusal("wrong_pin", "parent.unlock", #"{"parent":"ben","pin":"2580"}"#)
        let listed = try daemon.client().call("parent.list")
        #expect(listed["parents"]?.elements.compactMap { $0["name"]?.string } == ["Anna", "Ben"])
    }

    @Test("Where there are several, a PIN without a parent is refused, and counts for nothing")
    func unnamed() throws {
        let client = try daemon.client()
        for _ in 1...5 {
            let reply = try client.refusal("invalid_params", "parent.unlock", #"{"pin":"1357"}"#)
            #expect(try reply.text("path") == "/parent")
        }
        try client.call("parent.unlock", Self.asAnna)
    }

    @Test("Everyone may read the names; when each last unlocked is told to parents alone")
    func list() throws {
        #expect(try daemon.client().call("parent.list")["parents.0.unlockedAt"] == nil)
        daemon.clock.advance(minutes: 5)
        try ben.call("parent.unlock", Self.asBen)
        let listed = try anna.call("parent.list")
        #expect(try listed.text("parents.0.unlockedAt") == "2026-11-21T15:00:00+01:00")
        #expect(try listed.text("parents.1.unlockedAt") == "2026-11-21T15:05:00+01:00")
        let again = try restarted()
        #expect(try again.call("parent.list").text("parents.1.unlockedAt") == "2026-11-21T15:05:00+01:00")
    }

    @Test("Before the set-up nobody is a parent")
    func nobody() throws {
        #expect(try TestDaemon().client().call("parent.list")["parents"]?.count == 0)
    }

    @Test(
        "A name or id leads to one parent only, however it is written",
        arguments: ["Anna", "ANNA", "anna", "ben"])
    func taken(name: String) throws {
        try anna.refusal("name_taken", "parent.add", #"{"name":"\#(name)","pin":"90417"}"#)
        if name != "ben" { try anna.refusal("name_taken", "parent.rename", #"{"parent":"ben","name":"\#(name)"}"#) }
        #expect(try anna.call("parent.list")["parents"]?.count == 2)
    }

    @Test("A name that nobody can read is refused", arguments: ["   ", #"Mi\na"#, #"\u202eaiM"#])
    func unreadable(name: String) throws {
        for (method, params) in [
            ("parent.add", #"{"name":"\#(name)","pin":"90417"}"#),
            ("parent.rename", #"{"parent":"ben","name":"\#(name)"}"#),
        ] {
            #expect(try anna.refusal("invalid_params", method, params).text("path") == "/name")
        }
    }

    @Test(
        "No two parents have one PIN: a new parent's, a changed one and one that is set anew are refused",
        arguments: [
            ("parent.add", #"{"name":"Carl","pin":"48151"}"#),
            ("parent.changePin", #"{"pin":"2580","newPin":"48151"}"#),
            ("parent.resetPin", #"{"parent":"anna","recoveryCode":"CODE","newPin":"48151"}"#),
        ])
    func samePIN(method: String, params: String) throws {
        let params = params.replacing("CODE", with: try code())
        // It counts as no wrong entry.
        for _ in 1...5 {
            let reply = try anna.refusal("pin_refused", method, params)
            #expect(!reply.message.contains("48151") && !reply.message.contains("Ben"))
        }
        try daemon.client().call("parent.unlock", Self.asAnna)
    }

    private func code() throws -> String {
        try anna.call("parent.newRecoveryCode", #"{"pin":"2580"}"#).text("recoveryCode")
    }

    @Test("One's own PIN may be set again")
    func ownPIN() throws {
        try ben.call("parent.changePin", #"{"pin":"48151","newPin":"48151"}"#)
        try ben.call("parent.unlock", Self.asBen)
    }

    @Test("A new parent's PIN may not be easy either", arguments: ["1111", "1234", "2019", "12"])
    func easyPIN(pin: String) throws {
        try anna.refusal("pin_refused", "parent.add", #"{"name":"Carl","pin":"\#(pin)"}"#)
        #expect(try anna.call("parent.list")["parents"]?.count == 2)
    }

    @Test("What is done is told with the name of the parent who did it")
    func whoDidWhat() throws {
        let asked = try daemon.client().call("time.ask", #"{"child":"mia","minutes":5}"#).text("request.request")
        try ben.call("time.decide", #"{"request":"\#(asked)","approve":true}"#)
        try anna.call("time.grant", #"{"child":"mia","minutes":7}"#)
        let grants = try #require(anna.call("time.usage", #"{"child":"mia"}"#)["grants"]).elements
        #expect(Set(grants.compactMap { $0["grant.by"]?.string }) == ["Anna", "Ben"])
        let entries = try anna.call("audit.list", #"{"limit":3}"#)
        #expect(try entries.text("entries.0.who") == "Anna")
        #expect(try entries.text("entries.1.who") == "Ben")
    }

    @Test("Renaming keeps the id, the PIN and the tokens, and is told in the audit")
    func rename() throws {
        try anna.call("parent.rename", #"{"parent":"ben","name":"Benjamin"}"#)
        #expect(try ben.call("parent.list").text("parents.1.name") == "Benjamin")
        #expect(try anna.call("audit.list", #"{"limit":1}"#).text("entries.0.say") == "Ben is called Benjamin now")
        let again = try restarted()
        let reply = try daemon.client().call("parent.unlock", #"{"parent":"benjamin","pin":"48151"}"#)
        #expect(try reply.text("parent.parent") == "ben")
        // The same name again is no change.
        let seq = try again.call("audit.list", #"{"limit":1}"#).number("entries.0.seq")
        try again.call("parent.rename", #"{"parent":"ben","name":"Benjamin"}"#)
        #expect(try again.call("audit.list", #"{"limit":1}"#).number("entries.0.seq") == seq)
    }

    @Test("Removing ends the tokens of that parent and nobody else's, at once and for ever")
    func remove() throws {
        let token = try ben.call("parent.unlock", Self.asBen).text("token")
        try anna.call("parent.remove", #"{"parent":"ben"}"#)
        try ben.refusal("pin_required", "household.get")
        try daemon.client().refusal("token_ended", "parent.resume", #"{"token":"\#(token)"}"#)
        try daemon.client().refusal("unknown_parent", "parent.unlock", Self.asBen)
        try anna.call("household.get")
        try daemon.restart()
        // Alone again, no name is needed.
        try daemon.client().unlock()
    }

    @Test("A removed parent hears nothing more")
    func subscription() throws {
        try ben.call("events.subscribe")
        try anna.call("parent.remove", #"{"parent":"ben"}"#)
        let events = try ben.allEvents()
        #expect(events.last?.topic == "subscription" && events.last?["what"]?.string == "removed")
        #expect(!events.dropLast().contains { $0.topic == "subscription" })
    }

    @Test("A parent may remove itself, but not the last one")
    func lastOne() throws {
        try ben.call("parent.remove", #"{"parent":"Ben"}"#)
        try ben.refusal("pin_required", "parent.remove", #"{"parent":"anna"}"#)
        try anna.refusal("last_parent", "parent.remove", #"{"parent":"anna"}"#)
        try anna.call("household.get")
    }

    @Test("Removing twice says that there is no such parent; with its key it is the same answer")
    func twice() throws {
        let params = #"{"parent":"ben","idempotencyKey":"k"}"#
        let first = try anna.call("parent.remove", params)
        #expect(try anna.call("parent.remove", params).text("name") == first.text("name"))
        try anna.refusal("unknown_parent", "parent.remove", #"{"parent":"ben"}"#)
        try anna.refusal("unknown_parent", "parent.rename", #"{"parent":"ben","name":"B"}"#)
    }

    @Test("An id is never given again; what was done keeps the name of who did it")
    func idsStay() throws {
        try ben.call("time.grant", #"{"child":"mia","minutes":7}"#)
        try anna.call("parent.rename", #"{"parent":"ben","name":"Benjamin"}"#)
        try anna.call("parent.remove", #"{"parent":"ben"}"#)
        let again = try restarted()
        #expect(try again.call("parent.add", #"{"name":"Ben","pin":"90417"}"#).text("parent") == "ben-2")
        let entries = try #require(again.call("audit.list", #"{"limit":10}"#)["entries"]).elements
        let granted = entries.first { $0["what"]?.string == "timeGranted" }
        #expect(granted?["who"]?.string == "Benjamin")
        let removed = entries.first { $0["what"]?.string == "parentRemoved" }
        #expect(removed?["say"]?.string == "Benjamin is no parent any more")
    }

    @Test("A PIN that is on its way when its parent is removed opens nothing")
    func removedMeanwhile() throws {
        let late = try daemon.client()
        let calls = [
            #"{"jsonrpc":"2.0","id":1,"method":"parent.changePin","params":{"pin":"48151","newPin":"90417"}}"#
        ]
        try ben.send(calls.joined())
        _ = try late.begin("parent.unlock", Self.asBen)
        try anna.call("parent.remove", #"{"parent":"ben"}"#)
        let kinds = [try ben.receive().kind, try late.receive().kind]
        // In whichever order they come, nobody is Ben afterwards.
        #expect(kinds.allSatisfy { [nil, "pin_required", "unknown_parent", "wrong_pin"].contains($0) })
        for client in [ben, late] { try client.refusal("pin_required", "household.get") }
        #expect(try anna.call("parent.list")["parents"]?.count == 1)
    }

    @Test("There are twelve parents at most")
    func most() throws {
        for number in 3...12 { try anna.call("parent.add", #"{"name":"P\#(number)","pin":"9041\#(number)"}"#) }
        try anna.refusal("too_many_parents", "parent.add", #"{"name":"Zoe","pin":"734820"}"#)
        try anna.call("parent.remove", #"{"parent":"p7"}"#)
        try anna.call("parent.add", #"{"name":"Zoe","pin":"734820"}"#)
    }

    @Test("Parents hear of a new one, of another name and of one who is gone")
    func events() throws {
        try anna.call("events.subscribe", #"{"topics":["household"]}"#)
        try anna.call("parent.add", #"{"name":"Carl","pin":"90417"}"#)
        try anna.call("parent.rename", #"{"parent":"carl","name":"Charles"}"#)
        try anna.call("parent.remove", #"{"parent":"carl"}"#)
        let events = try anna.allEvents()
        #expect(events.compactMap { $0["what"]?.string } == ["parentAdded", "parentRenamed", "parentRemoved"])
        #expect(
            events.compactMap { $0["say"]?.string } == [
                "Carl was added as a parent.", "Carl is called Charles now.", "Charles is no parent here any more.",
            ])
    }
}
