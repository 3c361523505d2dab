import Testing

@testable import Household

@Suite("Progress at a glance") struct LearningOverviewTests {
    private func overview(
        _ child: Learned, in library: Library? = nil, forParent: Bool = false
    ) throws -> LearningOverview {
        LearningOverview(
            of: child.state, library: try library ?? PackFixture.library(), calendar: BoardDay.calendar,
            at: BoardDay.now,
            forParent: forParent)
    }

    @Test("Lessons are counted by subject, days by month, time by week")
    func numbers() throws {
        var child = Learned("Mia", born: (2019, 4))
        child.learn(on: BoardDay.today, stars: 3, milliseconds: 90_500, lessons: 1)
        child.learn(on: BoardDay.day(2026, 11, 16), milliseconds: 700, answers: 10)
        child.learn(on: BoardDay.day(2026, 11, 15), milliseconds: 60_000, answers: 9)
        child.learn(on: BoardDay.day(2026, 10, 31), lessons: 1)
        let overview = try overview(child)
        #expect(
            overview.subjects == [SubjectProgress(subject: "math", title: "Math", passed: 1, lessons: 2, skills: 2)])
        #expect(overview.starsEarned == 3)
        #expect(overview.points == 30)
        #expect(overview.week.first == BoardDay.day(2026, 11, 16))
        // 91.2 s: a second that was begun counts, as in time.usage.
        #expect(overview.week.learningSeconds == 92)
        #expect(overview.month.learningDays == [BoardDay.day(2026, 11, 16), BoardDay.today])
        #expect(overview.month.last == BoardDay.day(2026, 11, 30))
        #expect(overview.recent.map(\.bestPercent) == [80])
        #expect(overview.recent.map(\.timesFinished) == [2])
        #expect(overview.accuracy == nil)
    }

    @Test(
        "The heat map has four classes: none, one, two or three, four and more",
        arguments: [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (9, 3)])
    func heat(lessons: Int, level: Int) throws {
        var child = Learned("Mia", born: (2019, 4))
        child.learn(on: BoardDay.today.advanced(by: -29), lessons: lessons)
        let map = try overview(child).heatMap
        #expect(map.count == 30)
        #expect(map.first == HeatDay(day: BoardDay.today.advanced(by: -29), lessons: lessons, level: level))
        #expect(map.last?.day == BoardDay.today)
    }

    @Test("A lesson that the filter keeps away is not named, and what was passed stays passed")
    func filtered() throws {
        var child = Learned("Mia", born: (2019, 4))
        child.learn(on: BoardDay.today, lessons: 1)
        child.state.apply([.child(.filterSet(ContentFilter(blockedLessons: ["one"])))])
        let blocked = try overview(child)
        #expect(blocked.subjects == [SubjectProgress(subject: "math", title: "Math", passed: 1, lessons: 2, skills: 2)])
        #expect(blocked.recent.isEmpty)
        child.state.apply([.child(.filterSet(ContentFilter(blockedLessons: ["two"])))])
        #expect(try overview(child).subjects.map(\.lessons) == [1])
        child.state.apply([.child(.filterSet(ContentFilter(allowedSubjects: [])))])
        let nothing = try overview(child)
        #expect(nothing.subjects.isEmpty && nothing.recent.isEmpty)
    }

    @Test("A subject is named as a pack does of which the filter lets something through")
    func title() throws {
        var draft = PackFixture.letters
        draft.manifest.subjects[0].title = "Other maths"
        let library = try PackFixture.library().installing(PackFixture.pack(draft)).get()
        var child = Learned("Mia", born: (2019, 4))
        #expect(try overview(child, in: library).subjects.map(\.title) == ["Math"])
        child.state.apply([.child(.filterSet(ContentFilter(blockedPacks: ["numbers"])))])
        #expect(try overview(child, in: library).subjects.map(\.title) == ["Other maths"])
    }

    @Test("Accuracy of the last 30 days and of all time is for parents")
    func accuracy() throws {
        var child = Learned("Mia", born: (2019, 4))
        child.learn(on: BoardDay.today.advanced(by: -29), answers: 4, right: 3)
        child.learn(on: BoardDay.today.advanced(by: -30), answers: 6, right: 6)
        let accuracy = try #require(try overview(child, forParent: true).accuracy)
        #expect(accuracy.recent == Accuracy(right: 3, of: 4))
        #expect(accuracy.allTime == Accuracy(right: 9, of: 10))
        let nobody = try overview(Learned("Ben", born: (2016, 9)), forParent: true)
        #expect(nobody.accuracy == LearningOverview.Accuracies(recent: nil, allTime: nil))
    }
}
