import API
import Household
import Testing
import Words

@testable import Commands

@Suite struct ProgressTextTests {
    private func overview(
        _ text: String, learned: [String] = [], subjects: [SubjectProgress] = [],
        accuracy: LearningOverview.Accuracies? = nil, weekFirst: String = "2026-11-16"
    ) throws -> LearningOverview {
        let today = try #require(Day(text))
        let month = today.daysOfMonth
        return LearningOverview(
            today: today, subjects: subjects, stars: 4, starsEarned: 31, points: 240,
            month: .init(
                first: month.lowerBound, last: month.upperBound.advanced(by: -1),
                learningDays: learned.compactMap { Day($0) }),
            week: .init(first: try #require(Day(weekFirst)), learningSeconds: 1290), recent: [],
            heatMap: [0, 1, 3, 9].map { HeatDay(day: today, lessons: $0) }, accuracy: accuracy)
    }

    private func lines(_ overview: LearningOverview, width: Int = 80) -> [String] {
        let page = Page(terminal: Terminal(width: width, hasColour: false), zone: .utc)
        return ProgressText(overview: overview, page: page).text.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
    }

    @Test("The month is a calendar: a dot for a learning day, brackets around today")
    func month() throws {
        let lines = lines(try overview("2026-11-21", learned: ["2026-11-01", "2026-11-21", "2026-11-30"]))
        let start = try #require(lines.firstIndex(of: "Nov 2026: 3 learning days"))
        #expect(
            lines[(start + 1)...(start + 7)] == [
                "  Mo   Tu   We   Th   Fr   Sa   Su",
                "                                1●",
                "  2    3    4    5    6    7    8",
                "  9   10   11   12   13   14   15",
                " 16   17   18   19   20  [21●] 22",
                " 23   24   25   26   27   28   29",
                " 30●",
            ])
    }

    @Test("A household whose weeks begin on Sunday sees them so")
    func weekStart() throws {
        let lines = lines(try overview("2026-11-21", weekFirst: "2026-11-15"))
        #expect(lines.contains("  Su   Mo   Tu   We   Th   Fr   Sa"))
        #expect(lines.contains("  1    2    3    4    5    6    7"))
    }

    @Test("Stars, points, time and lessons are told, and the heat map with its signs")
    func numbers() throws {
        let math = SubjectProgress(subject: "math", title: "Math", passed: 1, lessons: 2, mastered: 1, skills: 3)
        let lines = lines(try overview("2026-11-21", subjects: [math]), width: 56)
        #expect(
            lines.prefix(3) == [
                "Stars      4 in the purse, 31 earned so far", "Points     240", "This week  21 min of learning",
            ])
        #expect(lines.contains { $0.hasPrefix("Math     ████░░░░  1 of 2 ") && $0.hasSuffix(" 1 of 3") })
        #expect(lines.contains("·░▒█"))
        // What is done in the table of lessons may be less than what counts here.
        #expect(lines.contains { $0.hasPrefix("Finished lessons with 40 of 100 right or more") })
        #expect(!lines.contains { $0.hasPrefix("Right") })
    }

    @Test("A parent reads accuracy with its uncertainty")
    func accuracy() throws {
        let accuracy = LearningOverview.Accuracies(recent: nil, allTime: Accuracy(right: 3, of: 4))
        let lines = lines(try overview("2026-11-21", accuracy: accuracy))
        #expect(lines.contains("Right, last 4 days  no answers yet"))
        #expect(lines.contains("Right, all time     3 of 4, 75 % (likely 30 to 96 %)"))
    }

    private func page(_ language: Language = .english) -> Page {
        Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc, language: language)
    }

    @Test("A year is 53 weeks wide and a week high, and fits a usual terminal")
    func year() throws {
        let first = try #require(Day("2025-11-16"))
        let days = (0..<371).map { HeatDay(day: first.advanced(by: $0), lessons: $0 % 5) }
        let lines = HeatMapText(days: days, page: page()).text.split(separator: "\n").map(String.init)
        #expect(lines[1].hasPrefix("Su  ·▒"))
        #expect(lines[7].hasPrefix("Sa  ░▒"))
        #expect(lines[1...7].allSatisfy { $0.count == 57 })
        #expect(HeatMapText(days: [], page: page()).text.isEmpty)
    }

    @Test("A subject and a skill fit 80 columns in every language", arguments: Language.tags)
    func detail(tag: String) throws {
        let language = try #require(Language.named(tag))
        let entry = MasteryList.Entry(
            skill: "g1.subtract-within-20", title: "Take away within twenty, with and without pictures to count",
            subject: "math", medal: .silver, percent: 100, masteredAt: nil, state: nil, answers: nil, due: nil)
        let due = try #require(Day("2026-12-24"))
        let subject = ProgressSubject.Result(
            progress: SubjectProgress(subject: "math", title: "Math", passed: 3, lessons: 9, mastered: 4, skills: 12),
            skills: [entry], reviews: [UpcomingReview(skill: entry.skill, title: entry.title, due: due)])
        let lesson = RecentLesson(
            lesson: "one", title: String(repeating: "A long title ", count: 8), subject: "math", bestPercent: 90,
            timesFinished: 3, finishedAt: Instant(milliseconds: 1_795_287_430_123))
        let skill = ProgressSkill.Result(
            mastery: entry, lessons: [lesson], due: due, say: Saying("progress.silver", ["left": .number(1)]))
        for text in [ShowSubjectProgress.text(subject, page(language)), ShowSkillProgress.text(skill, page(language))] {
            let wide = text.split(separator: "\n").filter { $0.count > 80 }
            #expect(wide.isEmpty, "\(wide)")
        }
        let said = ShowSubjectProgress.text(subject, page(language))
        #expect(said.contains(page(language).clock.date(due)) && !said.contains("2026-12-24") && said.contains("█"))
    }
}
