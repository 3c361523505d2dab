import QuestionKinds
import Testing

@testable import Household

struct QuestionViewTests {
    /// Every text anywhere inside a value.
    private func texts(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        let mirror = Mirror(reflecting: value)
        return mirror.children.flatMap { [$0.label ?? ""] + texts(in: $0.value) }
    }

    @Test(
        "A view of options holds neither the answer nor what is said about it", arguments: 1...20 as ClosedRange<UInt64>
    )
    func viewsTellNothing(seed: UInt64) throws {
        var learner = try Learner.inLesson(of: 6, seed: seed)
        while learner.book.open != nil {
            let view = try #require(try learner.view().question)
            let texts = texts(in: view)
            for secret in ["Secret hint", "Secret explanation", "Let's count again"] {
                #expect(!texts.contains { $0.contains(secret) })
            }
            for label in ["correct", "answers", "mistakes", "explanation", "hints", "rightPlaces"] {
                #expect(!texts.contains(label))
            }
            try learner.answerRight()
        }
    }

    @Test("A view of options holds what there is to choose from")
    func viewOfOptions() throws {
        let learner = try Learner.inLesson(of: 3)
        let view = try #require(try learner.view().question)
        guard let options = view.body.shown(as: MultipleChoice.View.self)?.options else {
            Issue.record("another kind")
            return
        }
        #expect(view.kind == MultipleChoice.kind)
        #expect(options.map(\.id) == learner.book.open?.current?.order)
        #expect(options.first { $0.id == "b" } == OptionView(id: "b", text: "5", image: "five"))
        #expect(view.images == ["ducks"])
        #expect(view.narration == "How many?")
        #expect(view.hintsLeft == 3)
    }

    @Test("A view of a blank holds the tiles in the order of the presentation")
    func viewOfABlank() throws {
        var learner = try Learner.inLesson(of: 2)
        let view = try #require(try learner.answerRight().question)
        #expect(view.kind == FillInBlank.kind)
        let order = try #require(learner.book.open?.current?.order)
        #expect(view.body.shown(as: FillInBlank.View.self)?.wordBank == order)
    }

    @Test("Tiles and typed texts are both taken for a blank")
    func tilesAndTexts() throws {
        for answer in [Answer.tile("4"), .text("Four")] {
            var learner = try Learner.inLesson(of: 2)
            try learner.answerRight()
            #expect(try learner.answer(answer).outcome == .correct)
        }
    }

    @Test("An accepted slip shows the spelling")
    func spellingIsShown() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("two")
        let reply = try learner.answer(.text("sevn"))
        #expect(reply.outcome == .correct)
        #expect(reply.spelling == "seven")
        #expect(reply.say.contains("seven"))
        #expect(reply.stars == 1)
    }
}
