import HouseholdTesting
import Testing

@Suite struct UndoGrantTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        try parent.call("time.grant", #"{"child":"mia","minutes":15,"grant":"g"}"#)
    }

    private static let undo = #"{"child":"mia","grant":"g"}"#

    @Test("A grant is taken back once and for all, also over a restart; the answer tells the new decision")
    func undo() throws {
        let first = try parent.call("time.undoGrant", Self.undo)
        #expect(try first.number("takenBackSeconds") == 900 && first.flag("changed"))
        #expect(try first.text("decision.state") == "dailyLimitReached")
        try daemon.restart()
        let later = try daemon.client()
        try later.unlock()
        let again = try later.call("time.undoGrant", Self.undo)
        #expect(try again.number("takenBackSeconds") == 900 && !again.flag("changed"))
        #expect(try later.call("time.mayI", #"{"child":"mia"}"#).text("state") == "dailyLimitReached")
        // The id stays taken: sent again, the grant is not given anew.
        let repeated = try later.call("time.grant", #"{"child":"mia","minutes":15,"grant":"g"}"#)
        #expect(try repeated.text("decision.state") == "dailyLimitReached")
    }

    @Test("The same call with an idempotency key is answered with its first reply")
    func keyed() throws {
        let params = #"{"child":"mia","grant":"g","idempotencyKey":"u"}"#
        let first = try parent.call("time.undoGrant", params)
        #expect(try parent.call("time.undoGrant", params).result?.source == first.result?.source)
    }

    @Test("Only a parent takes back, and only what the child has")
    func refused() throws {
        try daemon.client().refusal("pin_required", "time.undoGrant", Self.undo)
        try parent.refusal("unknown_grant", "time.undoGrant", #"{"child":"mia","grant":"x"}"#)
        try parent.refusal("unknown_grant", "time.undoGrant", #"{"child":"ben","grant":"g"}"#)
        try parent.refusal("unknown_child", "time.undoGrant", #"{"child":"zoe","grant":"g"}"#)
        try parent.refusal("invalid_params", "time.undoGrant", #"{"child":"mia"}"#, isWellFormed: false)
    }

    @Test("Parents and the child hear of it, the child without who, and both read of it in the audit")
    func told() throws {
        let child = try daemon.client()
        try child.call("events.subscribe", #"{"child":"mia","topics":["time.grant"]}"#)
        try parent.call("events.subscribe", #"{"topics":["time.grant"]}"#)
        try parent.call("time.undoGrant", Self.undo)
        let heard = try child.event()
        #expect(heard["what"]?.string == "undone" && heard["takenBackSeconds"]?.integer == 900)
        #expect(heard["by"] == nil)
        #expect(try parent.event()["by"]?.string == "Anna")
        #expect(try child.allEvents().isEmpty)
        try parent.call("time.undoGrant", Self.undo)
        #expect(try child.allEvents().isEmpty)
        let entry = try parent.call("audit.list", #"{"limit":1}"#)
        #expect(try entry.text("entries.0.what") == "grantUndone")
        #expect(try entry.text("entries.0.say") == "Mia: 15 minutes taken back (grant g)")
        let own = try child.call("audit.list", #"{"child":"mia","limit":1}"#)
        #expect(try own.text("entries.0.say") == "Anna ended your extra minutes.")
    }
}
