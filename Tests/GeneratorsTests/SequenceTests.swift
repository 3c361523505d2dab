import Household
import QuestionKinds
import Testing

@testable import Generators

@Suite("Sequences")
struct SequenceTests {
    private func parameters(
        _ step: Int, backward: Bool = false, multiples: Bool = false, length: Int = 4,
        gap: NumberSequence.Gap = .middle, picture: NumberSequence.Drawn = .none
    ) -> NumberSequence.Parameters {
        NumberSequence.Parameters(
            numbers: NumberRange(0, 120), step: step, isBackward: backward, multiples: multiples, length: length,
            gap: gap, picture: picture, options: 4, bank: true)
    }

    @Test("every item of every step and gap holds", arguments: [1, 2, 5, 10], NumberSequence.Gap.allCases)
    func items(step: Int, gap: NumberSequence.Gap) {
        for backward in [false, true] {
            let parameters = parameters(step, backward: backward, length: step == 1 ? 3 : 6, gap: gap)
            let result = VariantUnderTest.proof(NumberSequence.self, parameters, prompt: "{sequence}")
            #expect(result.faults == [])
            #expect(result.items > 0)
        }
    }

    @Test("short patterns have few enough tiles for preschool")
    func preschool() {
        for length in 3...4 {
            let result = VariantUnderTest.proof(
                NumberSequence.self, parameters(1, length: length), prompt: "{sequence}", by: .kindergarten)
            #expect(result.faults == [])
        }
    }

    @Test("only multiples of the step occur where that is asked for")
    func multiples() {
        let facts = NumberSequence.facts(of: parameters(10, multiples: true, gap: .last))
        #expect(facts.map(\.numbers) == (0...9).map { low in (0..<4).map { (low + $0) * 10 } })
    }

    @Test("the line shows the known numbers, and a tick where one is missing")
    func line() throws {
        let fact = try #require(NumberSequence.facts(of: parameters(5, backward: true, picture: .numberLine)).first)
        let line = try #require(fact.picture(in: Dress()) as? NumberLinePicture)
        #expect(fact.numbers == [15, 10, 5, 0] && fact.gap == 1)
        #expect(line == NumberLinePicture(from: 0, to: 15, step: 5, labels: [0, 5, 15]))
        let values = fact.values(in: Dress())
        #expect(values["sequence"] == .text("15, __, 5, 0") && values["near"] == .number(15))
    }

    @Test("every item of the second version holds, too", arguments: [1, 2, 5, 10], NumberSequence.Gap.allCases)
    func second(step: Int, gap: NumberSequence.Gap) {
        for (backward, bank) in [(false, true), (true, false)] {
            var parameters = parameters(step, backward: backward, length: step == 1 ? 3 : 6, gap: gap)
            parameters.bank = bank
            let result = VariantUnderTest.proof(NumberSequence2.self, parameters, prompt: "{sequence}")
            #expect(result.faults == [] && result.items > 0)
        }
    }

    @Test("who gives a number of the row again is told so, and who turns round is asked for the way")
    func repeated() throws {
        func tags(_ parameters: NumberSequence.Parameters, _ numbers: [Int], _ gap: Int) throws -> [String: String] {
            let fact = try #require(
                NumberSequence2.facts(of: parameters).first { $0.before.numbers == numbers && $0.before.gap == gap })
            guard case .text(_, let wrong, _) = fact.asked(as: FillInBlank.kind, in: Dress()) else { return [:] }
            return Dictionary(uniqueKeysWithValues: wrong.map { ($0.text, $0.misconception) })
        }
        var free = parameters(2, length: 4, gap: .last)
        free.bank = false
        let last = try tags(free, [4, 6, 8, 10], 3)
        #expect(last["8"] == "repeated" && last["6"] == "wrongWay" && last["12"] == "oneStepTooFar")
        // One more than the last number is no near miss of the next one: it tells how it was found.
        #expect(last["9"] == "countedByOnes" && last["11"] == "offByOne")
        free.gap = .middle
        #expect(try tags(free, [4, 6, 8, 10], 1)["8"] == "repeated")
        free.gap = .first
        let first = try tags(free, [4, 6, 8, 10], 0)
        #expect(first["6"] == "repeated" && first["8"] == "wrongWay" && first["2"] == "oneStepTooFar")
    }

    @Test("the right one stands now first, now in the middle, now last")
    func places() {
        var three = parameters(2, multiples: true, length: 4, gap: .last)
        three.options = 3
        #expect(
            VariantUnderTest.rightPlaces(VariantUnderTest.template(NumberSequence2.self, three, prompt: "{sequence}"))
                .count > 1)
    }
}
