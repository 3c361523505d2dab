import Testing
import Words

@testable import Household

struct NextLessonTests {
    private static let start = Instant(milliseconds: 1_800_000_000_000)
    private static let calendar = HouseholdCalendar(zone: .utc)

    /// A child with the two lessons of the fixture, who did this.
    private func child(_ facts: [LearningFact] = []) -> ChildState {
        var child = ChildState(
            profile: ChildProfile(id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2019, month: 4)),
            handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
        child.apply(facts.map(Fact.learning))
        return child
    }

    private func next(
        _ child: ChildState, subject: String? = nil, filter: ContentFilter = ContentFilter(), daysLater: Int64 = 0
    ) throws -> NextLesson {
        let gate = ContentGate(
            library: try PackFixture.library(), filter: filter, tier: .elementary, now: Self.start + daysLater * .day)
        return NextLesson(for: child, subject: subject, through: gate, Self.calendar)
    }

    /// A lesson from its start to its end with this result.
    private func finished(_ lesson: LessonID, percent: Int, at: Instant = start) -> [LearningFact] {
        let id = ActivityID(rawValue: "\(lesson)-\(at.milliseconds)")
        let first = Presentation(
            number: 1, question: "q1", place: 0, total: 1, attempt: 1, order: [], rightPlaces: [], hintsGiven: 0)
        let summary = ActivitySummary(
            activity: id, lesson: lesson, score: percent, maximum: 100, percent: percent, isPassed: percent >= 70,
            questions: 1, right: 1, stars: 1, points: 10, longestRun: nil, hints: 0, durationSeconds: 60,
            isNewBest: true, celebration: Celebration(word: "", milliseconds: 0))
        return [
            .started(
                ActivityStarted(
                    activity: id, kind: .lesson, lesson: lesson, subject: "math", pack: "numbers",
                    packVersion: "1.0.0", edition: nil, seed: 1, plan: ["q1"], maximum: 100, first: first, at: at)),
            .finished(
                ActivityFinished(
                    summary: summary, at: at, day: Self.calendar.day(at: at), spentMilliseconds: 0)),
        ]
    }

    @Test("A new child begins with the first lesson, and is not welcomed back")
    func newChild() throws {
        let next = try next(child())
        #expect(next.kind == .new && next.lesson?.lesson.id == "one" && next.place == nil)
        #expect(next.welcomeBack == nil)
        let gate = ContentGate(
            library: try PackFixture.library(), filter: ContentFilter(), tier: .elementary, now: Self.start)
        #expect(next.questions(for: LearningBook(), through: gate) == next.lesson?.lesson.questions.count)
        #expect(next.say == "Let’s try “Counting”!")
    }

    @Test("An open lesson goes on where it stopped, before anything else")
    func open() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("one")
        try learner.answerRight()
        let next = try next(child(learner.facts))
        #expect(next.kind == .resume && next.lesson?.lesson.id == "one")
        #expect(next.place == NextLesson.Place(activity: "a1", kind: .lesson, state: .running, number: 2, total: 3))
        #expect(next.say == "Let’s go on with “Counting”: question 2 of 3.")
    }

    @Test("An open review is called as it was offered: by its skill")
    func openReview() throws {
        var learner = try Learner(PackFixture.library())
        let skill = try #require(learner.context.library.lesson("one")).lesson.skill
        learner.book = LearningBook(
            mastery: [
                skill: SkillMastery(
                    count: 10, bestPercent: 100, masteredAt: Instant(milliseconds: 0), due: learner.context.day)
            ])
        let name = try #require(learner.context.library.skill(skill)).name
        var due = child()
        due.learning = learner.book
        let proposed = try self.next(due)
        let gate = learner.context.gate
        #expect(proposed.kind == .review)
        #expect(try learner.start(.review(skill)).title == name)
        let next = try next(child(learner.facts))
        let total = try #require(next.place?.total)
        // It was announced with its questions.
        #expect(proposed.questions(for: due.learning, through: gate) == total)
        #expect(next.say == "Let’s go on with “\(name)”: question 1 of \(total).")
    }

    @Test("An open lesson that rests now, or is of another subject, is not the next one")
    func openButHidden() throws {
        let open = child(Array(finished("one", percent: 80).prefix(1)))
        let filter = ContentFilter(blockedLessons: ["one"])
        #expect(try next(open, filter: filter).kind == .new)
        #expect(try next(open, filter: filter).lesson?.lesson.id == "two")
        #expect(try next(open, subject: "math").kind == .resume)
        #expect(try next(open, subject: "art").kind == .nothing)
    }

    @Test(
        "The next one is the first that is not passed",
        arguments: [(69, 0, "one"), (70, 0, "two"), (100, 69, "two"), (0, 100, "one")])
    func notPassed(one: Int, two: Int, expected: LessonID) throws {
        let done = child(finished("one", percent: one) + finished("two", percent: two))
        #expect(try next(done).kind == .new)
        #expect(try next(done).lesson?.lesson.id == expected)
    }

    @Test(
        "When all are passed it is the weakest again, of equals the one that was done longest ago",
        arguments: [
            (90, 80, 0, "two"), (80, 90, 0, "one"), (80, 80, 1, "one"), (80, 80, -1, "two"), (80, 80, 0, "one"),
        ])
    func again(one: Int, two: Int, secondLaterBy: Int64, expected: LessonID) throws {
        let at = Self.start + secondLaterBy * .hour
        let next = try next(child(finished("one", percent: one) + finished("two", percent: two, at: at)))
        #expect(next.kind == .again && next.lesson?.lesson.id == expected)
    }

    @Test("Without a lesson there is nothing, in kind words")
    func nothing() throws {
        let next = try next(child(), filter: ContentFilter(allowedSubjects: []))
        #expect(next.kind == .nothing && next.lesson == nil)
        #expect(next.say == "There is no lesson waiting right now. Let’s look again another time.")
    }

    @Test("Three household days after the last learning a child is welcomed back", arguments: 0..<6)
    func welcomeBack(days: Int) throws {
        let done = child(finished("one", percent: 80))
        let next = try next(done, daysLater: Int64(days))
        #expect(next.welcomeBack?.daysAway == (days >= 3 ? days : nil))
        #expect(next.sayWelcomeBack?.description == (days >= 3 ? "Welcome back! Last time we did “Counting”." : nil))
        #expect(try self.next(done, daysLater: -9).welcomeBack == nil)
    }

    @Test("Who is welcomed back hears nothing of a lesson that rests")
    func welcomeBackThroughTheGate() throws {
        let filter = ContentFilter(blockedLessons: ["one"])
        let next = try next(child(finished("one", percent: 80)), filter: filter, daysLater: 4)
        #expect(next.sayWelcomeBack == "Welcome back!")
        #expect(next.welcomeBack?.lesson == nil)
    }
}
