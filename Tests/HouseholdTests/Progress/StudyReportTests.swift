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

    @Test("A skill that was mastered and is learned again is told to the parent, and is not among what was practised")
    func lost() throws {
        var child = Learned("Mia", born: (2019, 4))
        let answer = MasteryAnswer(presentation: "a.1", question: "q", percent: 0, hints: 0, at: BoardDay.now)
        let lost = SkillMastery(
            activity: "a", answers: [answer], count: 12, bestPercent: 98, masteredAt: nil, firstMasteredAt: BoardDay.now
        )
        let begun = SkillMastery(activity: "a", answers: [answer], count: 2, bestPercent: 40)
        child.state.learning = LearningBook(mastery: ["s.lost": lost, "s.begun": begun])
        let report = try report(child)
        #expect(report.learnedAgain.map(\.skill) == ["s.lost"])
        #expect(report.learning.map(\.skill) == ["s.begun"])
    }

    @Test("Facts of a report are those that are known now, in each band as in all")
    func facts() throws {
        var child = Learned("Mia", born: (2019, 4))
        func record(_ needed: Int, _ time: Int?) -> FactRecord {
            FactRecord(
                last: [], needed: needed, isMissed: needed > 0, answers: 3, days: 1, lastDay: BoardDay.today,
                netMilliseconds: time, memory: nil, best: .known, hasLapsed: false)
        }
        let ids = FactDomain.addSubtract.records(of: .first).prefix(3).map(\.number)
        // The last one was right once, and was wrong since: it has a time, and is not known.
        child.state.learning.facts[.addSubtract].records = [
            ids[0]: record(0, 1200), ids[1]: record(0, nil), ids[2]: record(1, 1500),
        ]
        // Fluency waits for how fast it types, and a parent hears so.
        let typing = "kidd does not know yet how fast Mia types"
        #expect(said(try report(child)).last?.hasPrefix(typing) == true)
        let facts = try #require(try report(child).facts)
        #expect(facts.known == 2)
        #expect(facts.bands.map(\.records) == [2] && facts.bands[0].medianMilliseconds == 1200)
        #expect(facts.strategies.reduce(0) { $0 + $1.records } <= facts.known)
    }

    @Test(
        "What a parent can do follows from what was asked, else from the standard, else from the subject",
        arguments: [
            (["multipleChoice", "clock", "clock"], "1.MD.A.2", "math", HelpTopic.clock),
            (["multipleChoice"], "RF.K.2.A", "reading", .sounds), (["multipleChoice"], "RF.K.3", "reading", .reading),
            (["fillInBlank"], "K.MD.A.2", "math", .measuring), (["fillInBlank"], nil, "math", .sums),
            ([], "K-LS1-1", "science", .science), ([], nil, "alchemy", .any),
        ] as [([QuestionKind], String?, String, HelpTopic)])
    func help(kinds: [QuestionKind], code: String?, subject: String, topic: HelpTopic) {
        let standard = Standard(
            id: "s", subject: subject, grade: .kindergarten, domain: "d", description: "", code: code)
        #expect(HelpTopic(wrong: kinds, standard: standard) == topic)
    }

    @Test("A lesson is finished in each week in which it was, as often and as well as then")
    func finishedOfItsWeek() throws {
        var child = Learned("Mia", born: (2019, 4))
        func finish(on day: Day, hour: Int64, _ percent: Int, kind: ActivityKind = .lesson) {
            let at = BoardDay.calendar.start(of: day) + hour * .hour
            let summary = ActivitySummary(
                activity: "a", lesson: "one", score: percent, maximum: 100, percent: percent, isPassed: percent >= 70,
                questions: 1, right: 1, stars: 1, points: 10, longestRun: nil, hints: 0, durationSeconds: 60,
                isNewBest: percent == 100, celebration: Celebration(word: "", milliseconds: 0), kind: kind)
            let fact = ActivityFinished(summary: summary, at: at, day: day, spentMilliseconds: 0)
            child.state.apply([.learning(.finished(fact))])
        }
        let before = BoardDay.day(2026, 11, 12)
        for hour in [9, 10] as [Int64] { finish(on: before, hour: hour, 100) }
        finish(on: BoardDay.day(2026, 11, 17), hour: 9, 40)
        finish(on: BoardDay.day(2026, 11, 18), hour: 9, 60)
        finish(on: BoardDay.day(2026, 11, 18), hour: 10, 100, kind: .quiz)
        let now = try report(child).finished
        #expect(now.map(\.timesFinished) == [2] && now.map(\.bestPercent) == [60])
        let last = try report(child, in: BoardDay.calendar.week(of: before)).finished
        #expect(last.map(\.timesFinished) == [2] && last.map(\.bestPercent) == [100])
        #expect(last.map { BoardDay.calendar.day(at: $0.finishedAt) } == [before])
        #expect(try report(child, in: BoardDay.calendar.week(of: BoardDay.day(2026, 11, 4))).finished.isEmpty)
        // Days that were kept before lessons stood in them: each lesson remembers its last day.
        for index in child.state.study.days.indices { child.state.study.days[index].finished = [] }
        #expect(try report(child).finished.map(\.timesFinished) == [1])
        #expect(try report(child, in: BoardDay.calendar.week(of: before)).finished.isEmpty)
    }

    @Test("Nothing is told as nothing, without a reproach")
    func nothing() throws {
        let report = try report(Learned("Mia", born: (2019, 4)))
        #expect(said(report) == ["There were no lessons for Mia in this time."])
        #expect(report.accuracy == nil && report.facts == nil && report.recall.isEmpty && report.needsHelp.isEmpty)
    }

    @Test("Each sentence is made from the numbers that it speaks of, over a thousand lived weeks")
    func sentences() throws {
        let context = ReportContext(
            library: try PackFixture.library(), badges: BadgeSet(shipped: []), calendar: BoardDay.calendar,
            today: BoardDay.today)
        var told: Set<String> = []
        for seed in 0..<1_000 as Range<UInt64> {
            let report = StudyReport(of: Self.lived(seed).state, in: week, comparing: true, context)
            let words = said(report)
            // The numbers of the first sentence with a word; nil where there is none.
            func numbers(_ word: String) -> [Int]? {
                words.first { $0.contains(" \(word) ") }.map { $0.split { !$0.isNumber }.compactMap { Int($0) } }
            }
            let lessons = report.days.reduce(0) { $0 + $1.lessons }
            let answers = report.accuracy?.answers ?? 0
            let seconds = report.days.reduce(0) { $0 + $1.learningSeconds }
            let days = report.days.count(where: \.isLearningDay)
            let more = lessons - (report.previous?.lessons ?? 0)
            let isMore = more > 0 && more < lessons
            #expect(numbers("completed") == (lessons == 0 ? nil : isMore ? [lessons, more] : [lessons]), "\(words)")
            #expect(numbers("answered") == (lessons == 0 && answers > 0 ? [answers] : nil), "\(words)")
            #expect((numbers("spent") != nil) == (lessons == 0 && answers == 0 && seconds > 0), "\(words)")
            #expect(numbers("learned") == (days == 0 ? nil : [days]), "\(words)")
            let isNothing = lessons == 0 && answers == 0 && seconds == 0
            #expect((words == ["There were no lessons for Mia in this time."]) == isNothing, "\(words)")
            told.formUnion(words.map { $0.filter { !$0.isNumber } })
        }
        #expect(told.count > 6)
    }

    /// Two weeks of a child: days with lessons, days with questions alone, days with time alone, and days off.
    private static func lived(_ seed: UInt64) -> Learned {
        var random = WalkRandom(seed: seed)
        var child = Learned("Mia", born: (2019, 4))
        for number in 9...22 where random.oneIn(4) {
            let answers = random.oneIn(2) ? Int.random(in: 1...12, using: &random) : 0
            child.learn(
                on: BoardDay.day(2026, 11, number),
                milliseconds: [0, 700, 59_000, 1_500_000].randomElement(using: &random) ?? 0,
                lessons: random.oneIn(3) ? Int.random(in: 1...3, using: &random) : 0, answers: answers,
                right: Int.random(in: 0...answers, using: &random))
        }
        return child
    }

    @Test("What was learned without a lesson is told as what it was, and a limit as the one that held on its day")
    func withoutLesson() throws {
        var child = Learned("Mia", born: (2019, 4))
        child.learn(on: BoardDay.today, answers: 16, right: 9)
        #expect(said(try report(child)).first == "Mia answered 16 questions.")
        var listener = Learned("Mia", born: (2019, 4))
        listener.learn(on: BoardDay.today, milliseconds: 3_900_000)
        #expect(said(try report(listener)) == ["Mia spent 1 h 5 min on learning."])
        let old = child.state.policy
        var new = old
        new.dailyMinutes = 20
        child.state.apply([.child(.policyChanged(Revision(from: old, to: new, day: BoardDay.today)))])
        #expect(try report(child).days.map(\.limitMinutes) == [60, 60, 60, 60, 60, 20, 20])
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
