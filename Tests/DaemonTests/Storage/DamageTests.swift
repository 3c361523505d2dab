import Daemon
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
        "A damaged or missing row of a child isolates that child: damaged, never unused, and nothing new begins",
        arguments: [
            "UPDATE journal SET body = zeroblob(length(body))", "UPDATE journal SET kind = 9",
            "UPDATE journal SET at = at + 1", "DELETE FROM journal",
        ])
    func child(change: String) throws {
        let daemon = try used()
        let row = try #require(daemon.rows(ofProfile: 1).last)
        try daemon.tamper("\(change) WHERE seq = \(row)")
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
        #expect(try client.call("time.usage", #"{"child":"ben","dayCount":1}"#).number("days.0.usedSeconds") == 30)
        _ = try LessonPlayer(client, daemon.clock, child: "ben")
        #expect(try client.call("household.status").text("state") == "open")
        #expect(try client.call("audit.list").result?["entries"]?.count ?? 0 > 3)
    }

    @Test("Nothing is stored about a child whose data key cannot be read, and nobody else's call fails for that")
    func damagedKey() throws {
        let daemon = try used()
        try daemon.tamper("UPDATE keys SET wrapped = x'00' WHERE profile = 1")
        try daemon.start()
        let client = try daemon.client()
        try client.unlock()
        let grant = #""method":"time.grant","params""#
        try client.send(
            #"[{"jsonrpc":"2.0","id":1,\#(grant):{"child":"ben","minutes":5}},"#
                + #"{"jsonrpc":"2.0","id":2,\#(grant):{"child":"mia","minutes":5}},"#
                + #"{"jsonrpc":"2.0","id":3,\#(grant):{"child":"ben","minutes":5}}]"#)
        let replies = try client.receiveBatch()
        #expect(replies.map { $0.result != nil } == [true, false, true])
        #expect(replies[1].kind == "storage_damaged")
        try client.refusal("storage_damaged", "time.lock", #"{"child":"mia"}"#)
        #expect(try client.call("time.usage", #"{"child":"ben"}"#)["grants"]?.count == 2)
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
        "A snapshot table that is gone or holds nothing usable is a cache: the household opens, also after a rebuild",
        arguments: [
            "DROP TABLE snapshots",
            "DROP TABLE snapshots; CREATE TABLE snapshots(profile, seq, body); INSERT INTO snapshots VALUES(NULL, NULL, NULL)",
        ])
    func snapshots(change: String) throws {
        let daemon = try used()
        for rebuilds in [false, true] {
            try daemon.tamperBesideSnapshot(change)
            if rebuilds {
                let outcome = try OfflineDoctor.examine(
                    dataFolder: daemon.dataFolder, keyFile: daemon.keyFile, rebuildsSnapshot: true, clock: daemon.clock)
                #expect(outcome.isHealthy)
            }
            try daemon.start()
            let client = try daemon.client()
            #expect(try client.call("household.status").text("state") == "open")
            #expect(try client.call("time.usage", #"{"child":"ben","dayCount":1}"#).number("days.0.usedSeconds") == 30)
            daemon.stop()
        }
    }

    @Test("Without the table of keys nothing can be read: it is told, and the program goes on")
    func noKeys() throws {
        let daemon = try used()
        try daemon.tamper("DROP TABLE keys")
        try daemon.start()
        let client = try daemon.client()
        #expect(try client.call("household.status").text("state") == "damaged")
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "damaged")
    }

    @Test(
        "A damaged row of the household isolates what it may have changed: the clock, wrong entries, codes, a new child",
        arguments: [2, 3, 5, 6])
    func isolated(kind: Int) throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        let code = try parent.call("time.codes", #"{"minutes":15}"#).text("codes.0.code")
        try parent.call("time.beginLease", #"{"child":"ben","lease":"l"}"#)
        daemon.clock.advance(seconds: 30)
        try parent.call("time.endLease", #"{"child":"ben","lease":"l"}"#)
        // A note of the clock.
        daemon.clock.advance(seconds: 7200)
        try parent.unlock()
        try parent.call("time.grant", #"{"child":"ben","minutes":5}"#)
        daemon.stop()
        let rows = "FROM journal WHERE profile = 0 AND kind = \(kind)"
        let row = try daemon.count("SELECT \(kind == 3 ? "MIN" : "MAX")(seq) \(rows)")
        #expect(row > 0)
        try daemon.tamper("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = \(row)")
        for _ in 0..<2 {
            try daemon.start()
            let client = try daemon.client()
            #expect(try client.call("household.status").text("state") == "open")
            try client.unlock()
            #expect(try client.call("time.usage", #"{"child":"ben","dayCount":1}"#).number("days.0.usedSeconds") == 30)
            let doctor = try client.call("daemon.doctor")
            #expect(try !doctor.flag("healthy"))
            #expect(try doctor.number("damaged.0.row") == row)
            #expect(try doctor.text("state") == "same")
            switch kind {
            case 3:
                // Nothing of it is made up, and its number is not another's.
                try client.refusal("unknown_child", "time.mayI", #"{"child":"mia"}"#)
            case 5: try client.refusal("code_refused", "time.redeem", #"{"child":"mia","code":"\#(code)"}"#)
            default: #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") != "damaged")
            }
            daemon.stop()
        }
        // No snapshot hides it.
        #expect(try daemon.count("SELECT COUNT(*) FROM snapshots") == 0)
    }

    @Test("A child that comes in after the loss of another's row gets a number of its own")
    func newChild() throws {
        let daemon = try used()
        let row = try daemon.count("SELECT MAX(seq) FROM journal WHERE profile = 0 AND kind = 3")
        try daemon.tamper("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = \(row)")
        try daemon.start()
        let client = try daemon.client()
        try client.unlock()
        try client.call("child.add", #"{"name":"Zoe","born":"2018-02"}"#)
        #expect(try client.call("time.usage", #"{"child":"zoe","dayCount":1}"#).number("days.0.usedSeconds") == 0)
        try daemon.restart()
        let later = try daemon.client()
        #expect(try later.call("time.usage", #"{"child":"zoe","dayCount":1}"#).number("days.0.usedSeconds") == 0)
    }

    @Test(
        "A damaged or missing row of the household: status, mayI and discovery tell it, and nothing else is answered",
        arguments: [
            "UPDATE journal SET body = zeroblob(length(body)) WHERE seq = 1", "DELETE FROM journal WHERE seq = 2",
            "DELETE FROM journal WHERE seq = (SELECT max(seq) FROM journal WHERE profile = 0)", "DELETE FROM journal",
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
            ("household.setUp", #"{"name":"L","zone":"UTC","parentName":"A","pin":"2580"}"#),
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
