import HouseholdTesting
import JSONRPC
import StrictJSON
import Testing

@testable import Daemon

/// Mastery over the wire: from the first answer to a skill that is due again.
@Suite struct MasteryMethodTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
    }

    private static let skill = "k.count-objects"

    /// So many days later, with the PIN anew.
    private func sleep(days: Int) throws {
        daemon.clock.advance(seconds: days * 24 * 3600)
        try parent.unlock()
    }

    /// The lesson with six questions once, the named ones wrong at first.
    private func learn(wrong: Set<Int> = []) throws {
        var player = try LessonPlayer(parent, daemon.clock)
        for number in 1...6 {
            if wrong.contains(number) { try player.play(isRight: false) }
            try player.play()
        }
    }

    private func entry(_ client: TestClient? = nil, _ skill: String = skill) throws -> JSONValue? {
        try (client ?? parent).call("mastery.list", #"{"child":"mia"}"#)["mastery"]?.elements
            .map(\.self).first { $0.member("skill")?.string == skill }
    }

    private func explained() throws -> Reply {
        try parent.call("mastery.explain", #"{"child":"mia","skill":"\#(Self.skill)"}"#)
    }

    @Test("A skill goes from its first answer to mastered on another day, and is due three household days later")
    func way() throws {
        #expect(try entry()?.member("medal")?.string == "none")
        #expect(try entry()?.member("masteryState")?.string == "notStarted")
        #expect(try explained().text("say").hasPrefix("Mia has not tried this yet."))
        try learn(wrong: [1, 2, 3])
        #expect(try entry()?.member("medal")?.string == "bronze")
        #expect(try entry()?.member("percent")?.source == "50")
        #expect(
            try explained().text("say").hasPrefix(
                "Of 6 items asked so far, 0 are known. This is a list, so each item counts"))
        try learn(wrong: [1])
        #expect(try entry()?.member("medal")?.string == "silver")
        #expect(try entry()?.member("answerCount")?.source == "12")
        let windows = try explained()
        #expect(windows["windows"]?.count == 1)
        #expect(
            windows["windows.0.firstAnswers"]?.elements.map { $0.member("percent")?.source } == [
                "0", "100", "100", "100", "100", "100",
            ])
        #expect(try parent.call("mastery.reviews", #"{"child":"mia"}"#)["reviews"]?.count == 0)

        try sleep(days: 1)
        try learn()
        #expect(try entry()?.member("medal")?.string == "gold")
        #expect(try entry()?.member("masteryState")?.string == "mastered")
        #expect(try entry()?.member("dueDay")?.string == "2026-11-25")
        #expect(try explained().text("say") == "Mia knows 5 of 6 items: mastered.")
        for (days, isDue) in [(2, false), (1, true)] {
            try sleep(days: days)
            let reviews = try parent.call("mastery.reviews", #"{"child":"mia"}"#)
            #expect(try reviews.flag("reviews.0.isDue") == isDue)
            #expect(try entry()?.member("masteryState")?.string == (isDue ? "reviewing" : "mastered"))
        }
        // It is known after a restart too.
        let before = try explained()["windows"]?.source
        try daemon.restart()
        let again = try daemon.client()
        try again.unlock()
        #expect(
            try again.call("mastery.explain", #"{"child":"mia","skill":"\#(Self.skill)"}"#)["windows"]?.source == before
        )
    }

    @Test("A child sees a medal and a percentage, and not where it stands or when it is due")
    func child() throws {
        try learn()
        let child = try daemon.client()
        let seen = try #require(try entry(child))
        #expect(seen.member("medal")?.string == "silver" && seen.member("percent")?.source == "100")
        for name in ["masteryState", "answerCount", "dueDay"] { #expect(seen.member(name) == nil, "\(name)") }
        for method in ["mastery.explain", "mastery.reviews"] {
            let params = #"{"child":"mia"\#(method.hasSuffix("explain") ? #","skill":"x""# : "")}"#
            try child.refusal("pin_required", method, params)
        }
    }

    @Test("Rapid answers, and answers with a hint at the newest, reach nothing")
    func noEvidence() throws {
        var player = try LessonPlayer(parent, daemon.clock)
        try player.play()
        // Faster than can be read: no try, so the same question comes again.
        try parent.call(
            "activity.shown", #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#)
        player.last = try parent.call("activity.answer", player.answer(isRight: true))
        for _ in 2...5 { try player.play() }
        try parent.call(
            "activity.hint", #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#)
        try player.play()
        let explained = try explained()
        #expect(explained["lastAnswers"]?.count == 6)
        #expect(explained["windows"]?.count == 1)
        #expect(explained["lastAnswers.5.hintCount"]?.source == "1")
        #expect(try explained.number("percent") == 83)
    }

    @Test("A skill that is not there is refused with the one that was meant") func unknown() throws {
        let refused = try parent.refusal(
            "unknown_skill", "mastery.explain", #"{"child":"mia","skill":"k.count-object"}"#)
        #expect(refused.message.contains("k.count-objects"))
        #expect(try parent.call("mastery.list", #"{"child":"mia","subject":"reading"}"#)["mastery"]?.count ?? 0 > 0)
        for method in ["mastery.list", "lesson.next", "lesson.list"] {
            let refused = try parent.refusal("invalid_params", method, #"{"child":"mia","subject":"mathe"}"#)
            #expect(refused.message.contains("did you mean \"math\"?"))
        }
    }
}
