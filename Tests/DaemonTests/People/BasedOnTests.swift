import HouseholdTesting
import Testing

@testable import Daemon

/// Who saves over what somebody else has saved meanwhile is told what that is, and nothing is changed.
@Suite("Changes that say what they were made from")
struct BasedOnTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    /// A setting: how it is changed, from what, by whom meanwhile, and what stands there then.
    struct Setting: Sendable, CustomTestStringConvertible {
        var method: String
        /// Members beside the change.
        var beside = ""
        var seen: String
        var theirs: String
        var mine: String
        var now: String
        /// How the audit calls it.
        var what: String

        var testDescription: String { "\(method) \(mine)" }
        func params(_ change: String, _ more: String = "") -> String { "{\(beside)\(change)\(more)}" }
        var basis: String { #","basedOn":{\#(seen)}"# }
    }

    private static let everyDay =
        #"["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]"#
    private static let settings = [
        Setting(
            method: "policy.set", beside: #""child":"mia","#, seen: #""/dailyMinutes":60"#,
            theirs: #""dailyMinutes":null"#, mine: #""dailyMinutes":90"#, now: #"{"/dailyMinutes":null}"#,
            what: "policyChanged"),
        Setting(
            method: "policy.set", beside: #""child":"mia","#,
            seen: #""/quietHours":[{"end":"07:00","start":"20:00","weekdays":\#(everyDay)}]"#,
            theirs: #""quietHours":[]"#, mine: #""quietHours":[{"start":"21:00","end":"07:00"}]"#,
            now: #"{"/quietHours":[]}"#, what: "policyChanged"),
        Setting(
            method: "policy.set", beside: #""child":"mia","#, seen: #""/dailyMinutesByWeekday":null"#,
            theirs: #""dailyMinutesByWeekday":{"monday":30}"#, mine: #""dailyMinutesByWeekday":{"sunday":30}"#,
            now: #"{"/dailyMinutesByWeekday":{"monday":30}}"#, what: "policyChanged"),
        Setting(
            method: "filter.set", beside: #""child":"mia","#, seen: #""/highestDifficulty":null"#,
            theirs: #""highestDifficulty":2"#, mine: #""highestDifficulty":4"#, now: #"{"/highestDifficulty":2}"#,
            what: "filterChanged"),
        Setting(
            method: "child.update", beside: #""child":"mia","#, seen: #""/profile/name":"Mia""#,
            theirs: #""name":"Mila""#, mine: #""name":"Maja""#, now: #"{"/profile/name":"Mila"}"#,
            what: "profileChanged"),
        Setting(
            method: "household.update", seen: #""/weekStart":"monday""#, theirs: #""weekStart":"sunday""#,
            mine: #""weekStart":"saturday""#, now: #"{"/weekStart":"sunday"}"#, what: "householdChanged"),
        Setting(
            method: "leaderboard.setGoal", beside: #""metric":"stars","period":"week","#, seen: #""/isUsual":true"#,
            theirs: #""target":50"#, mine: #""target":70"#, now: #"{"/isUsual":false}"#, what: "goalSet"),
    ]

    @Test(
        "Where something else was saved meanwhile, nothing changes: what stands there is told, and the audit says by whom",
        arguments: settings)
    func refused(_ setting: Setting) throws {
        try parent.call("parent.add", #"{"name":"Karl","pin":"5937"}"#)
        let other = try daemon.client()
        try other.call("parent.unlock", #"{"parent":"Karl","pin":"5937"}"#)
        try other.call(setting.method, setting.params(setting.theirs, setting.basis))
        let rows = try parent.call("daemon.stats").number("storage.rows")
        let refusal = try parent.refusal(
            "changed_meanwhile", setting.method, setting.params(setting.mine, setting.basis))
        let now = try #require(refusal.error?.member("data")?.member("now"))
        #expect(String(decoding: now.literal, as: UTF8.self) == setting.now)
        #expect(try parent.call("daemon.stats").number("storage.rows") == rows)
        let last = try parent.call("audit.list", #"{"limit":1}"#)
        #expect(try last.text("entries.0.who") == "Karl" && last.text("entries.0.what") == setting.what)
        // Who wants it all the same says so, by saying nothing of what was seen.
        try parent.call(setting.method, setting.params(setting.mine))
        #expect(try parent.call("audit.list", #"{"limit":1}"#).text("entries.0.who") == "Anna")
    }

    @Test("What was changed besides is no matter, and an order of members or a way to write a number neither")
    func besides() throws {
        try parent.call(
            "policy.set", #"{"child":"mia","weeklyMinutes":400,"dailyMinutesByWeekday":{"monday":30,"sunday":60}}"#)
        try parent.call(
            "policy.set",
            #"{"child":"mia","dailyMinutes":50,"basedOn":{"/dailyMinutes":60,"/weeklyMinutes":4e2,"#
                + #""/dailyMinutesByWeekday":{"sunday":60.0,"monday":30},"/budgets":null}}"#)
        try parent.refusal(
            "changed_meanwhile", "policy.set",
            #"{"child":"mia","dailyMinutes":40,"basedOn":{"/dailyMinutesByWeekday":{"monday":30}}}"#)
        #expect(try parent.call("policy.get", #"{"child":"mia"}"#).number("dailyMinutes") == 50)
    }

    @Test("Who sets what somebody else has set already changes nothing, and is not asked")
    func same() throws {
        for _ in 0..<2 {
            try parent.call("policy.set", #"{"child":"mia","dailyMinutes":50,"basedOn":{"/dailyMinutes":60}}"#)
        }
        #expect(try parent.call("policy.get", #"{"child":"mia"}"#).number("dailyMinutes") == 50)
    }

    @Test("The same call once more gets its first reply, though its own change is what stands there")
    func repeated() throws {
        let call = #"{"child":"mia","dailyMinutes":50,"basedOn":{"/dailyMinutes":60},"idempotencyKey":"k"}"#
        let first = try parent.ask("policy.set", call)
        #expect(try #require(first.result).literal == #require(parent.ask("policy.set", call).result).literal)
    }

    @Test(
        "What is no place is refused before anything changes",
        arguments: [(#"{"dailyMinutes":1}"#, true), (#"{"":1}"#, true), ("[]", false), (#""/dailyMinutes""#, false)])
    func forms(basis: String, isWellFormed: Bool) throws {
        try parent.refusal(
            "invalid_params", "policy.set", #"{"child":"mia","dailyMinutes":50,"basedOn":\#(basis)}"#,
            isWellFormed: isWellFormed)
        #expect(try parent.call("policy.get", #"{"child":"mia"}"#).number("dailyMinutes") == 60)
    }

    @Test("A change names a hundred places at most")
    func bound() throws {
        func call(_ count: Int) -> String {
            let places = (0..<count).map { #""/p\#($0)":null"# }.joined(separator: ",")
            return #"{"child":"mia","dailyMinutes":50,"basedOn":{\#(places)}}"#
        }
        try parent.refusal("invalid_params", "policy.set", call(101))
        try parent.call("policy.set", call(100))
    }
}
