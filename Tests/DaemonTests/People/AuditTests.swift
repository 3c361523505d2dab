import HouseholdTesting
import Testing

@Suite struct AuditTests {
    @Test("Who did what is listed, the newest first, page by page, and nothing of it is secret")
    func pages() throws {
        let daemon = try TestDaemon()
        let (parent, code) = try daemon.family()
        try daemon.client().refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#)
        try parent.call("time.grant", #"{"child":"mia","minutes":15,"why":"rain"}"#)
        try parent.call("policy.set", #"{"child":"ben","dailyMinutes":null}"#)
        try parent.call("parent.changePin", #"{"pin":"2580","newPin":"736105"}"#)
        try parent.unlock(pin: "736105")
        try daemon.restart()
        let reader = try daemon.client()
        try reader.unlock(pin: "736105")

        var words: [String] = []
        var texts = ""
        var before = ""
        while true {
            let page = try reader.call("audit.list", #"{"limit":3\#(before)}"#)
            texts += page.text
            words += page["entries"]?.elements.compactMap { $0["what"]?.string } ?? []
            guard let next = page["next"]?.integer else { break }
            before = ",\"before\":\(next)"
        }
        #expect(
            words == [
                "unlocked", "unlocked", "pinChanged", "policyChanged", "timeGranted", "unlockFailed", "childAdded",
                "childAdded", "unlocked", "householdSetUp",
            ])
        for secret in ["2580", "736105", "1357", code] { #expect(!texts.contains(secret)) }
    }

    @Test("An entry has the name, the account, the child and a sentence")
    func entry() throws {
        let (parent, _) = try TestDaemon().family()
        try parent.call("time.grant", #"{"child":"mia","minutes":15,"why":"rain"}"#)
        let page = try parent.call("audit.list", #"{"limit":1}"#)
        #expect(try page.text("entries.0.who") == "Anna")
        #expect(try page.text("entries.0.role") == "parent")
        #expect(try page.text("entries.0.child") == "mia")
        #expect(try page.text("entries.0.say") == "Mia: 15 minutes granted (rain)")
        #expect(try page.text("entries.0.at") == "2026-11-21T15:00:00+01:00")
    }

    @Test("What a child asks stands as the child's, also where a parent is unlocked")
    func childAsks() throws {
        let (parent, _) = try TestDaemon().family()
        try parent.call("time.ask", #"{"child":"mia","minutes":20}"#)
        let asked = try parent.call("audit.list", #"{"limit":1}"#)
        #expect(try asked.text("entries.0.what") == "timeRequested" && asked.text("entries.0.role") == "child")
        #expect(try asked.text("entries.0.who") == "Mia")
        // What a parent does for the child is the parent's.
        try parent.call("time.grant", #"{"child":"mia","minutes":5}"#)
        #expect(try parent.call("audit.list", #"{"limit":1}"#).text("entries.0.who") == "Anna")
    }

    @Test(
        "A changed setting is told as what changed",
        arguments: [
            ("policy.set", #""dailyMinutes":45"#, "a day 1 h → 45 min"),
            ("policy.set", #""dailyMinutes":90,"weeklyMinutes":null"#, "a day 1 h → 1 h 30 min; a week 5 h → no limit"),
            (
                "policy.set", #""quietHours":[{"start":"21:00","end":"07:00"}]"#,
                "quiet hours 20:00-07:00 → 21:00-07:00"
            ),
            (
                "policy.set", #""dailyMinutesByWeekday":{"friday":null,"saturday":90,"sunday":90,"monday":0}"#,
                "limits of weekdays none → no screen time (Monday), no limit (Friday) and 1 h 30 min (Saturday and Sunday)"
            ),
            (
                "policy.set", #""quietHours":[{"start":"20:00","end":"07:00","weekdays":["sunday","monday"]}]"#,
                "quiet hours 20:00-07:00 → 20:00-07:00 (Monday and Sunday)"
            ),
            ("policy.set", #""quietHours":[]"#, "quiet hours 20:00-07:00 → none"),
            ("policy.set", #""finishing":"lesson""#, "to be finished when time is over: the question → the lesson"),
            (
                "policy.set",
                #""dateOverrides":[{"first":"2026-12-24","last":"2027-01-06","name":"Holidays","dailyMinutes":120}]"#,
                "new dates Holidays 24 December 2026 to 6 January 2027 (2 h a day)"
            ),
            (
                "policy.set",
                #""dateOverrides":[{"first":"2026-12-24","last":"2026-12-24","priority":5,"quietHours":[],"#
                    + #""allowedWindows":[{"start":"15:00","end":"17:00","allowanceMinutes":20}]}]"#,
                "new dates 24 December 2026 (no quiet hours, only 15:00-17:00 with 20 min and priority 5)"
            ),
            (
                "policy.set", #""allowedWindows":[{"start":"15:00","end":"17:00"}]"#,
                "allowed windows none → 15:00-17:00"
            ),
            (
                "policy.set", #""session":{"minutes":15}"#,
                "breaks: none → sessions of 15 min with breaks of 10 min"
            ),
            (
                "policy.set",
                #""budgets":[{"name":"games","activities":[{"app":"supertux"},{"pack":"first-reading"}],"minutes":20}]"#,
                "new budget games: 20 min a day for the app supertux and the pack first-reading"
            ),
            ("policy.set", #""freeActivities":[{"subject":"reading"}]"#, "free of charge: nothing → reading"),
            ("policy.set", #""carryOver":{"capMinutes":60}"#, "carried over: nothing → 1 h at most, for 7 days"),
            ("policy.set", #""breakNudgeMinutes":20"#, "reminder to look up never → every 20 min"),
            (
                "policy.set", #""earnedTime":{"minutesPerLesson":5,"dailyCapMinutes":30}"#,
                "earned by lessons: nothing → 5 min a lesson, 30 min a day at most"
            ),
            ("filter.set", #""blockedLessons":["counting-objects"]"#, "blocked lesson counting-objects"),
            (
                "filter.set", #""allowedSubjects":["math"],"highestDifficulty":2"#,
                "subjects all → math; difficulty up to none → 2"
            ),
            ("filter.set", #""pausedSubjects":[{"subject":"math"}]"#, "paused subject math"),
            ("child.update", #""schoolGrade":1,"uids":[1001]"#, "grade none → 1; uids none → 1001"),
            ("child.update", #""name":"Maria","born":"2019-05""#, "name Mia → Maria; born April 2019 → May 2019"),
            ("time.grant", #""minutes":1"#, "1 minute granted"),
        ])
    func rules(_ method: String, _ members: String, _ say: String) throws {
        let (parent, _) = try TestDaemon().family()
        try parent.call(method, #"{"child":"mia",\#(members)}"#)
        let told = try parent.call("audit.list", #"{"limit":1}"#).text("entries.0.say")
        #expect(told == (members.contains("Maria") ? "Maria: " : "Mia: ") + say)
    }

    @Test("What was blocked and comes back is told too")
    func unblocked() throws {
        let (parent, _) = try TestDaemon().family()
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["counting-objects"]}"#)
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["adding-with-objects"]}"#)
        let say = try parent.call("audit.list", #"{"limit":1}"#).text("entries.0.say")
        #expect(say.hasPrefix("Mia: blocked lesson adding-with-objects"))
        #expect(say.hasSuffix("no longer blocked lesson counting-objects"))
    }

    @Test("What a child learns is not in it")
    func learning() throws {
        let (parent, _) = try TestDaemon().family()
        let before = try parent.call("audit.list").result?["entries"]?.count
        try parent.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        #expect(try parent.call("audit.list").result?["entries"]?.count == before)
    }

    @Test("A page of the audit holds what the same connection asked for just before it")
    func rightAfter() throws {
        let (parent, _) = try TestDaemon().family()
        let lines = [
            CallLine.text("1", "time.grant", #"{"child":"mia","minutes":5}"#),
            CallLine.text("2", "audit.list", #"{"limit":1}"#),
        ]
        try parent.send(lines.joined(separator: "\n"))
        _ = try parent.receive()
        #expect(try parent.receive().text("entries.0.what") == "timeGranted")
    }
}
