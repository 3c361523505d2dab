import Household
import Testing

@Suite("Earned minutes")
struct EarnedMinutesTests {
    private func line(_ rate: Int, cap: Int) -> TimeLine {
        var line = TimeLine(daily: 0)
        line.time.policy.earnedTime = EarnedTime(minutesPerLesson: rate, dailyCapMinutes: cap)
        return line
    }

    @discardableResult
    private func finish(_ line: inout TimeLine, _ lesson: LessonID, counts: Bool = true, activity: String? = nil)
        -> Int?
    {
        let summary = ActivitySummary(
            activity: ActivityID(rawValue: activity ?? "a-\(lesson.rawValue)"), lesson: lesson, score: 0, maximum: 0,
            percent: 0, isPassed: false, questions: 1, right: 0, stars: 0, points: 0, longestRun: nil, hints: 0,
            durationSeconds: 0, isNewBest: false, celebration: Celebration(word: "", milliseconds: 0))
        let finished = ActivityFinished(
            summary: summary, at: line.time.moment.wall, day: nil, spentMilliseconds: 0, counts: counts)
        guard let earned = EarnedMinutes(by: .learning(.finished(finished))),
            let grant = line.time.earnedGrants(by: [earned]).first
        else { return nil }
        line.time.book.apply(.granted(grant))
        return grant.minutes
    }

    @Test("A finished lesson earns its minutes as a grant until the day's end")
    func earned() throws {
        var line = line(10, cap: 30)
        #expect(finish(&line, "counting") == 10)
        let grant = try #require(line.time.book.grants.first?.grant)
        #expect(grant.by == "earned" && grant.origin == .lesson("counting") && !grant.pastQuietHours)
        #expect(grant.scope == .all && grant.expires == instant("2026-11-22T00:00:00+01:00"))
        #expect(line.decision.remainingSeconds == 600)
        #expect(line.time.book.earnedMinutes(at: line.time.moment.wall) == 10)
        #expect(line.time.book.earnedMinutes(at: line.time.moment.wall + 1) == nil)
    }

    @Test("The day's cap holds, its rest is earned, and the next day begins anew")
    func cap() {
        var line = line(10, cap: 25)
        #expect(["a", "b", "c", "d"].map { finish(&line, LessonID(rawValue: $0)) } == [10, 10, 5, nil])
        line.pass(.day)
        #expect(finish(&line, "a", activity: "a2") == 10)
    }

    @Test("However many grants are usable, nothing that was earned is lost, and no other grant makes room for it")
    func full() {
        var line = line(1, cap: 240)
        for number in 0..<TimeBook.mostGrants { line.grant(1, id: "g-\(number)") }
        for number in 0..<240 { #expect(finish(&line, LessonID(rawValue: "l\(number)")) == 1) }
        #expect(line.time.book.grants.count == TimeBook.mostGrants + 240)
        #expect(line.time.book.grants.allSatisfy { $0.left == .minute })
        #expect(!line.time.hasRoomForGrant)
    }

    @Test("The same lesson earns once a day, and one that does not count earns nothing")
    func farming() {
        var line = line(5, cap: 60)
        #expect(finish(&line, "a") == 5)
        #expect(finish(&line, "a", activity: "a2") == nil)
        #expect(finish(&line, "b", counts: false) == nil)
        #expect(finish(&line, "b") == 5)
    }

    @Test("What a parent takes back opens neither the cap nor the lesson again")
    func undone() {
        var line = line(10, cap: 20)
        #expect(finish(&line, "a") == 10)
        line.apply { $0.undoGrant(GrantID(rawValue: "earned-a-a"), by: "Anna") }
        #expect(line.state == .dailyLimitReached)
        #expect(finish(&line, "a", activity: "a2") == nil)
        #expect(finish(&line, "b") == 10)
        #expect(finish(&line, "c") == nil)
    }

    @Test("Grants of parents do not count against the cap, and without the rule nothing is earned")
    func others() {
        var line = line(10, cap: 10)
        line.grant(60)
        #expect(finish(&line, "a") == 10)
        line.time.policy.earnedTime = nil
        #expect(finish(&line, "b") == nil)
    }
}
