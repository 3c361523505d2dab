import HouseholdTesting
import Testing

@Suite struct LeaderboardTests {
    @Test("Ranks follow the stars of the week, ties share one, and names children of ten and more")
    func ranks() throws {
        let family = try BoardFamily()
        #expect(try family.ranks() == ["1 Ben 0", "1 Zoe 0"])
        try family.play("zoe")
        try family.play("mia")
        let stars = try family.parent.call("progress.overview", #"{"child":"zoe"}"#).number("lifetimeStars")
        #expect(stars > 0)
        #expect(try family.ranks("ben") == ["1 Zoe \(stars)", "2 Ben 0"])
        try family.play("ben")
        #expect(try family.ranks("zoe") == ["1 Ben \(stars)", "1 Zoe \(stars)"])
        try family.parent.call("leaderboard.optIn", #"{"child":"mia","isRanked":true,"confirm":true}"#)
        // The same lesson pays again on another day of the week.
        family.daemon.clock.advance(seconds: 86_400)
        try family.play("mia", wrong: [1, 2, 3])
        #expect(try family.ranks("mia").map { $0.prefix(5) } == ["1 Mia", "2 Ben", "2 Zoe"])
        try family.daemon.restart()
        let again = try family.daemon.client().call("leaderboard.get", #"{"child":"zoe","board":"ranked"}"#)
        #expect(again["ranked"]?.count == 3)
    }

    @Test("Nobody is on a board before a parent opts in, and a child is told so with kind words")
    func off() throws {
        let family = try BoardFamily(joined: ["mia"])
        let refusal = try family.child.refusal("not_opted_in", "leaderboard.get", #"{"child":"ben"}"#)
        #expect(refusal.code == 602)
        #expect(try refusal.text("say").contains("ask a parent"))
        #expect(try family.board("together")["together.members"]?.count == 1)
        #expect(try family.board("together", "mia").text("together.members.0.name") == "Mia")
        try family.parent.refusal("not_opted_in", "leaderboard.get", #"{"child":"ben"}"#)
    }

    @Test("A child under ten is refused ranks kindly, whatever it asks for")
    func young() throws {
        let family = try BoardFamily()
        for metric in ["stars", "learningMinutes", "learningDays"] {
            let refusal = try family.child.refusal(
                "not_opted_in", "leaderboard.get", #"{"child":"lea","board":"ranked","metric":"\#(metric)"}"#)
            #expect(try refusal.text("say").contains("together"))
            #expect(!refusal.text.contains("Ben"))
        }
        // A parent who looks over its shoulder sees the same.
        try family.parent.refusal("not_opted_in", "leaderboard.get", #"{"child":"lea","board":"ranked"}"#)
    }

    @Test("In the month in which it turns ten a child is ranked, from the first household second on")
    func birthday() throws {
        let family = try BoardFamily("2026-11-30T23:59:59+01:00")
        try family.child.refusal("not_opted_in", "leaderboard.get", #"{"child":"lea","board":"ranked"}"#)
        #expect(try family.board("together", "lea")["together.sum"] == nil)
        family.daemon.clock.advance(seconds: 1)
        #expect(try family.ranks("lea").contains("1 Lea 0"))
        #expect(try family.board("together", "lea").number("together.sum") == 0)
    }

    @Test("A younger child is ranked only after its parent has read the warning")
    func warning() throws {
        let family = try BoardFamily()
        let asked = #"{"child":"mia","isRanked":true"#
        let refusal = try family.parent.refusal("confirmation_needed", "leaderboard.optIn", asked + "}")
        let warning = try refusal.text("warning")
        #expect(refusal.code == 603)
        #expect(refusal.message.contains(warning))
        #expect(warning.contains("Mia is under 10"))
        #expect(try family.ranks().count == 2)
        let done = try family.parent.call("leaderboard.optIn", asked + #","confirm":true}"#)
        #expect(try done.flag("isRanked"))
        #expect(try done.text("warning") == warning)
        #expect(try family.ranks("mia").count == 3)
        // What is not named stays; false takes it back; leaving forgets it.
        #expect(try family.parent.call("leaderboard.optIn", #"{"child":"mia"}"#).flag("isRanked"))
        let back = try family.parent.call("leaderboard.optIn", #"{"child":"mia","isRanked":false}"#)
        #expect(try !back.flag("isRanked"))
        _ = try family.parent.call("leaderboard.optIn", asked + #","confirm":true}"#)
        try family.parent.call("leaderboard.optOut", #"{"child":"mia"}"#)
        #expect(try !family.parent.call("leaderboard.optIn", #"{"child":"mia"}"#).flag("isRanked"))
    }

    @Test("From ten years on no warning is needed, and none is given")
    func noWarning() throws {
        let family = try BoardFamily(joined: [])
        let done = try family.parent.call("leaderboard.optIn", #"{"child":"ben","isRanked":true}"#)
        #expect(try done.flag("isRanked"))
        #expect(done["warning"] == nil)
    }

    @Test("Who opts out in the middle is gone at once, with the part of the sum")
    func optOut() throws {
        let family = try BoardFamily()
        for name in ["mia", "ben", "zoe"] { try family.play(name) }
        let sum = try family.board("together").number("together.sum")
        try family.parent.call("leaderboard.optOut", #"{"child":"ben"}"#)
        #expect(try family.board("together").number("together.sum") == sum / 3 * 2)
        #expect(try family.ranks("zoe").count == 1)
        for period in ["week", "month", "allTime"] {
            for board in ["together", "ownBest", "ranked"] {
                #expect(try !family.board(board, period: period).text.contains("Ben"))
            }
        }
        try family.child.refusal("not_opted_in", "leaderboard.get", #"{"child":"ben","board":"ownBest"}"#)
        try family.parent.call("leaderboard.optIn", #"{"child":"ben"}"#)
        #expect(try family.board("together").number("together.sum") == sum)
    }

    @Test("The same call twice changes once, and one key gives one reply")
    func twice() throws {
        let family = try BoardFamily()
        let entries = { try family.parent.call("audit.list", #"{"limit":100}"#)["entries"]?.count }
        let before = try entries()
        let first = try family.parent.call("leaderboard.optOut", #"{"child":"ben","idempotencyKey":"k"}"#)
        let second = try family.parent.call("leaderboard.optOut", #"{"child":"ben","idempotencyKey":"k"}"#)
        try family.parent.call("leaderboard.optOut", #"{"child":"ben"}"#)
        #expect(first.result?.source == second.result?.source)
        #expect(try entries() == before.map { $0 + 1 })
        let said = try family.parent.call("audit.list", #"{"limit":1}"#)
        #expect(try said.text("entries.0.what") == "leaderboardChanged")
        #expect(try said.text("entries.0.say") == "Ben: leaderboard: takes no part")
    }

    @Test("A parent sets a shared goal for all, and null brings the usual one back")
    func goal() throws {
        let family = try BoardFamily()
        let set = { (target: String) in
            try family.parent.call("leaderboard.setGoal", #"{"metric":"stars","period":"week","target":\#(target)}"#)
        }
        let usual = try family.board("together").number("together.target")
        #expect(try set("7").number("target") == 7)
        #expect(try !set("7").flag("isUsual"))
        let said = try family.parent.call("audit.list", #"{"limit":2}"#)
        #expect(try said.text("entries.0.say") == "the shared goal for a week: 7 stars")
        // The same goal again was no second entry.
        #expect(try said.text("entries.1.what") != "goalSet")
        try family.play("mia")
        try family.daemon.restart()
        try family.daemon.client().call("leaderboard.get", #"{"child":"mia"}"#)
        let parent = try family.daemon.client()
        try parent.unlock()
        let board = try parent.call("leaderboard.get")
        #expect(try board.number("together.target") == 7)
        #expect(try board.number("together.tenths") == 10)
        let back = try parent.call("leaderboard.setGoal", #"{"metric":"stars","period":"week","target":null}"#)
        #expect(try back.number("target") == usual)
        #expect(try back.flag("isUsual"))
        for target in ["0", "-1", "1000001", "1.5", #""7""#] {
            try parent.refusal(
                "invalid_params", "leaderboard.setGoal", #"{"metric":"stars","period":"week","target":\#(target)}"#,
                isWellFormed: false)
        }
    }

    @Test("Without a child the whole board is a parent's alone, and unknown children are told as such")
    func roles() throws {
        let family = try BoardFamily()
        try family.child.refusal("pin_required", "leaderboard.get", "{}")
        try family.child.refusal("unknown_child", "leaderboard.get", #"{"child":"nobody"}"#)
        for method in ["leaderboard.optIn", "leaderboard.optOut"] {
            try family.parent.refusal("unknown_child", method, #"{"child":"nobody"}"#)
            try family.child.refusal("pin_required", method, #"{"child":"mia"}"#)
        }
        try family.parent.refusal(
            "invalid_params", "leaderboard.get", #"{"board":"sprintBest"}"#, isWellFormed: false)
    }

    @Test("Minutes and learning days come from the same days as everything else")
    func metrics() throws {
        let family = try BoardFamily()
        try family.play("zoe")
        #expect(try family.board("together", metric: "learningDays").number("together.sum") == 1)
        let minutes = try family.board("ownBest", "zoe", metric: "learningMinutes")
        let seconds = try family.child.call("progress.overview", #"{"child":"zoe"}"#).number(
            "learningWeek.learningSeconds")
        #expect(try minutes.number("ownBest.0.amount") == seconds / 60)
        #expect(seconds > 0)
        // A new week begins, the best of the old one stays.
        family.daemon.clock.advance(hours: 48)
        let next = try family.board("ownBest", "zoe", metric: "learningDays")
        #expect(try next.number("ownBest.0.amount") == 0)
        #expect(try next.number("ownBest.0.best") == 1)
        #expect(try next.text("computedAt") == "2026-11-23T15:00:30+01:00")
    }
}
