import Testing
import Words

@testable import Household

@Suite("Reports for parents") struct StudyReportTests {
    private let week = BoardDay.calendar.week(of: BoardDay.today)

    private func report(_ child: Learned, in days: Range<Day>? = nil, comparing: Bool = true) throws -> StudyReport {
        StudyReport(
            of: child.state, in: days ?? week, comparing: comparing,
            ReportContext(
                library: try PackFixture.library(), badges: BadgeSet(shipped: []), calendar: BoardDay.calendar,
                today: BoardDay.today))
    }

    private func said(_ report: StudyReport) -> [String] { report.say.map { $0.description } }

    @Test("A week has seven days, with time and lessons where they were")
    func days() throws {
        var child = Learned("Mia", born: (2019, 4))
        child.learn(on: BoardDay.today, milliseconds: 90_500, lessons: 2)
        let report = try report(child)
        #expect(report.days.map(\.day) == (16...22).map { BoardDay.day(2026, 11, $0) })
        #expect(report.days[5].learningSeconds == 91)
        #expect(report.days[5].lessons == 2)
        #expect(report.days[4].lessons == 0)
        #expect(report.days[5].limitMinutes == 60)
        #expect(report.totals.lessons == 2)
        #expect(report.totals.learningDays == 1)
        #expect(report.previous?.lessons == 0)
        #expect(try self.report(child, comparing: false).previous == nil)
    }

    @Test("More than the week before is told as more; less is told without comparison", arguments: [(3, 1), (1, 3)])
    func words(now: Int, before: Int) throws {
        var child = Learned("Mia", born: (2019, 4))
        child.learn(on: BoardDay.today, lessons: now)
        child.learn(on: BoardDay.day(2026, 11, 12), lessons: before)
        let words = said(try report(child))
        #expect(
            words[0]
                == (now > before ? "Mia completed 3 lessons, 2 more than last week!" : "Mia completed 1 lesson."))
        #expect(words[1] == "Mia learned on 1 day.")
        #expect(!words.joined().contains(" less ") && !words.joined().contains("fewer"))
    }

    @Test("Nothing is told as nothing, without a reproach")
    func nothing() throws {
        let report = try report(Learned("Mia", born: (2019, 4)))
        #expect(said(report) == ["There were no lessons for Mia in this time."])
        #expect(report.accuracy == nil && report.facts == nil && report.recall.isEmpty && report.needsHelp.isEmpty)
    }

    @Test("The five most frequent classes of mistakes are told, each with its skill and what helps; a slip is not")
    func mistakes() throws {
        var child = Learned("Mia", born: (2019, 4))
        let counts: [(MistakeClass, SkillID, Int)] = [
            (.clockHands, "s", 2), (.offByOne, "s", 2), (.offByOne, "math-facts", 5), (.coinValue, "s", 3),
            (.evenOrOdd, "s", 1), (.tenOff, "s", 4), (.otherShape, "s", 3), (.rulerMark, "s", 2),
        ]
        child.state.study = StudyBook(days: [
            StudyDay(
                day: BoardDay.today,
                mistakes: counts.map { MistakeTotals(mistake: $0.0, skill: $0.1, count: $0.2) })
        ])
        let told = try report(child).mistakes
        #expect(told.map(\.mistake) == [.offByOne, .tenOff, .coinValue, .otherShape, .clockHands])
        #expect(told.map(\.count) == [7, 4, 3, 3, 2])
        #expect(told[0].skill == "math-facts" && told[0].title.description == "Math facts up to 20")
        #expect(told[1].skill == "s" && told[1].title.description == "s")
        for mistake in told { #expect(mistake.say.description.split(separator: ". ").count == 2) }
    }
}
