import Foundation
import HouseholdTesting
import JSONRPC
import Testing

@testable import Daemon

/// The filter stands between every lesson and the child (Content, Content filter): asked of every method that is served.
@Suite struct GateTests {
    private static let methods = EndpointTable.served.methods.filter { [.child, .anyone].contains($0.role) }
    /// Refusals after which a method was not asked anything: its example has to be made to fit here.
    private static let unasked: Set<String> = [
        "invalid_params", "unknown_method", "unknown_child", "unknown_lesson", "unknown_pack", "not_now",
    ]

    /// Makes all calls of all methods as the child, at one stage of the lesson.
    ///
    /// - Returns: the methods whose replies had the marker.
    private func leaks(_ household: GateHousehold, _ stage: GateHousehold.Stage, _ rule: String) throws -> Set<String> {
        var leaks: Set<String> = []
        try household.prepare(stage, rule)
        for method in Self.methods {
            var isAsked = false
            for index in try household.calls(of: method).indices {
                if method.isChange { try household.prepare(stage, rule) }
                // A connection of its own: the example of an unlock makes it a parent's.
                let client = try household.daemon.client()
                let call = try household.calls(of: method)[index]
                // Some name nothing of what is alternative: such calls are wrong, and are asked all the same.
                try client.send(CallLine.text("1", method.name, call))
                let reply = try client.receive()
                if Self.shows(reply) { leaks.insert(method.name) }
                if !Self.unasked.contains(reply.kind ?? "") { isAsked = true }
                if reply.kind == "filtered" { #expect(try !reply.text("say").isEmpty, "\(method.name)") }
            }
            let isWithoutActivity =
                stage == .notStarted && method.params.contains { $0.name == "activity" && $0.isRequired }
            #expect(isAsked || isWithoutActivity, "\(method.name) was not asked anything at the stage \(stage)")
        }
        return leaks
    }

    /// Whether a reply has the marker, in a text or in a file.
    private static func shows(_ reply: Reply) -> Bool {
        let file = reply["data"]?.string.flatMap { Data(base64Encoded: $0) } ?? Data()
        return reply.text.contains(MarkedPack.marker)
            || String(decoding: file, as: UTF8.self).contains(MarkedPack.marker)
    }

    @Test(
        "No method shows a child what its filter keeps away, wherever the lesson stood",
        arguments: MarkedPack.rules, GateHousehold.Stage.allCases)
    func nothingLeaks(rule: (String, String), stage: GateHousehold.Stage) throws {
        #expect(try leaks(GateHousehold(), stage, rule.0) == [])
    }

    @Test("Without a rule the same calls do show it: the tests of the gate look where there is something to see")
    func control() throws {
        let household = try GateHousehold()
        let seen = try GateHousehold.Stage.allCases.reduce(into: Set<String>()) { seen, stage in
            seen.formUnion(try leaks(household, stage, MarkedPack.noRules))
        }
        #expect(
            seen.isSuperset(of: [
                "lesson.list", "lesson.next", "skill.list", "pack.list", "activity.start", "activity.question",
                "activity.shown", "activity.answer", "activity.hint", "activity.pause", "activity.resume",
                "activity.abandon", "activity.finish", "progress.overview", "rewards.summary", "pack.asset",
            ]))
    }

    @Test("What would begin or go on is refused with words", arguments: MarkedPack.rules)
    func refused(rule: (String, String)) throws {
        let household = try GateHousehold()
        let client = try household.daemon.client()
        try household.prepare(.running, rule.0)
        let activity = #""activity":"\#(household.activity)""#
        let shown = #"\#(activity),"presentation":"\#(household.presentation)""#
        for (method, params) in [
            ("activity.start", #""child":"mia","lesson":"beetles","replace":true"#), ("activity.question", activity),
            ("activity.shown", shown), ("activity.answer", shown + #","answer":{"option":"b"}"#),
            ("activity.hint", shown),
        ] {
            let reply = try client.refusal("filtered", method, "{\(params)}")
            #expect(try reply.text("rule") == rule.1, "\(method)")
            #expect(try !reply.text("say").isEmpty, "\(method)")
        }
        try client.refusal(
            "filtered", "time.beginLease", #"{"child":"mia","lease":"x","activity":{"lesson":"beetles"}}"#)
        try client.call("activity.pause", "{\(activity)}")
        #expect(try client.refusal("filtered", "activity.resume", "{\(activity)}").text("rule") == rule.1)
    }

    @Test("An answer that is sent again tells what it came to, but no content", arguments: MarkedPack.rules)
    func repeatedAnswer(rule: (String, String)) throws {
        let household = try GateHousehold()
        try household.prepare(.running, rule.0)
        let answered = try #require(household.answered)
        let reply = try household.daemon.client().call(
            "activity.answer",
            #"{"activity":"\#(household.activity)","presentation":"\#(answered)","answer":{"option":"a"}}"#)
        #expect(reply["outcome"]?.string == "tryAgain")
        #expect(reply["question"] == nil)
        #expect(!reply.text.contains(MarkedPack.marker))
    }
}
