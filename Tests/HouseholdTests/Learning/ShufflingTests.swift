import Testing

@testable import Household

struct ShufflingTests {
    /// The orders of all presentations when every question is answered, some wrong at first.
    private func orders(seed: UInt64, wrongEvery: Int) throws -> [Presentation] {
        var learner = try Learner.inLesson(of: 30, seed: seed)
        var result: [Presentation] = []
        while let current = learner.book.open?.current {
            result.append(current)
            if current.attempt == 1, current.place % wrongEvery == 0 {
                try learner.answerWrong()
            } else {
                try learner.answerRight()
            }
        }
        return result
    }

    @Test("The same seed gives the same orders, another seed gives others")
    func seedsDecide() throws {
        #expect(try orders(seed: 5, wrongEvery: 3) == orders(seed: 5, wrongEvery: 3))
        #expect(try orders(seed: 5, wrongEvery: 3) != orders(seed: 6, wrongEvery: 3))
    }

    @Test("The right one never sits at the same place three times running", arguments: 0..<60 as Range<UInt64>)
    func neverThreeTimesRunning(seed: UInt64) throws {
        for wrongEvery in [2, 5, 100] {
            let presentations = try orders(seed: seed, wrongEvery: wrongEvery)
            let places = presentations.compactMap { $0.order.firstIndex(of: $0.question == "blank" ? "4" : "b") }
            #expect(places.count == presentations.count)
            for index in places.indices.dropFirst(2) {
                #expect(places[index] != places[index - 1] || places[index] != places[index - 2])
            }
        }
    }

    @Test("Each presentation shows every choice once, a retry in another order", arguments: 0..<40 as Range<UInt64>)
    func everyChoiceOnce(seed: UInt64) throws {
        let presentations = try orders(seed: seed, wrongEvery: 2)
        for (index, presentation) in presentations.enumerated() {
            let choices = presentation.question == "blank" ? ["3", "4", "5"] : ["a", "b", "c", "d"]
            #expect(presentation.order.sorted() == choices)
            if presentation.attempt == 2 { #expect(presentation.order != presentations[index - 1].order) }
        }
    }

    @Test("Over many seeds the right one sits everywhere equally often")
    func everywhereEquallyOften() throws {
        let question = PackFixture.question("q", QuestionBody(PackFixture.fourOptions))
        var counts = [0, 0, 0, 0]
        for seed in 0..<8000 as Range<UInt64> {
            let presentation = Presentation(first: question, total: 1, seed: seed)
            let place = try #require(presentation.order.firstIndex(of: "b"))
            counts[place] += 1
        }
        for count in counts { #expect((1850...2150).contains(count)) }
    }
}
