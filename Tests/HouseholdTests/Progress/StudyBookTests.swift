import QuestionKinds
import Testing

@testable import Household

@Suite("What the days of learning come to") struct StudyBookTests {
    private let today = Day(number: 20_833)

    /// A scored answer on a day.
    private func answer(
        _ isRight: Bool, on day: Day, at milliseconds: Int64 = 0, hints: Int = 0, spent: Int64 = 0,
        question: QuestionID = "q", _ given: Answer = .option("b"), skill: SkillID = "s",
        mistake: MistakeClass? = nil
    ) -> LearningFact {
        .answered(
            AnswerFact(given) {
                $0.activity = "a"
                $0.presentation = PresentationID("a", 1)
                $0.question = question
                $0.outcome = isRight ? .correct : .tryAgain
                $0.hints = hints
                $0.told = .words(.praise1, isExplained: false)
                $0.stars = 1
                $0.points = 10
                $0.sums = .change(score: 10, lost: 0, run: 1)
                $0.evidence = AnswerEvidence(skill: skill, kind: "multipleChoice", difficulty: 1, validity: .timed)
                $0.at = Instant(milliseconds: milliseconds)
                $0.day = day
                $0.spentMilliseconds = spent
                $0.mistake = mistake
            })
    }

    private func shown(spent: Int64) -> LearningFact {
        .shown(
            PresentationShown(
                activity: "a", presentation: PresentationID("a", 1), mono: 0, boot: BootID(rawValue: "b"),
                at: Instant(milliseconds: 0), spentMilliseconds: spent))
    }

    @Test("Answers are counted by subject and kind, and time without a day waits for the answer that has one")
    func counted() {
        var book = StudyBook()
        book.apply(shown(spent: 400), subject: "math")
        book.apply(answer(true, on: today, spent: 600), subject: "math")
        book.apply(answer(false, on: today, hints: 2, spent: 1000), subject: "math")
        book.apply(answer(true, on: today), subject: "art")
        let day = book.days[0]
        #expect(day.subjects.map(\.subject) == ["art", "math"])
        #expect(day.subjects[1].first == 2 && day.subjects[1].right == 1)
        #expect(day.subjects[1].active == 2000)
        #expect(day.subjects[1].hints == 2)
        #expect(day.kinds == [KindTotals(kind: "multipleChoice", first: 3, right: 2, hints: 2)])
        #expect(book.pending == 0)
    }

    @Test("The silence before something is given up is no learning")
    func abandoned() {
        var book = StudyBook()
        book.apply(answer(true, on: today, spent: 600), subject: "math")
        book.apply(
            .abandoned(ActivityMark(activity: "a", at: Instant(milliseconds: 0), spentMilliseconds: 300_000)),
            subject: "math")
        book.apply(answer(true, on: today.advanced(by: 1), spent: 400), subject: "math")
        #expect(book.days.map { $0.subjects[0].active } == [600, 400])
    }

    @Test("A pause of more than half an hour ends a sitting", arguments: [(30, 1), (31, 2)])
    func sessions(minutes: Int64, sessions: Int) {
        var book = StudyBook()
        book.apply(answer(true, on: today, at: 0), subject: "math")
        book.apply(answer(true, on: today, at: minutes * .minute), subject: "math")
        #expect(book.days[0].sessions == sessions)
    }

    @Test("Four wrong ones of the last ten ask for help, and what is older is forgotten")
    func help() {
        var book = StudyBook()
        for _ in 0..<3 { book.apply(answer(false, on: today), subject: nil) }
        #expect(book.recent["s"]?.needsHelp == false)
        book.apply(answer(false, on: today), subject: nil)
        #expect(book.recent["s"]?.needsHelp == true)
        for _ in 0..<6 { book.apply(answer(true, on: today), subject: nil) }
        #expect(book.recent["s"]?.wrong == 4)
        book.apply(answer(true, on: today), subject: nil)
        #expect(book.recent["s"]?.count == 10 && book.recent["s"]?.wrongBits == 0b1110000000)
        #expect(book.recent["s"]?.answers.map(\.isRight) == [false, false, false] + Array(repeating: true, count: 7))
        #expect(book.recent["s"]?.needsHelp == false)
    }

