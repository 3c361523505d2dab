import HouseholdTesting
import Testing

@Suite struct ArchiveTests {
    private static let archive = #"{"child":"mia","archived":true}"#
    private static let restore = #"{"child":"mia","archived":false}"#

    @Test("An archived child is hidden from others and can do nothing; a parent still sees its data")
    func hidden() throws {
        let family = try BoardFamily()
        try family.play("mia")
        #expect(try family.parent.call("child.archive", Self.archive).flag("profile.isArchived"))
        let names = try family.child.call("child.list")["children"]?.elements.compactMap { $0["child"]?.string }
        #expect(names == ["ben", "lea", "zoe"])
        try family.child.refusal("pin_required", "child.list", #"{"archived":true}"#)
        #expect(try family.parent.call("child.list", #"{"archived":true}"#).text("children.0.child") == "mia")

        let calls = [
            ("child.get", ""), ("time.mayI", ""), ("time.usage", ""), ("lesson.list", ""), ("progress.overview", ""),
            ("leaderboard.get", ""), ("activity.start", #","lesson":"counting-objects""#),
            ("time.beginLease", #","lease":"l""#),
        ]
        for (method, more) in calls {
            try family.child.refusal("unknown_child", method, #"{"child":"mia"\#(more)}"#)
        }
        #expect(try family.parent.call("progress.overview", #"{"child":"mia"}"#).number("lifetimeStars") > 0)
        #expect(try family.parent.call("child.get", #"{"child":"mia"}"#).text("profile.name") == "Mia")
        // Nothing goes on for it, not over a parent's connection either; what is now is no question.
        let now = [
            ("time.mayI", ""), ("policy.preview", ""), ("policy.explain", ""), ("lesson.next", ""),
        ]
        for (method, more) in calls.suffix(2) + now {
            try family.parent.refusal("child_archived", method, #"{"child":"mia"\#(more)}"#)
        }
    }

    @Test("What is running ends and the open lesson is paused, in one record; brought back, it goes on")
    func running() throws {
        let family = try BoardFamily()
        try family.parent.call("time.grant", #"{"child":"mia","minutes":30,"grant":"g"}"#)
        var player = try LessonPlayer(family.child, family.daemon.clock)
        try player.play()
        try family.child.call("time.beginLease", #"{"child":"mia","lease":"paint","activity":{"app":"tuxpaint"}}"#)
        let place = try player.presentation
        family.daemon.clock.advance(seconds: 30)
        try family.parent.call("child.archive", Self.archive)

        let usage = try family.parent.call("time.usage", #"{"child":"mia"}"#)
        #expect(usage["leases"]?.count == 0)
        #expect(try usage.number("week.usedSeconds") == 35)
        try player.refusal("unknown_activity", "activity.question")
        // In the audit, although a lesson is in the same record.
        let audit = try family.parent.call("audit.list", #"{"limit":1}"#)
        #expect(try audit.text("entries.0.say").hasSuffix("archived"))

        family.daemon.clock.advance(minutes: 10)
        try family.daemon.restart()
        let parent = try family.daemon.client()
        try parent.unlock()
        let back = try parent.call("child.archive", Self.restore)
        #expect(try !back.flag("profile.isArchived"))
        player.client = try family.daemon.client()
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#).number("week.usedSeconds") == 35)
        let seen = try player.call("activity.question")
        #expect(try seen.text("state") == "paused")
        try player.call("activity.resume")
        #expect(try player.presentation == place)
    }

    @Test("A parent who gives something to an archived child hears that it has to come back first, and how")
    func gifts() throws {
        let family = try BoardFamily()
        let request = try family.child.call("time.ask", #"{"child":"mia","minutes":5}"#).text("request.request")
        try family.parent.call("time.lock", #"{"child":"mia"}"#)
        try family.parent.call("child.archive", Self.archive)
        let calls = [
            ("time.grant", #"{"child":"mia","minutes":5}"#), ("time.lock", #"{"child":"mia"}"#),
            ("time.codes", #"{"child":"mia","minutes":5}"#), ("time.ask", #"{"child":"mia","minutes":5}"#),
            ("time.decide", #"{"request":"\#(request)","approve":true}"#),
        ]
        for (method, params) in calls {
            let error = try family.parent.ask(method, params)
            #expect(error.kind == "child_archived")
            #expect(error.error?.member("message")?.string?.contains("kidctl child archive mia --restore") == true)
        }
        // What is set may be changed, and a lock lifted, before the child is back.
        try family.parent.call("policy.set", #"{"child":"mia","dailyMinutes":30}"#)
        try family.parent.call("time.unlock", #"{"child":"mia"}"#)
        #expect(try family.parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 0)
        try family.parent.call("child.archive", Self.restore)
        try family.parent.call("time.grant", #"{"child":"mia","minutes":5}"#)
    }

    @Test("Archiving twice is one change, and needs a parent")
    func twice() throws {
        let family = try BoardFamily()
        try family.child.refusal("pin_required", "child.archive", Self.archive)
        try family.parent.refusal("unknown_child", "child.archive", #"{"child":"nobody","archived":true}"#)
        let entries = { try family.parent.call("audit.list", #"{"limit":100}"#)["entries"]?.count }
        let before = try entries()
        try family.parent.call("child.archive", Self.restore)
        #expect(try entries() == before)
        try family.parent.call("child.archive", Self.archive)
        try family.parent.call("child.archive", Self.archive)
        #expect(try entries() == before.map { $0 + 1 })
    }

    @Test("Its accounts and its name stay its own")
    func accounts() throws {
        let family = try BoardFamily()
        try family.parent.call("child.update", #"{"child":"mia","uids":[61001]}"#)
        try family.parent.call("child.archive", Self.archive)
        try family.parent.refusal(
            "invalid_params", "child.update", #"{"child":"ben","uids":[61001]}"#)
        try family.parent.refusal("name_taken", "child.add", #"{"name":"Mia","born":"2020-01"}"#)
        try family.parent.call("child.archive", Self.restore)
        #expect(try family.parent.call("child.get", #"{"child":"mia"}"#)["profile.uids"]?.source == "[61001]")
    }

    @Test("An archived child is on no board, and comes back with its place on them")
    func boards() throws {
        let family = try BoardFamily()
        try family.play("zoe")
        try family.parent.call("child.archive", #"{"child":"zoe","archived":true}"#)
        for board in ["together", "ownBest", "ranked"] {
            #expect(try !family.board(board, period: "allTime").text.contains("Zoe"))
        }
        #expect(try family.board("together").number("together.sum") == 0)
        try family.parent.call("child.archive", #"{"child":"zoe","archived":false}"#)
        #expect(try family.board("together").number("together.sum") > 0)
    }
}
