import QuestionKinds
import Testing
import Words

@testable import Household

@Suite("Practice, sprints and copying on the loop of activities")
struct FactPlayTests {
    private static func learner(tier: AgeTier = .elementary, grade: Int = 2) -> Learner {
        var learner = Learner(Library(builtIn: FactLesson.installed), tier: tier)
        learner.context.grade = grade
        return learner
    }

    /// Answers what is open.
    @discardableResult
    private func answer(
        _ learner: inout Learner, right: Bool = true, after milliseconds: Int64 = 3_000
    ) throws -> AnswerReply {
        try learner.shown()
        learner.wait(milliseconds)
        let question = try learner.question
        if right { return try learner.answer(learner.choice(right: true)) }
        let isChoice = question.body.content(as: MultipleChoice.self) != nil
        return try learner.answer(isChoice ? learner.choice(right: false) : .text("99"))
    }

    @Test("Where facts were forgotten, a parent reads both numbers: those known now and those that the child is told")
    func forgotten() {
        var book = FactBook()
        book.band = .first
        for number in 1...3 {
            var record = FactRecord(on: Day(number: 20_000))
            (record.answers, record.needed, record.best) = (3, number == 1 ? 1 : 0, .known)
            book.records[number] = record
        }
        #expect("\(book.words)" == "You have found 3 facts.")
        let told = "\(book.wordsForParents)"
        #expect(told.contains(" 2 are known, "))
        #expect(told.contains("The child reads how many were known at some time: 3."))
        book.records[1]?.needed = 0
        #expect(!"\(book.wordsForParents)".contains("at some time"))
    }

    @Test("A sprint without an answer is no reason for praise, and who copies badly is told how it went")
    func nothingDone() throws {
        var learner = Self.learner()
        try learner.start(.sprint())
        #expect(learningRefusal { try learner.finish() } == .unfinished([1]))
        learner.wait(60_000)
        let sprint = try learner.finish()
        #expect(
            sprint.percent == 0 && !sprint.isPassed && sprint.say == "That was a start. Let’s run again another time!")
        try learner.start(.copying, as: "c")
        var number = 0
        while learner.book.open(.copying) != nil {
            let reply = try answer(&learner, right: number % 2 == 0)
            if number % 2 == 1 { #expect(reply.say == "On to the next one!" && reply.explanation == nil) }
            number += 1
        }
        let summary = try #require(learner.book.activity("c")?.summary)
        #expect(summary.right == 10 && summary.questions == 20 && summary.percent == 50 && summary.maximum == 0)
    }

    @Test("A sprint that is over gives way to the next one, and counts; tapping without a look counts for nothing")
    func over() throws {
        var learner = Self.learner()
        try learner.start(.sprint(), as: "s1")
        for _ in 1...3 { try answer(&learner, after: 1_000) }
        learner.wait(3_600_000)
        let view = try learner.start(.sprint(), as: "s2")
        #expect(view.goal == 5 && learner.book.facts[.addSubtract].sprints.best == 3)
        let first = try #require(learner.book.activity("s1")?.summary)
        #expect(first.sprint?.right == 3 && first.durationSeconds == 60)
        #expect(first.say == "You found 3 right answers. Well done!")
        // Nobody says that it is visible.
        for _ in 1...30 {
            learner.wait(5)
            try learner.answer(learner.choice(right: true))
        }
        learner.wait(60_000)
        #expect(try learner.finish().sprint?.right == 0)
        #expect(SprintBook(best: 70).suggestion(gate: 2_000) == 60)
    }

    @Test("Who takes half a minute for a number is not known as a slow typist; and one fact is no day's work")
    func bounds() throws {
        var learner = Self.learner()
        try copy(&learner, 5_001)
        #expect(learner.book.facts[.addSubtract].typing == nil)
        try copy(&learner, 5_000)
        #expect(learner.book.facts[.addSubtract].typing?.milliseconds == 5_000)
        for (questions, counts) in [(1, false), (4, false), (5, true)] {
            try learner.start(.practice(nil, questions: questions), as: ActivityID(rawValue: "p\(questions)"))
            while learner.book.open(.practice) != nil { try answer(&learner) }
            guard case .finished(let end)? = learner.facts.last else { throw NothingOpen() }
            #expect(end.counts == counts, "\(questions)")
        }
    }

