import HouseholdTesting
import Testing

@Suite struct DamageTests {
    /// A stopped daemon whose children have used some time.
    private func used() throws -> TestDaemon {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        for child in ["mia", "ben"] {
            try parent.call("time.beginLease", #"{"child":"\#(child)","lease":"l"}"#)
            daemon.clock.advance(seconds: 30)
            try parent.call("time.endLease", #"{"child":"\#(child)","lease":"l"}"#)
        }
        daemon.stop()
        return daemon
    }

    @Test(
        "A damaged row of a child isolates that child: its state is damaged, never unused, and nothing new begins",
        arguments: ["body = zeroblob(length(body))", "kind = 9", "at = at + 1"])
    func child(change: String) throws {
        let daemon = try used()
        let row = try #require(daemon.rows(ofProfile: 1).last)
        try daemon.tamper("UPDATE journal SET \(change) WHERE seq = \(row)")
        try daemon.start()
        let client = try daemon.client()
        let mia = try client.call("time.mayI", #"{"child":"mia"}"#)
        #expect(try mia.text("state") == "damaged")
        #expect(try !mia.flag("allowed"))
        #expect(mia["liftedBy"]?.texts == ["repair"])
        // Its accounts, limits and filter may be among what is lost: nothing of it is told but kind words.
        for (method, params) in [
            ("time.beginLease", #"{"child":"mia","lease":"m"}"#), ("child.get", #"{"child":"mia"}"#),
            ("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#), ("lesson.list", #"{"child":"mia"}"#),
            ("rewards.summary", #"{"child":"mia"}"#), ("rewards.ledger", #"{"child":"mia"}"#),
        ] {
            #expect(try client.refusal("storage_damaged", method, params).text("say") != "")
        }
        // A parent's minutes do not repair it.
        try client.unlock()
        #expect(try client.call("time.grant", #"{"child":"mia","minutes":15}"#).text("decision.state") == "damaged")
        #expect(try client.call("time.lock", #"{"child":"mia"}"#).text("decision.state") == "damaged")
        #expect(try client.call("time.endLease", #"{"child":"mia","lease":"l"}"#).text("decision.state") == "damaged")
        try client.refusal("storage_damaged", "time.usage", #"{"child":"mia"}"#)
        // Changing a part would make up the rest.
        try client.refusal("storage_damaged", "child.update", #"{"child":"mia","name":"Maria"}"#)
        try client.refusal("storage_damaged", "policy.set", #"{"child":"mia","dailyMinutes":5}"#)
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "damaged")

        #expect(try client.call("time.mayI", #"{"child":"ben"}"#).text("state") == "active")
        #expect(try client.call("time.usage", #"{"child":"ben","days":1}"#).number("days.0.usedSeconds") == 30)
        _ = try LessonPlayer(client, daemon.clock, child: "ben")
        #expect(try client.call("household.status").text("state") == "open")
        #expect(try client.call("audit.list").result?["entries"]?.count ?? 0 > 3)
    }

    @Test("A child stays damaged over restarts and further records")
    func stays() throws {
        let daemon = try used()
        let row = try #require(daemon.rows(ofProfile: 1).first)
        try daemon.tamper("UPDATE journal SET body = x'00' WHERE seq = \(row)")
        for _ in 0..<2 {
            try daemon.start()
            let client = try daemon.client()
            try client.unlock()
            try client.call("time.lock", #"{"child":"mia"}"#)
            try client.call("time.unlock", #"{"child":"mia"}"#)
            #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "damaged")
            daemon.stop()
        }
    }

    @Test(
        "A damaged or missing row of the household: status, mayI and discovery tell it, and nothing else is answered",
        arguments: [
            "UPDATE journal SET body = zeroblob(length(body)) WHERE seq = 1", "DELETE FROM journal WHERE seq = 2",
            "DELETE FROM journal WHERE seq = (SELECT max(seq) FROM journal)", "DELETE FROM journal",
            "UPDATE journal SET device = 12 WHERE seq = 1",
        ])
    func household(change: String) throws {
        let daemon = try used()
        try daemon.tamper(change)
        try daemon.start()
        let client = try daemon.client()
        #expect(try client.call("household.status").text("state") == "damaged")
        try client.call("rpc.discover")
        try client.call("rpc.limits")
        try client.call("daemon.info")
        for (method, params) in [
            ("parent.unlock", #"{"pin":"2580"}"#), ("child.list", "{}"), ("time.usage", #"{"child":"mia"}"#),
            ("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#), ("audit.list", "{}"),
            ("household.setUp", #"{"name":"L","zone":"UTC","parent":"A","pin":"2580"}"#),
        ] {
            let reply = try client.refusal("storage_damaged", method, params)
            #expect(reply.code == 803)
            #expect(reply["rows"]?.count ?? 0 > 0)
        }
        let answer = try client.call("time.mayI", #"{"child":"mia"}"#)
        #expect(try answer.text("state") == "damaged")
        #expect(try !answer.flag("allowed"))
    }
}
