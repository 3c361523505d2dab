import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Count")
struct CountTests {
    private static let ducks = Count(
        answer: 5, highest: 10, mistakes: [NumberMistake(number: 6, explanation: "Touch each duck only once.")])
    private let checks = KindChecks(content: ducks)

    @Test("only the number itself is right; a wrong one hears what was counted")
    func numbers() throws {
        for number in 0...10 { #expect(try checks.isRight(.number(number)) == (number == 5)) }
        #expect(try checks.feedback(.number(6)) == "Touch each duck only once.")
        #expect(try checks.feedback(.number(4)) == "You counted 4. Point to each one once as you count.")
        #expect(try checks.isRight(wire(#"{"number":5.0}"#)))
    }

    @Test("a number that is not offered is no answer", arguments: [-1, 11, 1_000_000])
    func beyond(number: Int) {
        #expect(checks.refusal(.number(number)) == "the number must be 0 to 10")
    }

    @Test("a huge number, a part of one and a text are refused on the wire")
    func wireForms() {
        for text in [#"{"number":1000001}"#, #"{"number":1.5}"#, #"{"number":"5"}"#, #"{"number":1e99}"#] {
            #expect(throws: ShapeFault.self) { try wire(text) }
        }
        #expect(checks.refusal(.option("5"))?.contains("number") == true)
    }

    @Test("the numbers that are offered go beyond the answer, and mistakes are wrong")
    func faults() {
        #expect(checks.places == [])
        #expect(KindChecks(content: Count(answer: 5, highest: 5)).places == ["/highest"])
        #expect(KindChecks(content: Count(answer: -1, highest: 5)).places == ["/answer"])
        #expect(KindChecks(content: Count(answer: 5, highest: 1_001)).places == ["/highest"])
        let twice = NumberMistake(number: 5, explanation: "")
        #expect(
            KindChecks(content: Count(answer: 5, highest: 9, mistakes: [twice, twice])).places == [
                "/mistakes/0/number", "/mistakes/0/explanation", "/mistakes/1/number", "/mistakes/1/number",
                "/mistakes/1/explanation",
            ])
    }
}
