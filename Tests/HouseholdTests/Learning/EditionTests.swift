import QuestionKinds
import Testing

@testable import Household

/// Activities go on with the edition of the lesson with which they began.
struct EditionTests {
    /// A library in which the first question of lesson "one" has other choices, as a new version of its pack.
    private func changed(_ library: Library) throws -> Library {
        var draft = PackFixture.draft
        draft.manifest.version = "2.0.0"
        draft.lessons[0].lesson.questions[0].body = QuestionBody(
            MultipleChoice(
                options: PackFixture.fourOptions.options.map {
                    ChoiceOption(id: "new.\($0.id)", text: $0.text, image: nil, explanation: nil)
                }, correct: "new.b"))
        return try library.installing(PackFixture.pack(draft)).get()
    }

    @Test("A replaced pack: the open lesson is shown, graded, hinted and told again as it began; a new one is new")
    func replaced() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("one")
        let wrong = try learner.answer(.option("a"))
        learner.context.library = try changed(learner.context.library)
        #expect(try learner.view().question == wrong.question)
        #expect(try learner.answer(.option("b"), to: "a1.1") == wrong)
        #expect(try learner.hint().text == "Secret hint one.")
        #expect(try learner.answer(.option("b")).outcome == .correct)
        try learner.start("one", as: "a2", replace: true)
        #expect(try learner.answer(.option("new.b")).outcome == .correct)
    }

    @Test("A removed pack: the open lesson can be finished, and its filter still holds")
    func removed() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("one")
        learner.context.library = learner.context.library.removing("numbers")
        #expect(learningRefusal { try learner.start("two", as: "a2", replace: true) } == .unknownLesson("two"))
        learner.context.filter.blockedPacks = ["numbers"]
        #expect(learningRefusal { try learner.answer(.option("b")) } == .filtered(.resting))
        learner.context.filter.blockedPacks = []
        try learner.answer(.option("b"))
        try learner.answer(.tile("4"))
        #expect(try learner.answer(.option("b")).summary?.percent == 100)
    }

    @Test("An edition that nobody kept ends only what the installed one cannot go on with")
    func forgotten() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("one")
        let started = learner.book
        var library = try changed(learner.context.library)
        library = library.forgettingRetired(but: [])
        learner.context.library = library
        #expect(learningRefusal { _ = try learner.view() } == .contentChanged("q1"))
        learner.book = started
        learner.context.library = try PackFixture.library()
        #expect(try learner.view().question?.presentation == "a1.1")
    }

    @Test("What is installed again is not retired, and a retired edition can be taken back")
    func comingBack() throws {
        let library = try PackFixture.library()
        let one = try #require(library.lesson("one"))
        let without = library.removing("numbers")
        #expect(library.lessons.allSatisfy { without.lesson(edition: $0.edition) === $0 })
        #expect(without.lesson("one") == nil)
        #expect(without.lesson("one", in: one.edition) === one)
        let back = try without.installing(PackFixture.pack()).get()
        #expect(back.lesson(edition: one.edition) === back.lesson("one"))
        #expect(Library().remembering([one]).lesson("one", in: one.edition) == one)
    }

    @Test("A start says which edition it is, and the book which ones are still needed")
    func needed() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("one")
        let edition = learner.context.library.lesson("one")?.edition
        #expect(learner.book.open?.edition == edition)
        #expect(learner.book.editions == Set([edition].compactMap { $0 }))
        try learner.start("two", as: "a2", replace: true)
        #expect(learner.book.editions.count == 2)
    }
}
