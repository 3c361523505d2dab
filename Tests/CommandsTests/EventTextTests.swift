import API
import Household
import Testing
import Words

@testable import Commands

@Suite struct EventTextTests {
    private static let zone = Zone(name: "", shifts: [Zone.Shift(at: 0, offset: 3600)])

    private func line(_ data: EventData, child: String? = "mia", coalesced: Int? = nil) -> String {
        let head = EventHead(
            seq: 1, cursor: "c", coalesced: coalesced, topic: data.topic?.rawValue ?? EventTopic.subscription,
            child: child.map(ChildID.init(rawValue:)), at: Instant(seconds: 1_795_269_609))
        let page = Page(terminal: Terminal(width: 80, hasColour: false), zone: Self.zone)
        let names = [ChildID(rawValue: "mia"): "Mia"]
        return EventText(event: EventNotification(head: head, data: data), names: names, page: page).line
    }

    @Test("An event is one line with the household's time and the child's name")
    func lines() {
        let grant = GrantNews(
            grant: GrantID(rawValue: "g"), minutes: 15, activity: nil, pastQuietHours: false,
            expires: Instant(seconds: 1_795_300_000), say: Saying(told: "15 minutes more for Mia."))
        #expect(line(.timeGrant(grant)) == "15:00:09  Mia  15 minutes more for Mia.\n")
        let board = EventData.leaderboard(BoardNews(say: Saying(told: "There is news.")))
        #expect(line(board, child: nil, coalesced: 2) == "15:00:09  There is news.  (for 3 events)\n")
        #expect(line(board, child: "ben") == "15:00:09  ben  There is news.\n")
        let warning = TimeWarning(
            minutes: 1, remainingSeconds: 60, validUntil: Instant(seconds: 1_795_269_669), liftedBy: [],
            say: Saying(told: ""))
        #expect(line(.timeWarning(warning)).hasPrefix("15:00:09  Mia  \u{25CF} One last minute"))
        let decision = Decision(
            allowed: false, state: .dailyLimitReached, limits: [], remainingSeconds: 0,
            validUntil: Instant(seconds: 1_795_300_000), liftedBy: [.grant], say: Saying(told: ""))
        #expect(line(.timeState(decision)) == "15:00:09  Mia  \u{25CB} Not now: today’s minutes are used.\n")
    }

    @Test("What was finished is told by its title, and by its id where no title may be told")
    func finished() {
        var summary = ActivitySummary(
            activity: ActivityID(rawValue: "a"), lesson: LessonID(rawValue: "counting-objects"), score: 80,
            maximum: 100,
            percent: 80, isPassed: true, questions: 10, right: 8, stars: 8, points: 80, longestRun: nil, hints: 0,
            durationSeconds: 60, isNewBest: true, celebration: Celebration(word: "Great job!", milliseconds: 0))
        summary.title = "Counting things"
        #expect(
            line(.activityResult(summary))
                == "15:00:09  Mia  finished \u{201C}Counting things\u{201D} with 80 %. \u{201C}Great job!\u{201D}\n")
        summary.isPassed = false
        summary.title = nil
        #expect(
            line(.activityResult(summary))
                == "15:00:09  Mia  finished \u{201C}counting-objects\u{201D}. \u{201C}Great job!\u{201D}\n")
    }

    @Test(
        "Topics are named whole or by their first word",
        arguments: [
            ("time", [.timeState, .timeWarning, .timeActivity, .timeRequest, .timeBreak, .timeGrant]),
            ("time.grant,household", [.timeGrant, .household]),
            ("rewards,rewards.badge", [.rewardsBadge, .rewardsStreak]),
        ] as [(String, [EventTopic])])
    func topics(text: String, expected: [EventTopic]) throws {
        #expect(try EventTopics(text).topics == expected)
    }

    @Test("A topic that there is not is told with those that there are", arguments: ["weather", "tim", "", ","])
    func unknownTopics(text: String) {
        #expect(Kidctl.run(["events", "follow", "--topics", text]) == .usage)
    }
}
