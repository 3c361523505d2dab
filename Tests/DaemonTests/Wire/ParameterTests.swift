import HouseholdTesting
import Testing

@Suite struct ParameterTests {
    @Test("Of an unknown parameter the message names those that there are, those of every call too")
    func known() throws {
        let parent = try TestDaemon().family().parent
        func message(_ method: String) throws -> String {
            try parent.ask(method, #"{"x":1}"#, isWellFormed: false).text
        }
        #expect(try message("rpc.version").contains("known are deadlineMs"))
        #expect(try message("parent.lock").contains("known are deadlineMs"))
        #expect(try message("audit.verify").contains("known are deadlineMs, progressToken"))
        #expect(try message("audit.list").contains("limit, deadlineMs"))
    }

    @Test(
        "A parameter that is missing, unknown or mistyped is named by its path, before anything happens",
        arguments: [
            ("child.add", #"{"born":"2019-04"}"#, "/name"), ("child.add", #"{"name":"Zoe"}"#, "/born"),
            ("child.add", #"{"name":5,"born":"2019-04"}"#, "/name"),
            ("child.add", #"{"name":"","born":"2019-04"}"#, "/name"),
            ("child.add", #"{"name":"Zoe","born":"2019-13"}"#, "/born"),
            ("child.add", #"{"name":"Zoe","born":"19-04"}"#, "/born"),
            ("child.add", #"{"name":"Zoe","born":"2019-04","x":1}"#, "/x"),
            ("child.add", #"{"name":"Zoe","born":"2019-04","accessibility":{"mute":"yes"}}"#, "/accessibility/mute"),
            ("child.add", #"{"name":"Zoe","born":"2019-04","a/b~c":1}"#, "/a~1b~0c"),
            ("child.add", #"{"name":"Zoe","born":"2019-04","grade":null}"#, "/grade"),
            ("child.add", #"{"name":"Zoe","born":"2019-04","uids":[7,-1]}"#, "/uids/1"),
            ("time.grant", #"{"child":"mia","minutes":1.5}"#, "/minutes"),
            ("time.grant", #"{"child":"mia","minutes":0}"#, "/minutes"),
            ("time.grant", #"{"child":"mia","minutes":1441}"#, "/minutes"),
            ("time.grant", #"{"child":"mia","minutes":"15"}"#, "/minutes"),
            ("time.grant", #"{"child":"mia","minutes":99999999999999999999}"#, "/minutes"),
            ("policy.set", #"{"child":"mia","dailyMinutes":1441}"#, "/dailyMinutes"),
            (
                "policy.set", #"{"child":"mia","dailyMinutesByWeekday":{"sunday":1441}}"#,
                "/dailyMinutesByWeekday/sunday"
            ),
            (
                "policy.set", #"{"child":"mia","dailyMinutesByWeekday":{"sunday":-1}}"#,
                "/dailyMinutesByWeekday/sunday"
            ),
            ("policy.set", #"{"child":"mia","dailyMinutesByWeekday":{"Sunday":9}}"#, "/dailyMinutesByWeekday/Sunday"),
            ("policy.set", #"{"child":"mia","dailyMinutesByWeekday":[9]}"#, "/dailyMinutesByWeekday"),
            ("policy.set", #"{"child":"mia","quietHours":[{"start":"20:00"}]}"#, "/quietHours/0/end"),
            ("policy.set", #"{"child":"mia","finishing":"never"}"#, "/finishing"),
            ("time.mayI", #"{"child":"mia","activity":"math"}"#, "/activity"),
            ("time.mayI", #"{"child":7}"#, "/child"), ("time.mayI", "{}", "/child"),
            ("audit.list", #"{"limit":201}"#, "/limit"), ("rpc.ping", #"{"a":1}"#, "/a"),
            ("activity.answer", #"{"presentation":"x.1","answer":{"option":"a"}}"#, "/activity"),
        ])
    func path(method: String, params: String, path: String) throws {
        let (parent, _) = try TestDaemon().family()
        let before = try parent.call("daemon.stats").number("storage.rows")
        let reply = try parent.refusal("invalid_params", method, params, isWellFormed: false)
        #expect(reply.code == -32602)
        #expect(try reply.text("path") == path)
        #expect(try parent.call("daemon.stats").number("storage.rows") == before)
    }

    @Test("1.0 and 1.5e1 are whole numbers")
    func wholeNumbers() throws {
        let (parent, _) = try TestDaemon().family()
        #expect(try parent.call("time.grant", #"{"child":"mia","minutes":15.0}"#).number("grant.minutes") == 15)
        #expect(try parent.call("time.grant", #"{"child":"mia","minutes":1.5e1}"#).number("grant.minutes") == 15)
    }

    @Test(
        "What the document cannot say is refused with a path too",
        arguments: [
            ("policy.set", #"{"child":"mia","quietHours":[{"start":"20:00","end":"20:00"}]}"#, "/quietHours/0/end"),
            ("time.grant", #"{"child":"mia","minutes":5,"expiresAt":"2026-11-21T14:59:00+01:00"}"#, "/expiresAt"),
        ])
    func rules(method: String, params: String, path: String) throws {
        let (parent, _) = try TestDaemon().family()
        #expect(try parent.refusal("invalid_params", method, params).text("path") == path)
    }

    @Test(
        "A new household needs a zone that the machine knows and a day that starts by 06:00",
        arguments: [
            (#""zone":"Mars/Base""#, "/zone", true), (#""zone":"UTC","dayStart":"06:01""#, "/dayStart", false),
        ])
    func setUp(members: String, path: String, isRight: Bool) throws {
        let client = try TestDaemon().client()
        let reply = try client.refusal(
            "invalid_params", "household.setUp", #"{"name":"L","parentName":"A","pin":"2580",\#(members)}"#,
            isWellFormed: isRight)
        #expect(try reply.text("path") == path)
        #expect(try client.call("household.status").text("state") == "notSetUp")
    }
}
