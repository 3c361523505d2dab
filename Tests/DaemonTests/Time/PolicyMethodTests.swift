import HouseholdTesting
import StrictJSON
import Testing

@Suite("Limits on the wire")
struct PolicyMethodTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    @discardableResult
    private func set(_ members: String) throws -> Reply {
        try parent.call("policy.set", #"{"child":"mia",\#(members)}"#)
    }

    /// A result as it came.
    private func whole(_ reply: Reply) throws -> String {
        String(decoding: try #require(reply.result).literal, as: UTF8.self)
    }

    private static let members: [(name: String, value: String)] = [
        (
            "dateOverrides",
            #"[{"first":"2026-12-24","last":"2027-01-06","priority":10,"name":"Holidays","dailyMinutes":120,"#
                + #""quietHours":[],"allowedWindows":[]},{"first":"2026-11-21","last":"2026-11-21","dailyMinutes":null}]"#
        ),
        ("allowedWindows", #"[{"start":"15:00","end":"17:00","weekdays":["monday"],"allowanceMinutes":20}]"#),
        ("session", #"{"minutes":15,"breakMinutes":10}"#),
        ("budgets", #"[{"name":"games","activities":[{"app":"supertux"},{"pack":"kindergarten-math"}],"minutes":20}]"#),
        ("freeActivities", #"[{"subject":"reading"}]"#),
        ("carryOver", #"{"capMinutes":60,"expiryDays":7}"#),
        ("breakNudgeMinutes", "20"),
        ("earnedTime", #"{"minutesPerLesson":5,"dailyCapMinutes":30}"#),
    ]

    @Test("Every limit is set, told, kept over a restart, and absent again when it is taken away", arguments: members)
    func everyMember(name: String, value: String) throws {
        #expect(try !parent.call("policy.get", #"{"child":"mia"}"#).text.contains(name))
        #expect(try set(#""\#(name)":\#(value)"#).text.contains(#""\#(name)":\#(value)"#))
        // The same once more changes nothing.
        let records = try parent.call("daemon.stats").number("storage.rows")
        #expect(try set(#""\#(name)":\#(value)"#).text.contains(#""\#(name)":\#(value)"#))
        #expect(try parent.call("daemon.stats").number("storage.rows") == records)
        // What is not named stays.
        #expect(try set(#""dailyMinutes":45"#).text.contains(#""\#(name)":\#(value)"#))
        try daemon.restart()
        let client = try daemon.client()
        #expect(try client.call("policy.get", #"{"child":"mia"}"#).text.contains(#""\#(name)":\#(value)"#))
        try client.unlock()
        let none = value.hasPrefix("[") ? "[]" : "null"
        let cleared = try client.call("policy.set", #"{"child":"mia","\#(name)":\#(none)}"#)
        #expect(!cleared.text.contains(name) && cleared.text.contains(#""dailyMinutes":45"#))
    }

    @Test("What may be left out has its usual value")
    func usual() throws {
        #expect(
            try set(#""session":{"minutes":15},"carryOver":{"capMinutes":60}"#).number("session.breakMinutes") == 10)
        #expect(try parent.call("policy.get", #"{"child":"mia"}"#).number("carryOver.expiryDays") == 7)
    }

    private static let refused: [(members: String, path: String, isRight: Bool)] = [
        (#""dateOverrides":[{"first":"2026-12-24","last":"2026-12-23"}]"#, "/dateOverrides/0/last", true),
        (#""dateOverrides":[{"first":"2026-02-30","last":"2026-12-23"}]"#, "/dateOverrides/0/first", false),
        (#""dateOverrides":[{"first":"2026-12-24"}]"#, "/dateOverrides/0/last", false),
        (
            #""dateOverrides":[{"first":"2026-12-24","last":"2026-12-24","quietHours":[{"start":"07:00","end":"07:00"}]}]"#,
            "/dateOverrides/0/quietHours/0/end", true
        ),
        (
            #""dateOverrides":[{"first":"2026-12-24","last":"2026-12-24","dailyMinutes":1441}]"#,
            "/dateOverrides/0/dailyMinutes", false
        ),
        (
            #""allowedWindows":[{"start":"15:00","end":"17:00","allowanceMinutes":121}]"#,
            "/allowedWindows/0/allowanceMinutes", true
        ),
        (#""session":{"minutes":0}"#, "/session/minutes", false),
        (#""session":{}"#, "/session/minutes", false),
        (#""budgets":[{"name":"games","activities":[{}],"minutes":20}]"#, "/budgets/0/activities/0", false),
        (#""budgets":[{"name":"","activities":[{"app":"a"}],"minutes":20}]"#, "/budgets/0/name", false),
        (#""freeActivities":[{"lesson":"l"}]"#, "/freeActivities/0/lesson", false),
        (#""carryOver":{"capMinutes":60,"expiryDays":29}"#, "/carryOver/expiryDays", false),
        (#""breakNudgeMinutes":4"#, "/breakNudgeMinutes", false),
        (#""earnedTime":{"minutesPerLesson":61,"dailyCapMinutes":61}"#, "/earnedTime/minutesPerLesson", false),
        (#""dateOverrides":null"#, "/dateOverrides", false),
    ]

    @Test("An impossible value is refused with its field, and nothing is changed", arguments: refused)
    func faults(members: String, path: String, isRight: Bool) throws {
        let before = try whole(parent.call("policy.get", #"{"child":"mia"}"#))
        for (method, params, place) in [
            ("policy.set", #"{"child":"mia",\#(members)}"#, ""),
            ("policy.preview", #"{"child":"mia","change":{\#(members)}}"#, "/change"),
        ] {
            let reply = try parent.refusal("invalid_params", method, params, isWellFormed: isRight)
            #expect(try reply.text("path") == place + path)
        }
        #expect(try whole(parent.call("policy.get", #"{"child":"mia"}"#)) == before)
    }

    @Test("Lists have bounds: one more is refused")
    func bounds() throws {
        func days(_ count: Int) -> String {
            #""dateOverrides":["#
                + Array(repeating: #"{"first":"2026-12-24","last":"2026-12-24"}"#, count: count)
                .joined(separator: ",") + "]"
        }
        #expect(try set(days(100))["dateOverrides"]?.count == 100)
        let reply = try parent.refusal(
            "invalid_params", "policy.set", #"{"child":"mia",\#(days(101))}"#, isWellFormed: false)
        #expect(try reply.text("path") == "/dateOverrides")
    }

    // MARK: Preview

    @Test("A child sees its own days, and no others; limits that are not saved are a parent's")
    func previewRoles() throws {
        let child = try daemon.client()
        let today = try child.call("policy.preview", #"{"child":"mia"}"#)
        #expect(try today.text("today") == "2026-11-21" && today.text("days.0.weekday") == "saturday")
        #expect(try today.number("days.0.limitMinutes") == 60 && today.number("days.0.remainingSeconds") == 3600)
        let change = #"{"child":"mia","change":{"dailyMinutes":45}}"#
        try child.refusal("pin_required", "policy.preview", change)
        let changed = try parent.call("policy.preview", change)
        #expect(try changed.number("days.0.limitMinutes") == 45)
        // Nothing was saved.
        #expect(try parent.call("policy.get", #"{"child":"mia"}"#).number("dailyMinutes") == 60)
        try child.refusal("unknown_child", "policy.preview", #"{"child":"nobody"}"#)
    }

    @Test("A preview writes nothing and is the same when it is asked for twice")
    func previewTwice() throws {
        try parent.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        daemon.clock.advance(seconds: 20)
        let records = try parent.call("daemon.stats").number("storage.rows")
        let params = #"{"child":"mia","dayCount":31,"at":"2026-11-21T18:00:00+01:00","change":{"dailyMinutes":10}}"#
        let first = try parent.call("policy.preview", params)
        #expect(try whole(first) == whole(parent.call("policy.preview", params)))
        #expect(first["days"]?.count == 31)
        #expect(try first.number("days.0.usedSeconds") == 20)
        #expect(try parent.call("daemon.stats").number("storage.rows") == records)
    }

    @Test("Another time is answered as time.mayI answers then")
    func previewAt() throws {
        func at(_ text: String, _ change: String = "") throws -> Reply {
            try parent.call("policy.preview", #"{"child":"mia","at":"\#(text)"\#(change)}"#)
        }
        let evening = try at("2026-11-22T21:00:00+01:00")
        #expect(try evening.text("decision.state") == "quietHours" && evening.text("days.0.day") == "2026-11-22")
        #expect(try at("2026-11-22T18:00:00+01:00").number("decision.remainingSeconds") == 3600)
        let more =
            #","change":{"quietHours":[],"dateOverrides":[{"first":"2026-11-22","last":"2026-11-22","dailyMinutes":90}]}"#
        let later = try at("2026-11-22T21:00:00+01:00", more)
        #expect(try later.number("decision.remainingSeconds") == 5400)
    }

    @Test(
        "Days and times that are too far away are refused",
        arguments: [
            (#""dayCount":0"#, "/dayCount", false), (#""dayCount":32"#, "/dayCount", false),
            (#""first":"2027-11-23""#, "/first", true),
            (#""first":"2025-11-19""#, "/first", true), (#""at":"2026-11-21T14:59:59+01:00""#, "/at", true),
            (#""at":"2027-11-22T15:00:01+01:00""#, "/at", true), (#""activity":{"x":1}"#, "/activity/x", false),
        ])
    func previewBounds(members: String, path: String, isRight: Bool) throws {
        let reply = try parent.refusal(
            "invalid_params", "policy.preview", #"{"child":"mia",\#(members)}"#, isWellFormed: isRight)
        #expect(try reply.text("path") == path)
    }

    @Test(
        "The nearest days and times that are possible are answered",
        arguments: [
            #""dayCount":31"#, #""first":"2027-11-22""#, #""first":"2025-11-20""#, #""at":"2026-11-21T15:00:00+01:00""#,
            #""at":"2027-11-22T15:00:00+01:00""#,
        ])
    func previewEdges(members: String) throws {
        try parent.call("policy.preview", #"{"child":"mia",\#(members)}"#)
    }

    // MARK: Explain

    @Test("An explanation decides as time.mayI does, and is a parent's")
    func explain() throws {
        try set(#""dailyMinutes":0"#)
        let told = try parent.call("policy.explain", #"{"child":"mia"}"#)
        let answer = try parent.call("time.mayI", #"{"child":"mia"}"#)
        #expect(try told.text("decision.state") == answer.text("state") && told.text("now") == answer.text("now"))
        let holding = told["steps"]?.elements.filter { $0["holds"]?.bool == true }.compactMap { $0["state"]?.string }
        #expect(holding == ["dailyLimitReached"])
        #expect(try whole(told) == whole(parent.call("policy.explain", #"{"child":"mia"}"#)))
        try daemon.client().refusal("pin_required", "policy.explain", #"{"child":"mia"}"#)
        try parent.refusal("unknown_lesson", "policy.explain", #"{"child":"mia","activity":{"lesson":"x"}}"#)
        try parent.refusal("unknown_child", "policy.explain", #"{"child":"nobody"}"#)
    }

    @Test("What the filter says is a step of its own")
    func filtered() throws {
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":["math"]}"#)
        let told = try parent.call("policy.explain", #"{"child":"mia","activity":{"subject":"reading"}}"#)
        #expect(try told.text("decision.state") == "notAllowed")
        #expect(told["steps"]?.elements.first { $0["holds"]?.bool == true }?["state"]?.string == "notAllowed")
    }
}