    /// Copies numbers, so that the time of typing is known.
    private func copy(_ learner: inout Learner, _ milliseconds: Int64 = 1_000) throws {
        try learner.start(.copying, as: "typing")
        while learner.book.open(.copying) != nil { try answer(&learner, after: milliseconds) }
    }

    @Test("A practice asks twenty facts; a miss is explained in two steps, and something like it follows")
    func practice() throws {
        var learner = Self.learner()
        let view = try learner.start(.practice(nil, questions: nil))
        #expect(view.kind == .practice && view.title == "Math facts to 20" && view.question?.total == 20)
        let reply = try answer(&learner, right: false)
        #expect(reply.outcome == .explained && reply.microLesson != nil && reply.question?.attempt == 1)
        let missed = try #require(reply.microLesson?.fact)
        // The first questions are a placement: what it misses is learned when its band comes.
        #expect(
            learner.book.facts[.addSubtract].record(missed.record)?.isMissed == true
                && learner.book.facts[.addSubtract].waiting.isEmpty)
        while learner.book.open(.practice) != nil { try answer(&learner) }
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.questions == 20 && summary.right == 19 && summary.percent == 95 && summary.isPassed)
        // Nothing of it is a skill of lessons, a best of one, or a level.
        #expect(learner.book.mastery.isEmpty && learner.book.history.isEmpty && learner.book.levels.isEmpty)
        #expect(learner.book.facts[.addSubtract].records.count > 5)
    }

    @Test("It can be looked at again as it was, and each answer that is repeated has its first reply")
    func again() throws {
        var learner = Self.learner()
        var shown = [try #require(try learner.start(.practice(nil, questions: 8)).question)]
        var replies: [(PresentationID, AnswerReply)] = []
        while learner.book.open(.practice) != nil {
            let presentation = try learner.presentation
            let reply = try answer(&learner, right: replies.count != 3)
            replies.append((presentation, reply))
            if let next = reply.question { shown.append(next) }
        }
        let replay = try #require(learner.book.activity("a1")).replay(in: learner.context.library)
        #expect(replay.compactMap(\.question?.prompt) == shown.map(\.prompt))
        for (presentation, reply) in replies {
            #expect(try learner.answer(.text("1"), to: presentation) == reply)
            guard let receipt = reply.receipt else { continue }
            var told = AnswerReply(receipt, in: learner.context.library)
            told.receipt = receipt
            #expect(told == reply)
        }
        #expect(replies.dropLast().allSatisfy { $0.1.receipt != nil })
    }

    @Test("Copying earns nothing, counts for nothing, and tells the median of typing")
    func copying() throws {
        var learner = Self.learner()
        try learner.start(.copying)
        var numbers: Set<String> = []
        var time: Int64 = 500
        while learner.book.open(.copying) != nil {
            numbers.insert(try learner.question.prompt)
            try answer(&learner, right: time != 700, after: time)
            time += 100
        }
        #expect(numbers.count == 20)
        // 500 to 2400 without the rapid one of 500 and the wrong one: that of 500 is asked once more.
        let typing = try #require(learner.book.facts[.addSubtract].typing)
        #expect((1_400...1_700).contains(typing.milliseconds) && typing.day == learner.context.day)
        #expect(learner.book.stars == 0 && learner.book.points == 0 && learner.book.today.parts.isEmpty)
        #expect(typing.isOld(on: learner.context.day.advanced(by: 30)))
        #expect(!typing.isOld(on: learner.context.day.advanced(by: 29)))
    }

    @Test("The time of an answer is that without typing: what is left differs by less than a tenth of a second")
    func net() throws {
        for typing in [500, 1_000, 2_000, 3_000] as [Int64] {
            var learner = Self.learner()
            // Each number takes a little more or less.
            try learner.start(.copying, as: "typing")
            var step: Int64 = -200
            while learner.book.open(.copying) != nil {
                try answer(&learner, after: max(600, typing + step))
                step = step == 200 ? -200 : step + 20
            }
            try learner.start(.practice(nil, questions: 20), as: "p")
            var nets: [Int] = []
            while learner.book.open(.practice) != nil {
                try answer(&learner, after: max(600, typing) + 1_500)
                nets += [learner.book.activity("p")?.answers.last?.fact?.netMilliseconds].compactMap { $0 }
            }
            #expect(nets.count == 20 && nets.allSatisfy { abs($0 - 1_500) < 150 }, "\(typing): \(nets)")
        }
    }

    @Test("Paused, unseen and hinted answers tell no time; rapid ones tell nothing")
    func speed() throws {
        var learner = Self.learner()
        try copy(&learner)
        try learner.start(.practice(nil, questions: 20), as: "p")
        func last() -> FactMark? { learner.book.activity("p")?.answers.last?.fact }
        try answer(&learner)
        #expect(last()?.netMilliseconds == 2_000)
        // Nobody said when it was visible.
        try learner.answer(learner.choice(right: true))
        #expect(last() != nil && last()?.netMilliseconds == nil)
        try learner.shown()
        try learner.pause()
        try learner.resume()
        learner.wait(3_000)
        try learner.answer(learner.choice(right: true))
        #expect(last() != nil && last()?.netMilliseconds == nil)
        try learner.hint()
        try answer(&learner)
        #expect(last() != nil && last()?.netMilliseconds == nil && last()?.isFast == false)
        try answer(&learner, after: 100)
        #expect(last() == nil)
    }

    @Test("A sprint is sixty seconds by kidd's clock: what comes later does not count, and a pause stops nothing")
    func sprint() throws {
        var learner = Self.learner()
        let view = try learner.start(.sprint())
        #expect(view.timer?.limitSeconds == 60 && view.goal == nil && view.question?.hintsLeft == 0)
        for _ in 1...5 { try answer(&learner, after: 2_000) }
        let wrong = try answer(&learner, right: false, after: 2_000)
        #expect(wrong.outcome == .explained && wrong.microLesson == nil && wrong.explanation == nil)
        #expect(wrong.say == "On to the next one!")
        try learner.pause()
        learner.wait(46_000)
        try learner.resume()
        try answer(&learner, after: 1_000)
        let late = try answer(&learner, after: 1_001)
        #expect(late.outcome == .late)
        let sprint = try #require(late.summary?.sprint)
        #expect(sprint.right == 6 && sprint.answers == 7 && sprint.before == nil && sprint.isNewBest)
        #expect(sprint.missed.count == 1 && late.summary?.percent == 85)
        #expect(learner.book.facts[.addSubtract].sprints.best == 6)
        // Points, and no stars.
        #expect(learner.book.stars == 0 && learner.book.points > 0)
    }

    @Test("Sprints are no evidence: who only guesses there never becomes fluent, nor knows anything")
    func guessing() throws {
        for seed in 0..<60 as Range<UInt64> {
            var learner = Self.learner()
            try copy(&learner)
            let before = learner.book.facts[.addSubtract].records
            try learner.start(.sprint(), as: "s", seed: seed)
            var random = SeededRandom(seed: seed)
            while learner.book.open(.timed) != nil {
                try answer(&learner, right: random.number(below: 4) == 0, after: 1_500)
            }
            #expect(learner.book.facts[.addSubtract].records == before)
        }
    }

    @Test("The right option lies anywhere, and never three times running at one place")
    func places() throws {
        var counts = [0, 0, 0, 0]
        for seed in 0..<60 as Range<UInt64> {
            var learner = Self.learner()
            try learner.start(.sprint(), seed: seed)
            var last: [Int] = []
            while learner.book.open(.timed) != nil {
                let right = String(try #require(FactQuestion(learner.question.id)?.fact).result)
                let order = try #require(learner.book.open(.timed)?.current?.order)
                let place = try #require(order.firstIndex(of: right))
                #expect(order.count == 4)
                counts[place] += 1
                #expect(!(last.suffix(2) == [place, place]), "\(last)")
                last.append(place)
                try answer(&learner, right: true, after: 1_500)
            }
        }
        let sum = counts.reduce(0, +)
        for count in counts { #expect((230...270).contains(count * 1000 / sum), "\(counts)") }
    }

    private func run(_ learner: inout Learner, _ id: ActivityID, right: Int) throws -> SprintResult {
        try learner.start(.sprint(), as: id)
        for _ in 0..<right { try answer(&learner, after: 1_000) }
        learner.wait(60_000)
        return try #require(try learner.finish().sprint)
    }

    @Test("The first sprint has no goal; then two more than the best, no more than the gate allows, one more at least")
    func goals() throws {
        #expect(SprintBook().suggestion(gate: 2_000) == nil)
        for (best, gate, goal) in [(10, 2_000, 12), (29, 2_000, 30), (30, 2_000, 31), (8, 6_000, 10), (12, 6_000, 13)] {
            #expect(SprintBook(best: best).suggestion(gate: gate) == goal)
        }
        var learner = Self.learner(grade: 3)
        #expect(try run(&learner, "s1", right: 5).goal == nil)
        // The goal stands for the session, which the first sprint began without one.
        #expect(try run(&learner, "s2", right: 6).goal == nil)
        learner.wait(FactRules.restBetweenSessions)
        #expect(try run(&learner, "s3", right: 7).goal == 8)
        #expect(try run(&learner, "s4", right: 7).goal == 8)
        // After two that missed it, it is easier by two.
        #expect(try run(&learner, "s5", right: 6).goal == 6)
    }

    @Test("A session is five sprints or thirty minutes; after a rest of thirty minutes there is another")
    func sessions() throws {
        var learner = Self.learner()
        for number in 1...5 { _ = try run(&learner, ActivityID(rawValue: "s\(number)"), right: 1) }
        guard case .sprintsRest(let seconds)? = learningRefusal({ try learner.start(.sprint(), as: "s6") }) else {
            Issue.record("a sixth sprint began")
            return
        }
        #expect(seconds > 1_600 && seconds <= 1_800)
        // Practice is possible meanwhile.
        try learner.start(.practice(nil, questions: 1), as: "p")
        learner.wait(Int64(seconds) * 1000)
        _ = try run(&learner, "s6", right: 1)
        learner.wait(20 * 60_000)
        _ = try run(&learner, "s7", right: 1)
        learner.wait(15 * 60_000)
        #expect(learningRefusal { try learner.start(.sprint(), as: "s8") } != nil)
    }

    @Test("A child that has begun with facts is asked for a few each day, and one that has not is not")
    func next() throws {
        var learner = Self.learner()
        func kind(_ subject: String? = nil, daysLater: Int64 = 0) -> NextLesson.Kind {
            var child = ChildState(
                profile: ChildProfile(
                    id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2019, month: 4)),
                handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
            child.apply(learner.facts.map(Fact.learning))
            var context = learner.context
            context.now = context.now.advanced(by: daysLater * .day)
            return NextLesson(for: child, subject: subject, through: context.gate, HouseholdCalendar(zone: .utc)).kind
        }
        learner.context.day = HouseholdCalendar(zone: .utc).day(at: learner.context.now.wall)
        try copy(&learner)
        #expect(kind(daysLater: 1) == .nothing)
        try learner.start(.practice(nil, questions: 2), as: "p")
        #expect(kind() == .resume)
        while learner.book.open(.practice) != nil { try answer(&learner) }
        #expect(kind() == .nothing)
        #expect(kind(daysLater: 1) == .practice && kind("math", daysLater: 1) == .practice)
        #expect(kind("reading", daysLater: 1) == .nothing)
        learner.context.filter = ContentFilter(blockedLessons: ["math-facts"])
        #expect(kind(daysLater: 1) == .nothing)
    }

    @Test("A preschool child has no sprints, and shorter practices")
    func preschool() throws {
        var learner = Self.learner(tier: .preschool, grade: 0)
        #expect(learningRefusal { try learner.start(.sprint()) } == .filtered(.otherAge))
        #expect(try learner.start(.practice(nil, questions: nil)).question?.total == 10)
    }

    @Test("A subject that rests rests for facts too; and they are no lesson that could be begun or listed")
    func gate() throws {
        var learner = Self.learner()
        #expect(learningRefusal { try learner.start("math-facts") } == .unknownLesson("math-facts"))
        #expect(
            learningRefusal { try learner.start(.quiz("math-facts", questions: nil, limitSeconds: nil)) }
                == .unknownLesson("math-facts"))
        #expect(Array(learner.context.gate.lessons).isEmpty)
        learner.context.filter = ContentFilter(allowedSubjects: ["reading"])
        #expect(learningRefusal { try learner.start(.practice(nil, questions: nil)) } == .filtered(.subjectNotAllowed))
        #expect(learningRefusal { try learner.start(.sprint()) } == .filtered(.subjectNotAllowed))
    }
}
