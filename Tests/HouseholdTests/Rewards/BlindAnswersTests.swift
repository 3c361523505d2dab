import Testing

@testable import Household

@Suite("Results beside blind choices")
struct BlindAnswersTests {
    @Test("How likely blind choices come as far is the sum over all ways in which they can", arguments: 0...6)
    func likelihood(right: Int) {
        let chances = [0.5, 1.0 / 3, 0.25, 0, 0.5, 0.2]
        var expected = 0.0
        for way in 0..<(1 << chances.count) where way.nonzeroBitCount >= right {
            expected += chances.indices.reduce(1) { product, index in
                product * (way & (1 << index) == 0 ? 1 - chances[index] : chances[index])
            }
        }
        #expect(abs(BlindAnswers(chances: chances, right: right).likelihood - expected) < 1e-12)
    }

    @Test(
        "Of seven so many are right before anything is earned: with two choices each, three, four, and where nothing is offered",
        arguments: [(0.5, 6), (1.0 / 3, 5), (0.25, 4), (0, 1)])
    func seven(chance: Double, least: Int) {
        let paid = (0...7).filter { BlindAnswers(chances: Array(repeating: chance, count: 7), right: $0).isSurpassed }
        #expect(paid == Array(least...7))
    }

    @Test("Three of four right are enough, however few questions there are", arguments: [4, 8, 12])
    func threeOfFour(questions: Int) {
        let chances = Array(repeating: 0.5, count: questions)
        #expect(BlindAnswers(chances: chances, right: questions / 4 * 3).isSurpassed)
    }
}
