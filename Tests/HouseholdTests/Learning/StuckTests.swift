import Testing
import Words

@testable import Household

/// What is proposed to a child for whom a skill is too hard, and to one that comes back.
@Suite("Being stuck, and coming back") struct StuckTests {
    private static let calendar = HouseholdCalendar(zone: .utc)

    /// Counting, and adding that builds on it.
    private static func learner() throws -> Learner {
        var draft = PackFixture.draft
        draft.manifest.skills[1].needs = ["count"]
        var learner = try Learner(PackFixture.library(draft))
        learner.context.day = calendar.day(at: learner.context.now.wall)
        return learner
    }

    private func play(_ lesson: LessonID, right: Bool, _ learner: inout Learner, _ number: Int) throws {
        try learner.start(lesson, as: ActivityID(rawValue: "a\(number)"))
        while learner.book.open != nil {
            learner.wait(5_000)
            _ = try right ? learner.answerRight() : learner.answerWrong()
        }
    }

    private func wait(days: Int, _ learner: inout Learner) {
        learner.wait(Int64(days) * .day)
        learner.context.day = Self.calendar.day(at: learner.context.now.wall)
    }

    private func next(_ learner: Learner) -> NextLesson {
        var child = ChildState(
            profile: ChildProfile(id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2019, month: 4)),
            handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
        child.learning = learner.book
        return NextLesson(for: child, through: learner.context.gate, Self.calendar)
    }

    @Test(
        "Three activities of a skill that went badly within two weeks let it rest for a week; what it builds on comes first"
    )
    func rests() throws {
        var learner = try Self.learner()
        try play("one", right: true, &learner, 0)
        try play("two", right: false, &learner, 1)
        wait(days: 13, &learner)
        try play("two", right: false, &learner, 2)
        #expect(learner.book.restingSkills(on: learner.context.day).isEmpty)
        try play("two", right: false, &learner, 3)
        #expect(learner.book.restingSkills(on: learner.context.day) == ["add"])
        // What it builds on was done longest ago: once a day. Else what the child knows; never what rests.
        let stuck = next(learner)
        #expect(stuck.kind == .prerequisite && stuck.lesson?.lesson.id == "one")
        #expect(stuck.say == "Let’s do “Counting”. It helps with a lot that comes later!")
        try play("one", right: true, &learner, 4)
        #expect(next(learner).kind == .again && next(learner).lesson?.lesson.id == "one")
        // What the child chooses itself makes the rest no longer.
        try play("two", right: false, &learner, 5)
        wait(days: 6, &learner)
        #expect(learner.book.restingSkills(on: learner.context.day) == ["add"])
        wait(days: 1, &learner)
        #expect(learner.book.restingSkills(on: learner.context.day).isEmpty)
        // Enough was finished for a mix, too, and a review is due; that is not what this is about.
        learner.book.closed = []
        learner.book.mastery = [:]
        #expect(next(learner).kind == .new && next(learner).lesson?.lesson.id == "two")
    }

    @Test("Two weeks are counted from each activity, and forty percent is not badly", arguments: [true, false])
    func doesNotRest(isLate: Bool) throws {
        var learner = try Self.learner()
        for number in 1...3 {
            if isLate, number == 3 { wait(days: 14, &learner) }
            try learner.start("two", as: ActivityID(rawValue: "a\(number)"))
            if !isLate, number == 3 { try learner.answerRight() }
            while learner.book.open != nil { try learner.answerWrong() }
        }
        #expect(learner.book.restingSkills(on: learner.context.day).isEmpty)
    }

    @Test("Where nothing else is there, what rests is proposed: a child that asks gets an answer")
    func onlyOne() throws {
        var learner = try Self.learner()
        learner.context.filter = ContentFilter(blockedLessons: ["one"])
        for number in 1...3 { try play("two", right: false, &learner, number) }
        #expect(next(learner).kind == .new && next(learner).lesson?.lesson.id == "two")
    }

