import HouseholdTesting
import Testing

/// Names that somebody has mistyped: refused with a suggestion, and never taken for something that there is.
@Suite struct MistypedNameTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    private func message(_ reply: Reply) -> String { reply.error?.member("message")?.string ?? "" }

    @Test(
        "A mistyped subject or pack is refused, with the nearest that the caller may see",
        arguments: ["time.mayI", "policy.preview", "policy.explain"])
    func parts(method: String) throws {
        for (activity, near) in [
            (#"{"subject":"maht"}"#, "math"), (#"{"pack":"kindergarten-maths"}"#, "kindergarten-math"),
        ] {
            let params = #"{"child":"mia","activity":\#(activity)}"#
            let clients = method == "policy.explain" ? [parent] : [parent, try daemon.client()]
            for client in clients {
                let reply = try client.ask(method, params)
                #expect(reply.kind == "invalid_params" && message(reply).contains("(did you mean \"\(near)\"?)"))
            }
        }
        try parent.call(method, #"{"child":"mia","activity":{"subject":"math"}}"#)
    }

    @Test("A lesson that is not there is refused alike everywhere: with words for the child")
    func lessons() throws {
        let calls = [
            ("time.mayI", #"{"child":"mia","activity":{"lesson":"nope"}}"#),
            ("time.grant", #"{"child":"mia","minutes":5,"activity":{"lesson":"nope"}}"#),
            ("filter.set", #"{"child":"mia","blockedLessons":["nope"]}"#),
            ("filter.check", #"{"child":"mia","lesson":"nope"}"#),
            ("activity.start", #"{"child":"mia","lesson":"nope"}"#),
        ]
        for (method, params) in calls {
            let reply = try parent.ask(method, params)
            #expect(reply.kind == "unknown_lesson")
            #expect(message(reply) == "there is no lesson \"nope\"")
            #expect(reply.error?.member("data")?.member("say")?.string == "Let’s look for another one.")
        }
    }

    @Test("A mistyped request or badge is told back, with the nearest")
    func others() throws {
        let id = try daemon.client().call("time.ask", #"{"child":"mia","minutes":5}"#).text("request.request")
        let unknown = try parent.ask("time.decide", #"{"request":"\#(id)x","approve":true}"#)
        #expect(message(unknown) == "there is no request \"\(id)x\": did you mean \"\(id)\"?")
        let badge = try parent.ask("rewards.markSeen", #"{"child":"mia","badges":["lesson.frist"]}"#)
        #expect(message(badge).contains("lesson.frist"))
    }

    @Test("Parents see ages in the list of children, others do not")
    func ages() throws {
        #expect(try parent.call("child.list").number("children.0.age") > 0)
        #expect(try daemon.client().call("child.list")["children.0.age"] == nil)
    }
}