    @Test(
        "A wrong result of a math fact is told by the mistake that leads to it, typed or chosen",
        arguments: [
            ("fact.8+7", Answer.text("14"), MistakeClass.offByOne), ("fact.8+7", .text("1"), .wrongOperation),
            ("sprint.8+7", .option("5"), .tenOff), ("fact.8+7", .text("8"), .givenNumber),
        ])
    func mistakes(question: String, given: Answer, mistake: MistakeClass) {
        var book = StudyBook()
        book.apply(answer(false, on: today, question: QuestionID(rawValue: question), given), subject: "math")
        #expect(book.days[0].mistakes == [MistakeTotals(mistake: mistake, skill: "s", count: 1)])
    }

    @Test("A wrong result that no mistake leads to, and what is no number, is none", arguments: ["3", "fifteen", ""])
    func noMistake(text: String) {
        var book = StudyBook()
        book.apply(answer(false, on: today, question: "fact.8+9", .text(text)), subject: "math")
        #expect(book.days[0].mistakes.isEmpty)
    }

    @Test("Classes of mistakes are counted by skill, and only first answers count")
    func classes() throws {
        var book = StudyBook()
        for skill in ["s", "s", "t"] as [SkillID] {
            book.apply(answer(false, on: today, skill: skill, mistake: .offByOne), subject: "math")
        }
        book.apply(answer(false, on: today.advanced(by: 1), skill: "t", mistake: .offByOne), subject: "math")
        book.apply(answer(false, on: today), subject: "math")
        #expect(
            book.days[0].mistakes == [
                MistakeTotals(mistake: .offByOne, skill: "s", count: 2),
                MistakeTotals(mistake: .offByOne, skill: "t", count: 1),
            ])
        let sum = try #require(book.sum(in: today..<today.advanced(by: 2)))
        #expect(sum.mistakes.map(\.count) == [2, 2])
    }

    @Test("A day tells so many classes in skills apart and no more; what is known of them goes on")
    func mostClasses() {
        var book = StudyBook()
        for number in 1...StudyDay.mostMistakes + 5 {
            let skill = SkillID(rawValue: "s\(number)")
            book.apply(answer(false, on: today, skill: skill, mistake: .offByOne), subject: "math")
        }
        book.apply(answer(false, on: today, skill: "s1", mistake: .offByOne), subject: "math")
        #expect(book.days[0].mistakes.count == StudyDay.mostMistakes && book.days[0].mistakes[0].count == 2)
    }

    @Test("Days come in order whatever the clock says, and a date far in the future takes no other day's place")
    func bounded() {
        var book = StudyBook()
        for offset in [0, -1, 2, 1, 2] { book.apply(answer(true, on: today.advanced(by: offset)), subject: "math") }
        #expect(book.days.map(\.day) == (-1...2).map { today.advanced(by: $0) })
        #expect(book.days.map { $0.subjects[0].first } == [1, 1, 1, 2])
        book.apply(answer(true, on: today.advanced(by: StudyBook.mostDays)), subject: "math")
        book.apply(answer(true, on: today.advanced(by: 4000)), subject: "math")
        book.apply(answer(true, on: today.advanced(by: 3)), subject: "math")
        #expect(
            book.days.map(\.day) == [-1, 0, 1, 2, 3, StudyBook.mostDays, 4000].map { today.advanced(by: $0) })
        for offset in 0..<300 { book.apply(answer(true, on: today.advanced(by: offset)), subject: "math") }
        #expect(book.days.count == StudyBook.mostDays)
        book.apply(answer(true, on: today.advanced(by: -30)), subject: "math")
        #expect(book.days.count == StudyBook.mostDays && book.days[0].day == today.advanced(by: -30))
    }

    @Test("Days add up to what a report tells of them, and nothing to nothing")
    func sums() {
        var book = StudyBook()
        for offset in 0..<3 {
            book.apply(answer(offset > 0, on: today.advanced(by: offset), hints: 1), subject: "math")
        }
        let sum = book.sum(in: today.advanced(by: 1)..<today.advanced(by: 3))
        #expect(
            sum?.subjects == [
                FoldedSubject(subject: "math", answers: 2, first: 2, right: 2, hints: 2, stars: 2, points: 20)
            ])
        #expect(sum?.kinds.first?.hints == 2)
        #expect(book.sum(in: today.advanced(by: 9)..<today.advanced(by: 10)) == nil)
    }
}
