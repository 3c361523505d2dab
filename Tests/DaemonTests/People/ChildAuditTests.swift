import HouseholdTesting
import Testing

@testable import Daemon

@Suite("The audit of one child")
struct ChildAuditTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        (parent, _) = try daemon.family()
        try parent.call("time.grant", #"{"child":"mia","minutes":15,"why":"nearly done"}"#)
        try parent.call("time.grant", #"{"child":"ben","minutes":5,"why":"for Ben"}"#)
        try parent.call("child.update", #"{"child":"mia","uids":[]}"#)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":45}"#)
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["counting-objects"]}"#)
        try daemon.client().refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#)
    }

    @Test("A child reads what was decided about it, without accounts, siblings, PINs and the names of lessons")
    func child() throws {
        let page = try daemon.client().call("audit.list", #"{"child":"mia"}"#)
        #expect(
            page["entries"]?.elements.compactMap { $0["say"]?.string } == [
                "The lessons for you have changed.", "Your time a day is now 45 minutes.",
                "Anna gave you 15 more minutes.", "You are one of the family here now.",
            ])
        #expect(
            page["entries"]?.elements.compactMap { $0["what"]?.string } == [
                "filterChanged", "policyChanged", "timeGranted", "childAdded",
            ])
        for hidden in ["uid", "counting-objects", "Ben", "ben", "PIN", "unlock"] {
            #expect(!page.text.contains(hidden), "\(hidden)")
        }
        #expect(page["next"] == nil)
    }

    @Test("A parent reads all that is about the child, with accounts")
    func parentOfChild() throws {
        try daemon.restart()
        let parent = try daemon.client()
        try parent.unlock()
        let page = try parent.call("audit.list", #"{"child":"Mia"}"#)
        #expect(
            page["entries"]?.elements.compactMap { $0["say"]?.string } == [
                "Mia: blocked lesson counting-objects", "Mia: a day 1 h → 45 min",
                "Mia: 15 minutes granted (nearly done)", "Mia was added",
            ])
        #expect(page["entries"]?.elements.allSatisfy { $0["uid"] != nil && $0["child"]?.string == "mia" } == true)
    }

    @Test("Pages follow each other, also when a page has nothing for the child")
    func pages() throws {
        let client = try daemon.client()
        var says: [String] = []
        var before = ""
        for _ in 0..<20 {
            let page = try client.call("audit.list", #"{"child":"ben","limit":1\#(before)}"#)
            says += page["entries"]?.elements.compactMap { $0["say"]?.string } ?? []
            guard let next = page["next"]?.integer else { break }
            before = ",\"before\":\(next)"
        }
        #expect(says == ["Anna gave you 5 more minutes.", "You are one of the family here now."])
    }

    @Test("Nobody but a parent leaves out the child, and nobody asks for an unknown one")
    func refusals() throws {
        let client = try daemon.client()
        try client.refusal("pin_required", "audit.list")
        try client.refusal("unknown_child", "audit.list", #"{"child":"zoe"}"#)
        try client.refusal("pin_required", "audit.verify")
        try parent.refusal("unknown_child", "audit.list", #"{"child":"zoe"}"#)
        #expect(try parent.call("audit.list").result?["entries"]?.count == 9)
    }

    @Test("An account of another child may not read it")
    func sibling() throws {
        try parent.call("child.update", #"{"child":"mia","uids":[61001]}"#)
        try daemon.client().refusal("forbidden", "audit.list", #"{"child":"mia"}"#)
        try daemon.client().call("audit.list", #"{"child":"ben"}"#)
    }
}
