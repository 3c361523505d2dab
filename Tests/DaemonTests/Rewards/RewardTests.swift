import HouseholdTesting
import StrictJSON
import Testing

@Suite struct RewardTests {
    private let daemon: TestDaemon
    private let client: TestClient
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        client = try daemon.client()
    }

    private static let mia = #"{"child":"mia"}"#

    /// Mia plays "Counting things" to its end.
    @discardableResult
    private func play(wrong: Set<Int> = [], on client: TestClient? = nil) throws -> Reply {
        var player = try LessonPlayer(client ?? self.client, daemon.clock)
        for number in 1...6 {
            if wrong.contains(number) { try player.play(isRight: false) }
            try player.play()
        }
        return player.last
    }

    /// The next days at the same time of day.
    private func nights(days: Int = 1) throws {
        daemon.clock.advance(hours: 24 * days)
    }

    private func keys(_ reply: Reply, _ path: String) -> [String] {
        reply[path]?.elements.compactMap { $0["badge"]?.string } ?? []
    }

    @Test("The answer that finishes a lesson tells badges and streak at once; sent again it tells the same")
    func atOnce() throws {
        var player = try LessonPlayer(client, daemon.clock)
        for _ in 1...5 {
            let reply = try player.play()
            #expect(reply["dayStreak"] == nil)
            #expect(!keys(reply, "badges").contains("lesson.first"))
        }
        try client.call(
            "activity.shown", #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#)
        daemon.clock.advance(seconds: 5)
        let params = try player.answer(isRight: true)
        let end = try client.call("activity.answer", params)
        #expect(keys(end, "badges").contains("lesson.first"))
        #expect(
            end["badges.0"]?.source
                == #"{"badge":"lesson.first","title":"First Lesson","description":"Finish a lesson.","icon":"book"}"#)
        #expect(try end.text("dayStreak.state") == "active")
        #expect(try end.number("dayStreak.length") == 1)
        daemon.clock.advance(seconds: 60)
        let again = try client.call("activity.answer", params)
        #expect(again["badges"]?.source == end["badges"]?.source)
        #expect(again["dayStreak"]?.source == end["dayStreak"]?.source)
        let finish = try client.call("activity.finish", #"{"activity":"\#(player.activity)"}"#)
        #expect(finish["badges"]?.source == end["badges"]?.source)
        #expect(keys(try client.call("rewards.summary", Self.mia), "unseen").contains("lesson.first"))
    }

    @Test("Five days in a row: the streak grows day by day, the fifth brings its badge, all survives a restart")
    func fiveDays() throws {
        for day in 1...5 {
            let end = try play()
            #expect(try end.number("dayStreak.length") == day)
            #expect(keys(end, "badges").contains("streak.5") == (day == 5))
            if day < 5 { try nights() }
        }
        let methods = ["rewards.summary", "rewards.badges", "rewards.streak", "rewards.ledger"]
        let before = try methods.map { try client.call($0, Self.mia).result?.source }
        try daemon.restart()
        let after = try daemon.client()
        #expect(try methods.map { try after.call($0, Self.mia).result?.source } == before)
        let streak = try after.call("rewards.streak", Self.mia)
        #expect(try streak.number("dayStreak.longest") == 5)
        #expect(streak["days"]?.elements.suffix(5).allSatisfy { $0["isLearningDay"]?.bool == true } == true)
        // Saturday to Wednesday: the second week is the one with three days.
        #expect(try streak.number("weekStreak.learningDayCount") == 3)
        #expect(try streak.number("weekStreak.length") == 1)
        #expect(try streak.text("say") == "5 learning days this month.")
    }

    @Test("A streak is the same object in a reply, in the event and at the beginning of a subscription")
    func oneStreak() throws {
        try play()
        try nights()
        try play()
        try nights(days: 3)
        let client = try daemon.client()
        try client.call("events.subscribe", #"{"child":"mia","topics":["rewards.streak"]}"#)
        // The streak had ended: another one begins, and the old one can still be brought back.
        let end = try play()
        let streak = try #require(end["dayStreak"]?.source)
        #expect(try end.number("dayStreak.length") == 1 && end["dayStreak.repair"] != nil)
        #expect(try client.event()["dayStreak"]?.source == streak)
        #expect(try client.call("rewards.streak", Self.mia)["dayStreak"]?.source == streak)
        let again = try client.call("events.subscribe", #"{"child":"mia"}"#)
        #expect(again["present.children.0.rewards.dayStreak"]?.source == streak)
    }

    @Test("A day of rest is bridged and shown; then two lessons in a day bring an ended streak back")
    func restAndRepair() throws {
        try play()
        try nights()
        try play()
        try nights(days: 2)
        #expect(try client.call("rewards.streak", Self.mia).text("dayStreak.state") == "grace")
        #expect(try play().number("dayStreak.length") == 3)
        let bridged = try client.call("rewards.streak", Self.mia)
        #expect(try bridged.text("dayStreak.restDay") == "2026-11-23")
        #expect(bridged["days"]?.elements.compactMap { $0["isRestDay"]?.bool }.count { $0 } == 1)
        // No other rest is bridged so soon.
        try nights(days: 2)
        let ended = try client.call("rewards.streak", Self.mia)
        #expect(try ended.text("dayStreak.state") == "ended")
        #expect(try ended.number("dayStreak.repair.length") == 3)
        #expect(try ended.number("dayStreak.repair.lessonsLeft") == 2)
        #expect(try ended.text("dayStreak.repair.lastDay") == "2026-11-28")
        let first = try play()
        #expect(try first.number("dayStreak.length") == 1)
        #expect(try first.number("dayStreak.repair.lessonsLeft") == 1)
        #expect(try play().number("dayStreak.length") == 4)
        #expect(try client.call("rewards.streak", Self.mia)["dayStreak.repair"] == nil)
    }

    @Test("The summary has the purse, levels, subjects and what is new; seen badges are not new again")
    func summary() throws {
        try play(wrong: [2])
        let summary = try client.call("rewards.summary", Self.mia)
        #expect(try summary.number("stars") == 6)
        #expect(try summary.number("points") == 50)
        #expect(try summary.number("level.number") == 1)
        #expect(try summary.number("level.toPoints") == 100)
        #expect(try summary.text("subjects.0.title") == "Math")
        #expect(try summary.number("subjects.0.level.number") == 1)
        #expect(try summary.number("learningDaysThisMonth") == 1)
        let new = keys(summary, "unseen")
        #expect(new.contains("lesson.first"))
        let seen = #"{"child":"mia","badges":["lesson.first"]}"#
        for _ in 1...2 { #expect(!keys(try client.call("rewards.markSeen", seen), "unseen").contains("lesson.first")) }
        try daemon.restart()
        let after = try daemon.client().call("rewards.summary", Self.mia)
        #expect(keys(after, "unseen") == new.filter { $0 != "lesson.first" })
        #expect(try after.number("badgeCount") == new.count)
    }

    @Test("A subject that the filter keeps away is named to parents alone, and nothing that was earned is lost")
    func filtered() throws {
        try play()
        let before = try client.call("rewards.summary", Self.mia)
        #expect(try before.text("subjects.0.title") == "Math")
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":["reading"]}"#)
        let filtered = try client.call("rewards.summary", Self.mia)
        #expect(filtered["subjects"]?.count == 0)
        #expect(!filtered.text.contains("Math"))
        for total in ["stars", "points", "badgeCount"] { #expect(try filtered.number(total) == before.number(total)) }
        let parents = try parent.call("rewards.summary", Self.mia)
        #expect(parents["subjects"]?.source == before["subjects"]?.source)
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":null}"#)
        #expect(try client.call("rewards.summary", Self.mia).result?.source == before.result?.source)
    }

    @Test("Only badges that the child has can be seen")
    func notEarned() throws {
        for key in ["streak.30", "nothing"] {
            let reply = try client.refusal(
                "invalid_params", "rewards.markSeen", #"{"child":"mia","badges":["\#(key)"]}"#)
            #expect(try reply.text("path") == "/badges/0")
        }
        #expect(try client.call("rewards.markSeen", #"{"child":"mia","badges":[]}"#)["unseen"]?.count == 0)
    }

    @Test("A key that is used again marks nothing twice and tells the same")
    func keyed() throws {
        try play()
        let params = #"{"child":"mia","badges":["lesson.first"],"idempotencyKey":"seen-1"}"#
        let first = try client.call("rewards.markSeen", params).result?.source
        #expect(try client.call("rewards.markSeen", params).result?.source == first)
    }

    @Test("The ledger has each star and point with its reason, newest first, page by page")
    func ledger() throws {
        try play(wrong: [2])
        var lines: [JSONValue] = []
        var before = ""
        while true {
            let page = try client.call("rewards.ledger", #"{"child":"mia","limit":2\#(before)}"#)
            #expect((page["lines"]?.count ?? 0) <= 2)
            lines += page["lines"].map { Array($0.elements) } ?? []
            guard let next = page["next"]?.integer else { break }
            before = ",\"before\":\(next)"
        }
        // Six questions, five right at first; a run of four after the wrong one has its third.
        #expect(
            lines.compactMap { $0["what"]?.string } == [
                "rightAnswer", "runBonus", "rightAnswer", "rightAnswer", "rightAnswer", "rightAnswer",
            ])
        #expect(lines.compactMap { $0["say"]?.string }[1] == "3 in a row")
        let summary = try client.call("rewards.summary", Self.mia)
        #expect(lines.reduce(0) { $0 + Int($1["starsChange"]?.integer ?? 0) } == (try summary.number("stars")))
        #expect(lines.reduce(0) { $0 + Int($1["pointsEarned"]?.integer ?? 0) } == (try summary.number("points")))
        let numbers = lines.compactMap { $0["number"]?.integer }
        #expect(numbers == numbers.sorted(by: >) && Set(numbers).count == numbers.count)
        let whole = try client.call("rewards.ledger", Self.mia)
        #expect(whole["lines"]?.elements.map(\.source) == lines.map(\.source))
        #expect(try client.call("rewards.ledger", #"{"child":"ben"}"#)["lines"]?.count == 0)
    }

    @Test("A page of the ledger holds what the same connection earned just before it")
    func rightAfter() throws {
        let player = try LessonPlayer(client, daemon.clock)
        daemon.clock.advance(seconds: 5)
        try client.send(
            [
                CallLine.text("1", "activity.answer", try player.answer(isRight: true)),
                CallLine.text("2", "rewards.ledger", Self.mia),
            ].joined(separator: "\n"))
        _ = try client.receive()
        #expect(try client.receive().text("lines.0.what") == "rightAnswer")
    }

    @Test("Badges that are open show their rule and how far the child is")
    func open() throws {
        try play()
        let badges = try client.call("rewards.badges", Self.mia)
        #expect(keys(badges, "earned").contains("lesson.first"))
        let answers = try #require(badges["open"]?.elements.first { $0["badge"]?.string == "questions.100" })
        #expect(answers["value"]?.integer == 6 && answers["target"]?.integer == 100)
        #expect(answers["description"]?.string == "Answer 100 questions.")
        #expect(answers["hasHiddenArt"]?.bool == false)
        #expect(keys(badges, "earned").count + keys(badges, "open").count == 19)
    }

    @Test("A parent sees the same as the child; a sibling's rewards are their own")
    func roles() throws {
        try play()
        for method in ["rewards.summary", "rewards.badges", "rewards.streak", "rewards.ledger"] {
            #expect(
                try parent.call(method, Self.mia).result?.source == client.call(method, Self.mia).result?.source)
            try client.refusal("unknown_child", method, #"{"child":"zoe"}"#)
        }
        #expect(try client.call("rewards.summary", #"{"child":"ben"}"#).number("points") == 0)
        #expect(try client.call("rewards.streak", #"{"child":"ben"}"#).text("dayStreak.state") == "none")
    }

    @Test("Rewards are no entries of the audit")
    func audit() throws {
        let before = try parent.call("audit.list")["entries"]?.count
        try play()
        try client.call("rewards.markSeen", #"{"child":"mia","badges":["lesson.first"]}"#)
        #expect(try parent.call("audit.list")["entries"]?.count == before)
    }

    @Test("Nothing that is said over two weeks of learning and resting shames, threatens or compares")
    func kindWords() throws {
        var texts = ""
        for (day, lessons) in [1, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0, 1, 1, 1].enumerated() {
            for lesson in 0..<lessons { texts += try play(wrong: [lesson + 1, day % 6 + 1]).text }
            for method in ["rewards.summary", "rewards.badges", "rewards.streak", "rewards.ledger"] {
                texts += try client.call(method, Self.mia).text
            }
            try nights()
        }
        texts = texts.lowercased()
        for word in [
            "missed", "falling behind", "others are", "at risk", "you lost", "lose", "hurry", "last chance", "shame",
            "too late", "broke", "absent", "ben",
        ] { #expect(!texts.contains(word), "\(word)") }
    }
}
