import Foundation
import HouseholdTesting
import Testing

/// What a parent names in limits and grants is there, or it is said.
@Suite("Limits and grants name what exists")
struct WhatExistsTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    @Test(
        "A subject, pack or lesson that does not exist is refused, with what was probably meant",
        arguments: [
            ("policy.set", #""budgets":[{"name":"g","activities":[{"subject":"maths"}],"minutes":20}]"#, "math"),
            ("policy.set", #""freeActivities":[{"subject":"readin"}]"#, "reading"),
            ("policy.set", #""freeActivities":[{"pack":"first-readin"}]"#, "first-reading"),
            ("time.grant", #""minutes":5,"activity":{"subject":"maths"}"#, "math"),
            ("time.grant", #""minutes":5,"activity":{"pack":"first-readin"}"#, "first-reading"),
            ("time.grant", #""minutes":5,"activity":{"lesson":"counting-object"}"#, "counting-objects"),
            ("filter.set", #""allowedSubjects":["maths"]"#, "math"),
        ])
    func mistyped(method: String, members: String, meant: String) throws {
        let reply = try parent.ask(method, #"{"child":"mia",\#(members)}"#)
        #expect(["invalid_params", "unknown_lesson"].contains(reply.kind ?? ""))
        #expect(reply.message.contains("did you mean \"\(meant)\"?"), "\(reply.text)")
    }

    @Test("A child that asks for time for something that does not exist is not told what its filter keeps away")
    func asking() throws {
        try parent.call(
            "filter.set", #"{"child":"mia","allowedSubjects":["reading"],"blockedPacks":["first-reading"]}"#)
        for activity in [#"{"subject":"maths"}"#, #"{"pack":"first-readin"}"#] {
            let reply = try daemon.client().ask("time.ask", #"{"child":"mia","minutes":5,"activity":\#(activity)}"#)
            #expect(reply.kind == "invalid_params")
            #expect(!reply.message.contains("mean"))
        }
    }

    @Test("Of an app it is said that kidd does not know which there are")
    func apps() throws {
        let budget = #"{"child":"mia","budgets":[{"name":"g","activities":[{"app":"tux"}],"minutes":20}]}"#
        #expect(try parent.call("policy.set", budget).text.contains("by the name that it gives: tux."))
        let grant = try parent.call("time.grant", #"{"child":"mia","minutes":5,"activity":{"app":"tux"}}"#)
        #expect(try grant.text("note").contains("by the name that it gives"))
    }

    @Test("Rules for dates that have passed are refused; those that are kept from before may be sent again")
    func pastDates() throws {
        func override(_ date: String) -> String { #"{"first":"\#(date)","last":"\#(date)","dailyMinutes":120}"# }
        let past = try parent.ask("policy.set", #"{"child":"mia","dateOverrides":[\#(override("2026-11-20"))]}"#)
        #expect(past.kind == "invalid_params")
        #expect(past.message.contains("has passed: today is 2026-11-21"), "\(past.text)")
        let today = #"{"child":"mia","dateOverrides":[\#(override("2026-11-21"))]}"#
        try parent.call("policy.set", today)
        daemon.clock.advance(hours: 24)
        let both = #"{"child":"mia","dateOverrides":[\#(override("2026-11-21")),\#(override("2026-12-24"))]}"#
        try parent.unlock()
        try parent.call("policy.set", both)
    }

    @Test("A child is added with its limits in the answer, and a day keeps the limit that held on it, over a restart")
    func limitsOfDays() throws {
        let added = try parent.call("child.add", #"{"name":"Zoe","born":"2018-01"}"#)
        #expect(added.text.contains(#""policy":{"dailyMinutes":60"#) && added.text.contains("the weekly limit is 5 h"))
        daemon.clock.advance(hours: 24)
        try parent.unlock()
        _ = try parent.call("policy.set", #"{"child":"mia","dailyMinutes":15}"#)
        func days(_ client: TestClient) throws -> String {
            try client.call("time.usage", #"{"child":"mia","dayCount":2}"#).text
        }
        let before = try days(parent)
        let places = ["limitMinutes\":60", "limitMinutes\":15"].compactMap { before.range(of: $0)?.lowerBound }
        #expect(places.count == 2 && places[0] < places[1], "\(before)")
        try daemon.restart()
        let after = try days(daemon.client())
        #expect(after.range(of: "limitMinutes\":60") != nil)
    }
}