    @Test("A parent is told while a skill rests, with what is proposed meanwhile")
    func told() throws {
        var child = Learned("Mia", born: (2019, 4))
        child.state.study = StudyBook(recent: ["add": RecentAnswers(count: 6, wrongBits: 0b111111)])
        child.state.learning = LearningBook(
            struggles: ["add": SkillStruggle(restsUntil: BoardDay.today.advanced(by: 3))])
        var draft = PackFixture.draft
        draft.manifest.skills[1].needs = ["count"]
        let library = try PackFixture.library(draft)
        func needs(_ today: Day) -> String? {
            StudyReport(
                of: child.state, in: BoardDay.calendar.week(of: today), comparing: false,
                ReportContext(
                    library: library, badges: BadgeSet(shipped: []), calendar: BoardDay.calendar, today: today)
            ).needsHelp.first?.say.description
        }
        let rest = "It went badly 3 times, so it rests until"
        #expect(needs(BoardDay.today)?.contains(rest) == true && needs(BoardDay.today)?.contains("(Count)") == true)
        #expect(needs(BoardDay.today.advanced(by: 3))?.contains(rest) == false)
    }

    /// A child with eight skills that were mastered and are long due, and two lessons that are new; the first is remembered best.
    private static func back() throws -> Learner {
        var draft = PackFixture.draft
        let (skill, lesson) = (draft.manifest.skills[0], draft.lessons[0])
        draft.manifest.skills = []
        draft.lessons = []
        for number in 0..<10 {
            var skill = skill
            skill.id = SkillID(rawValue: "s\(number)")
            draft.manifest.skills.append(skill)
            var copy = lesson
            copy.file = "lessons/l\(number).json"
            copy.lesson.id = LessonID(rawValue: "l\(number)")
            copy.lesson.skill = skill.id
            copy.lesson.order = number
            for place in copy.lesson.questions.indices {
                copy.lesson.questions[place].id = QuestionID(rawValue: "l\(number).\(place)")
            }
            copy.lesson.sections = [
                Section(id: "s", title: "Try", kind: .practice, text: nil, questions: copy.lesson.questions.map(\.id))
            ]
            draft.lessons.append(copy)
        }
        var learner = try Learner(PackFixture.library(draft))
        learner.context.day = calendar.day(at: learner.context.now.wall)
        let day = learner.context.day
        for number in 0..<8 {
            let memory = SkillMemory(
                stability: Int64(8 - number) * 1_000_000, difficulty: 5_000_000, day: day.advanced(by: -21))
            learner.book.mastery[SkillID(rawValue: "s\(number)")] = SkillMastery(
                count: 10, bestPercent: 100, masteredAt: Instant(milliseconds: 0), due: day.advanced(by: -20 + number),
                memory: memory)
            learner.book.history[LessonID(rawValue: "l\(number)")] = LessonHistory(
                timesFinished: 1, bestPercent: 100, lastFinishedAt: Instant(milliseconds: 0))
        }
        return learner
    }

    @Test("After weeks away the most endangered skills come first, and after two reviews something new")
    func comesBack() throws {
        var learner = try Self.back()
        var told: [String] = []
        for number in 1...8 {
            let next = next(learner)
            let wish: ActivityWish
            if let skill = next.skill, next.kind == .review {
                told.append(skill.skill.id.rawValue)
                wish = .review(skill.skill.id)
            } else {
                let lesson = try #require(next.lesson).lesson.id
                told.append(lesson.rawValue)
                wish = .lesson(lesson)
            }
            try learner.start(wish, as: ActivityID(rawValue: "a\(number)"))
            while !learner.book.openActivities.isEmpty {
                learner.wait(5_000)
                try learner.answerRight()
            }
        }
        // Of the new ones there are two; then reviews have no other to wait for.
        #expect(told == ["s7", "s6", "l8", "s5", "s4", "l9", "s3", "s2"])
    }
}
