import HouseholdTesting
import Testing

/// What goes over the wire to a child under ten, while only others learn.
@Suite struct LeaderboardLeakTests {
    @Test("No reply to a child under ten changes while only others learn within a tenth", arguments: ["mia", "lea"])
    func sameTenth(young: String) throws {
        let family = try BoardFamily()
        for metric in ["stars", "learningMinutes", "learningDays"] {
            for period in ["week", "month", "allTime"] {
                try family.parent.call(
                    "leaderboard.setGoal", #"{"metric":"\#(metric)","period":"\#(period)","target":100}"#)
            }
        }
        try family.play(young, wrong: [2])
        let tenth = { try family.board("together").number("together.tenths") }
        var before = (try tenth(), try family.everything(young))
        var steps = 0
        var turns = 0
        for name in ["ben", "zoe"] {
            var player = try LessonPlayer(family.child, family.daemon.clock, child: name)
            while player.last["question.number"] != nil {
                try player.play()
                let after = (try tenth(), try family.everything(young))
                if before.0 == after.0 {
                    #expect(before.1 == after.1)
                    steps += 1
                } else {
                    turns += 1
                }
                before = after
            }
        }
        // Both kinds of steps were seen.
        #expect(steps > 0 && turns > 0)
    }

    @Test("A reply to a child under ten holds no sum, no goal and no part")
    func members() throws {
        let family = try BoardFamily()
        for name in ["mia", "ben", "zoe"] { try family.play(name) }
        let together = try family.board("together", "mia")
        #expect(together["together"]?.members.map(\.name) == ["tenths", "members"])
        let own = try family.board("ownBest", "mia")
        #expect(own["ownBest"]?.count == 1)
        #expect(try own.text("ownBest.0.member.child") == "mia")
        for text in try family.everything("mia") { #expect(!text.contains("amount") || !text.contains("Ben")) }
    }

    @Test("Nobody on a board learns of a child that takes no part")
    func names() throws {
        let family = try BoardFamily(joined: ["mia", "zoe"])
        let before = (try family.everything("mia"), try family.everything("zoe"))
        try family.play("ben")
        let after = (try family.everything("mia"), try family.everything("zoe"))
        #expect(before == after)
        #expect((after.0 + after.1).allSatisfy { !$0.contains("\"Ben\"") && !$0.contains("\"Lea\"") })
    }
}
