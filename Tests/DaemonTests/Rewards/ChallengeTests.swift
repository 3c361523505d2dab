import HouseholdTesting
import Testing

/// The methods of challenges, through the daemon (Rewards, Challenges).
@Suite struct ChallengeTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let mia: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        mia = try daemon.client()
        try parent.call("policy.set", #"{"child":"mia","quietHours":[]}"#)
    }

    /// Use of the screen for learning, renewed as a front-end does it.
    private func learn(minutes: Int, _ lease: String) throws {
        let begin = #"{"child":"mia","lease":"\#(lease)","activity":{"subject":"math"}}"#
        try mia.call("time.beginLease", begin)
        for _ in 0..<minutes {
            daemon.clock.advance(seconds: 60)
            try mia.call("time.beginLease", begin)
        }
        try mia.call("time.endLease", #"{"child":"mia","lease":"\#(lease)"}"#)
    }

    private static func create(_ wanted: String, _ more: String = "") -> String {
        #"{"children":["mia"],"title":"Goal","wanted":\#(wanted)\#(more)}"#
    }

    private func progress(_ id: String = "goal", on client: TestClient? = nil) throws -> Reply {
        try (client ?? mia).call("challenge.progress", #"{"child":"mia","challenge":"\#(id)"}"#)
    }

    @Test("One for several children is one commit: a progress each, or none at all")
    func several() throws {
        let made = try parent.call(
            "challenge.create", #"{"children":["mia","Ben"],"template":"quick-start","bonusPercent":20}"#)
        #expect(made["byChild"]?.count == 2)
        #expect(try made.text("byChild.0.challenges.0.challenge") == "quick-start")
        #expect(try made.text("byChild.1.challenges.0.state") == "running")
        let again = try parent.call("challenge.create", #"{"children":["mia"],"template":"quick-start"}"#)
        #expect(try again.text("byChild.0.challenges.0.challenge") == "quick-start-2")
        try parent.call("policy.set", #"{"child":"ben","dailyMinutes":10}"#)
        let refused = try parent.refusal(
            "challenge_impossible", "challenge.create", #"{"children":["mia","ben"],"template":"quick-start"}"#)
        #expect(refused.text.contains("Ben cannot meet it. 15 minutes on 7 days are 105 minutes."))
        #expect(refused.text.contains(#""largestTarget":10"#))
        #expect(try mia.call("challenge.list", #"{"child":"mia"}"#)["byChild.0.challenges"]?.count == 2)
    }

    @Test("A child sees its progress at once, hears of each percent, and is told and paid when it is reached")
    func reached() throws {
        try mia.call(
            "events.subscribe",
            #"{"child":"mia","topics":["challenge.progress","challenge.completed","rewards.badge"]}"#)
        try parent.call(
            "challenge.create",
            Self.create(#"{"counts":"dailyMinutes","target":2,"daysRequired":1}"#, #","bonusPercent":50"#))
        var player = try LessonPlayer(mia, daemon.clock)
        for _ in 1...6 { try player.play() }
        #expect(try progress().text("state") == "running")
        let events = try mia.allEvents().map(\.topic)
        #expect(events.first == "challenge.progress" && !events.contains("challenge.completed"))
        let before = try mia.call("rewards.summary", #"{"child":"mia"}"#)
        try learn(minutes: 2, "l1")
        let view = try progress()
        #expect(try view.text("state") == "completed" && view.number("progress.percent") == 100)
        let paid = try view.number("bonusPoints")
        let points = try before.number("points")
        #expect(paid == points / 2)
        let after = try mia.call("rewards.summary", #"{"child":"mia"}"#)
        #expect(try after.number("points") == points + paid)
        #expect(
            try mia.allEvents().map(\.topic).filter { $0 != "challenge.progress" } == [
                "challenge.completed", "rewards.badge",
            ])
        let ledger = try mia.call("rewards.ledger", #"{"child":"mia"}"#)
        #expect(try ledger.text("lines.0.what") == "challengeBonus" && ledger.number("lines.0.pointsEarned") == paid)
        try daemon.restart()
        let again = try daemon.client()
        #expect(try progress(on: again).result?.source == view.result?.source)
        #expect(try again.call("rewards.summary", #"{"child":"mia"}"#).number("points") == points + paid)
    }

    @Test("The answer that reaches one tells it, with its badge; sent again it tells the same and pays once")
    func answer() throws {
        try parent.call("challenge.create", Self.create(#"{"counts":"streakDays","target":1}"#, #","bonusPercent":50"#))
        try parent.call(
            "policy.set",
            #"{"child":"mia","earnedTime":{"minutesPerLesson":1,"dailyCapMinutes":30,"minutesPerChallenge":7}}"#)
        var player = try LessonPlayer(mia, daemon.clock)
        for _ in 1...5 { try player.play() }
        try mia.call("activity.shown", #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#)
        daemon.clock.advance(seconds: 5)
        let params = try player.answer(isRight: true)
        let end = try mia.call("activity.answer", params)
        #expect(
            try end.text("reachedChallenges.0.challenge") == "goal" && end.text("reachedChallenges.0.title") == "Goal")
        #expect(end["badges"]?.elements.contains { $0["badge"]?.string == "challenge.first" } == true)
        #expect(try end.number("earnedMinutes") == 8)
        daemon.clock.advance(seconds: 30)
        let again = try mia.call("activity.answer", params)
        #expect(again["reachedChallenges"]?.source == end["reachedChallenges"]?.source)
        #expect(again["earnedMinutes"]?.source == end["earnedMinutes"]?.source)
        #expect(try progress().number("bonusPoints") == end.number("reachedChallenges.0.bonusPoints"))
    }

    @Test("Editing puts a new version in its place, and what is over cannot be edited")
    func edit() throws {
        try parent.call("challenge.create", Self.create(#"{"counts":"dailyMinutes","target":5,"daysRequired":2}"#))
        try learn(minutes: 5, "l1")
        #expect(try progress().number("progress.value") == 1)
        let edited = try parent.call(
            "challenge.edit",
            #"{"challenge":"goal","children":["mia","ben"],"bonusPercent":25,"endsBefore":"2026-12-24"}"#)
        #expect(try edited.number("byChild.0.challenges.0.revision") == 2)
        #expect(try edited.text("byChild.1.name") == "Ben")
        let all = try mia.call("challenge.list", #"{"child":"mia","all":true}"#)
        #expect(all["byChild.0.challenges"]?.elements.compactMap { $0["state"]?.string } == ["running", "closed"])
        #expect(try all.number("byChild.0.challenges.1.progress.value") == 1)
        // Its first day is today, and today's minutes are there.
        #expect(try progress().number("progress.value") == 1)
        try parent.call("challenge.edit", #"{"challenge":"goal","children":["ben"]}"#)
        #expect(try mia.call("challenge.list", #"{"child":"mia"}"#)["byChild.0.challenges"]?.count == 0)
        try parent.call("challenge.deactivate", #"{"challenge":"goal"}"#)
        try parent.refusal("challenge_over", "challenge.activate", #"{"challenge":"goal","children":["mia"]}"#)
    }

    @Test("It can rest for one child and go on, and a repeated call changes nothing")
    func switches() throws {
        try parent.call("challenge.create", #"{"children":["mia","ben"],"template":"quick-start"}"#)
        for _ in 0..<2 {
            let stopped = try parent.call("challenge.deactivate", #"{"challenge":"quick-start","children":["mia"]}"#)
            #expect(try stopped.text("byChild.0.challenges.0.state") == "inactive")
        }
        #expect(try progress("quick-start").text("state") == "inactive")
        let all = try parent.call("challenge.activate", #"{"challenge":"quick-start"}"#)
        for place in 0...1 { #expect(try all.text("byChild.\(place).challenges.0.state") == "running") }
    }

    @Test("Bad values are refused one by one, with their field named")
    func faults() throws {
        let cases = [
            (#"{"children":["mia"],"wanted":{"counts":"streakDays","target":3}}"#, ""),
            (#"{"children":["mia"],"title":"A"}"#, ""),
            (#"{"children":["mia"],"title":" ","wanted":{"counts":"streakDays","target":3}}"#, "/title"),
            (Self.create(#"{"counts":"streakDays","target":367}"#), "/wanted/target"),
            (Self.create(#"{"counts":"dailyMinutes","target":10}"#), "/wanted/daysRequired"),
            (Self.create(#"{"counts":"activityMinutes","target":10}"#), "/wanted/activities"),
            (
                Self.create(#"{"counts":"activityMinutes","target":10,"activities":[{"subject":"mth"}]}"#),
                "/wanted/activities/0/subject"
            ),
            (Self.create(#"{"counts":"streakDays","target":3,"within":"day"}"#), "/wanted/within"),
            (Self.create(#"{"counts":"streakDays","target":3}"#, #","startsOn":"2026-11-01""#), "/startsOn"),
            (Self.create(#"{"counts":"streakDays","target":3}"#, #","endsBefore":"2026-11-22""#), "/endsBefore"),
        ]
        for (params, path) in cases {
            let reply = try parent.refusal("invalid_params", "challenge.create", params)
            #expect(reply.text.contains(#""path":"\#(path)""#), "\(params): \(reply.text)")
        }
        let none = try parent.refusal(
            "invalid_params", "challenge.create", #"{"children":[],"template":"quick-start"}"#, isWellFormed: false)
        #expect(none.text.contains(#""path":"/children""#), "\(none.text)")
        try parent.refusal("unknown_template", "challenge.create", #"{"children":["mia"],"template":"quick"}"#)
        try parent.refusal("unknown_challenge", "challenge.deactivate", #"{"challenge":"gaol"}"#)
        try mia.refusal("unknown_challenge", "challenge.progress", #"{"child":"mia","challenge":"gaol"}"#)
    }

    @Test("A child has at most twenty open ones")
    func many() throws {
        for number in 1...20 {
            try parent.call(
                "challenge.create",
                #"{"children":["mia"],"title":"G\#(number)","wanted":{"counts":"streakDays","target":3}}"#)
        }
        try parent.refusal(
            "too_many_challenges", "challenge.create", Self.create(#"{"counts":"streakDays","target":3}"#))
    }

    @Test("Limits that make it impossible later are told to parents, not to the child")
    func obstacle() throws {
        try parent.call("challenge.create", Self.create(#"{"counts":"weeklyMinutes","target":200}"#))
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":10}"#)
        let told = try parent.call("challenge.list", "{}")
        #expect(try told.text("byChild.0.challenges.0.obstacle").contains("The limits leave 70 minutes."))
        #expect(try progress()["obstacle"] == nil)
    }

    @Test("A child is told nothing of a sibling's challenges")
    func siblings() throws {
        try parent.call("challenge.create", #"{"children":["ben"],"template":"quick-start"}"#)
        let list = try mia.call("challenge.list", #"{"child":"mia"}"#)
        #expect(list["byChild"]?.count == 1 && !list.text.contains("quick-start"))
        try mia.refusal("unknown_challenge", "challenge.progress", #"{"child":"mia","challenge":"quick-start"}"#)
        #expect(
            try !mia.refusal(
                "unknown_challenge", "challenge.progress", #"{"child":"mia","challenge":"quick-stat"}"#
            ).text.contains("quick-start"))
    }

    @Test("Goals for a week and the category of an app: its minutes are learning, and nothing is blocked")
    func goals() throws {
        try parent.call(
            "policy.set",
            #"{"child":"mia","learningApps":["gcompris"],"learningGoals":[{"subject":"math","weeklyMinutes":3},{"weeklyMinutes":10}]}"#
        )
        try learn(minutes: 2, "l1")
        let begin = #"{"child":"mia","lease":"l2","activity":{"app":"gcompris"}}"#
        try mia.call("time.beginLease", begin)
        daemon.clock.advance(seconds: 60)
        try mia.call("time.endLease", #"{"child":"mia","lease":"l2"}"#)
        let usage = try mia.call("time.usage", #"{"child":"mia"}"#)
        #expect(try usage.number("goalUsage.0.learnedSeconds") == 120)
        #expect(try usage.number("goalUsage.1.learnedSeconds") == 180)
        #expect(try usage.text("goalUsage.0.subject") == "math")
    }
}
