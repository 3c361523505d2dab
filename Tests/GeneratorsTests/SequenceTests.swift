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
}
