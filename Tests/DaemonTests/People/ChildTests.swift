import HouseholdTesting
import Testing

@Suite struct ChildTests {
    @Test(
        "Whoever names no child of the household is told who is there, by every call alike",
        arguments: [
            ("time.unlock", ""), ("time.lock", ""), ("time.mayI", ""), ("time.grant", #","minutes":5"#),
            ("policy.get", ""), ("child.get", ""), ("child.export", ""), ("audit.list", ""), ("lesson.next", ""),
            ("child.erase", #","confirmName":"zoe""#), ("leaderboard.optIn", ""), ("challenge.list", ""),
            ("filter.get", ""), ("rewards.summary", ""), ("events.subscribe", #","topics":["time.state"]"#),
        ])
    func unknownChild(method: String, more: String) throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.call("child.add", #"{"name":"Olga","born":"2016-01"}"#)
        try parent.call("child.archive", #"{"child":"olga","archived":true}"#)
        let refusal = try parent.refusal("unknown_child", method, #"{"child":"zoe"\#(more)}"#)
        let known = #"there is no child \"zoe\": the children here are Mia, Ben""#
        #expect(refusal.text.contains(known), "\(refusal.text)")
        let near = try parent.refusal("unknown_child", method, #"{"child":"mai"\#(more)}"#)
        #expect(near.text.contains(#"there is no child \"mai\": did you mean \"mia\"?"#), "\(near.text)")
    }

    @Test("A new child has the limits of a new child, its tier by its birth month, and an id from its name")
    func defaults() throws {
        let (parent, _) = try TestDaemon().family()
        let added = try parent.call("child.add", #"{"name":"Zoë Müller","born":"2020-12"}"#)
        #expect(try added.text("profile.child") == "zoe-mueller")
        #expect(try added.text("tier") == "preschool")
        #expect(try added.number("age") == 5)
        let policy = try parent.call("policy.get", #"{"child":"zoe-mueller"}"#)
        #expect(try policy.number("dailyMinutes") == 60)
        #expect(try policy.number("weeklyMinutes") == 300)
        #expect(try policy.text("quietHours.0.start") == "20:00")
        #expect(try policy.text("quietHours.0.end") == "07:00")
    }

    @Test(
        "Two children never have one name or id, however it is written",
        arguments: [#""name":"Mia""#, #""name":"MIA""#, #""name":"Lea","child":"mia""#, #""name":"ben""#])
    func taken(members: String) throws {
        let (parent, _) = try TestDaemon().family()
        try parent.refusal("name_taken", "child.add", #"{"born":"2020-12",\#(members)}"#)
        #expect(try parent.call("child.list")["children"]?.count == 2)
    }

    @Test("Renaming keeps the id and loses nothing; absent stays, null clears")
    func update() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.call("time.grant", #"{"child":"mia","minutes":5,"grant":"g"}"#)
        try parent.call("child.update", #"{"child":"mia","name":"Maria","schoolGrade":2,"avatar":"fox"}"#)
        let changed = try parent.call("child.update", #"{"child":"Maria","avatar":null}"#)
        #expect(try changed.text("profile.child") == "mia")
        #expect(try changed.number("profile.schoolGrade") == 2)
        #expect(changed["profile.avatar"] == nil)
        try daemon.restart()
        let client = try daemon.client()
        #expect(try client.call("child.get", #"{"child":"Maria"}"#).number("profile.schoolGrade") == 2)
        #expect(try client.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 1)
        // By name or id, however it is written.
        for name in ["MARIA", "maria", "Mia"] {
            #expect(try client.call("child.get", #"{"child":"\#(name)"}"#).text("profile.name") == "Maria")
        }
        try parent.expectClosed()
    }

    @Test("The tier changes by itself in the birthday month")
    func tier() throws {
        let daemon = try TestDaemon(clock: FakeClock("2026-11-30T23:59:59+01:00"))
        let (parent, _) = try daemon.family()
        try parent.call("child.add", #"{"name":"Zoe","born":"2020-12"}"#)
        #expect(try parent.call("child.get", #"{"child":"zoe"}"#).text("tier") == "preschool")
        daemon.clock.advance(seconds: 1)
        #expect(try parent.call("child.get", #"{"child":"zoe"}"#).text("tier") == "elementary")
    }

    @Test("No account belongs to two children, and root's and the daemon's to none")
    func accounts() throws {
        let (parent, _) = try TestDaemon().family()
        try parent.call("child.update", #"{"child":"mia","uids":[61001]}"#)
        let taken = try parent.refusal("invalid_params", "child.update", #"{"child":"ben","uids":[61003,61001]}"#)
        #expect(try taken.text("path") == "/uids/1")
        try parent.refusal(
            "invalid_params", "child.add", #"{"name":"Zoe","born":"2020-12","uids":[0]}"#, isWellFormed: false)
        try parent.call("child.update", #"{"child":"mia","uids":[61001]}"#)
    }
}
