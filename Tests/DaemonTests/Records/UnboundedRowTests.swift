import Household
import Testing

@testable import Stored

/// Rows know no bounds: whatever is bounded on the wire, today or later, an old row that goes beyond it opens.
@Suite struct UnboundedRowTests {
    private static let long = String(repeating: "é", count: 20_000)

    private static let policy: ScreenTimePolicy = {
        let window = QuietWindow(start: .morning, end: .eveningRest)
        let many = Array(repeating: window, count: 300)
        return ScreenTimePolicy(
            dailyMinutes: 99_999, dailyByWeekday: [.monday: -5], weeklyMinutes: .max, quietHours: many,
            dateOverrides: Array(
                repeating: DateOverride(
                    first: Day(number: 20_811), last: Day(number: 20_811), priority: -7, name: long, daily: .of(99_999),
                    quietHours: many, allowedWindows: []), count: 400),
            allowedWindows: [AllowedWindow(window: window, allowanceMinutes: 99_999)],
            session: SessionLimit(minutes: 0, breakMinutes: -1),
            budgets: [
                ActivityBudget(
                    name: "", activities: Array(repeating: ActivityRef(subject: long, lesson: long), count: 500),
                    minutes: 99_999)
            ], freeActivities: [ActivityRef(app: "", pack: long)],
            carryOver: CarryOver(capMinutes: -1, expiryDays: 999),
            breakNudgeMinutes: 99_999, earnedTime: EarnedTime(minutesPerLesson: 9999, dailyCapMinutes: -9))
    }()

    private static let filter = ContentFilter(
        allowedSubjects: Set((0..<300).map { "\($0)" + long.prefix(100) }), highestDifficulty: 99,
        blockedLessons: Set((0..<2000).map { LessonID(rawValue: "\($0)") }), blockedPacks: [PackID(rawValue: "")],
        pausedSubjects: Array(
            repeating: SubjectPause(subject: long, until: Instant(milliseconds: -1), untilFinished: ""), count: 300),
        allowedApps: [""])

    private static let profile = ChildProfile(
        id: ChildID(rawValue: long), name: "", avatar: long, birth: BirthMonth(year: 1, month: 99), grade: 99,
        locale: long, uids: Array(repeating: .max, count: 99))

    private static let answer: AnswerFact = {
        var summary = Samples.fullSummary
        summary.percent = 900
        summary.score = -1
        summary.stars = -1
        let full = Samples.fullAnswer
        return AnswerFact(.tile(long)) {
            $0.activity = full.activity
            $0.presentation = full.presentation
            $0.question = full.question
            $0.attempt = full.attempt
            $0.outcome = full.outcome
            $0.isRapid = full.isRapid
            $0.isScored = full.isScored
            $0.hints = full.hints
            $0.told = full.told
            $0.stars = full.stars
            $0.points = full.points
            $0.sums = full.sums
            $0.responseMilliseconds = full.responseMilliseconds
            $0.evidence = full.evidence
            $0.place = full.place
            $0.samePlaces = full.samePlaces
            $0.next = .summary(summary)
            $0.at = full.at
            $0.day = full.day
            $0.spentMilliseconds = full.spentMilliseconds
        }
    }()

    static let facts: [Fact] = [
        .child(.policySet(policy)), .child(.filterSet(filter)), .child(.profileSet(profile)),
        .household(
            .settingsChanged(
                Revision(
                    from: HouseholdSettings(name: "", zone: ""),
                    to: HouseholdSettings(name: long, zone: long, locale: long)))),
        .learning(.answered(answer)),
        .request(
            .opened(
                TimeRequest(
                    id: TimeRequestID(rawValue: ""), clientID: long, minutes: -1, reason: long, at: Samples.at,
                    expires: Samples.at))),
    ]

    @Test("As it is written today", arguments: facts)
    func packed(fact: Fact) throws {
        let record = Samples.record([fact])
        #expect(try RecordCodec.decode(RecordCodec.encode(record), stamp: record.stamp) == record)
    }

    @Test("In the JSON of version 1", arguments: facts)
    func first(fact: Fact) throws {
        let record = Samples.record([fact])
        let text = #"{"v":1,"# + RecordCodec.text(of: record).dropFirst()
        #expect(try RecordCodec.decode(Array(text.utf8), stamp: record.stamp) == record)
    }
}
