import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Number line")
struct NumberLineTests {
    private let checks = KindChecks(content: NumberLine(from: 0, to: 20, step: 2, start: 4, answer: 10))

    @Test("the end decides, by hops or by its number")
    func ends() throws {
        #expect(try checks.isRight(.number(10)))
        #expect(try checks.isRight(.hops([6, 8, 10])))
        #expect(try checks.isRight(.hops([20, 10])))
        #expect(try !checks.isRight(.hops([10, 12])))
        #expect(try checks.feedback(.number(8)) == "You landed on 8. Begin at 4, and go one hop at a time.")
    }

    @Test("a hop off the ticks is no answer", arguments: [[5], [10, 22], [-2, 10]])
    func off(ends: [Int]) {
        #expect(checks.refusal(.hops(ends)) == "each hop must end at a tick of the line, from 0 to 20")
    }

    @Test("no hop at all and more hops than there can be are refused on the wire")
    func bounds() throws {
        #expect(throws: ShapeFault.self) { try wire(#"{"hops":[]}"#) }
        let many = { (count: Int) in
            "{\"hops\":[" + [String](repeating: "10", count: count).joined(separator: ",") + "]}"
        }
        #expect(try checks.isRight(wire(many(64))))
        #expect(throws: ShapeFault.self) { try wire(many(65)) }
    }

    @Test("answer and start are at ticks, and the ticks meet the end")
    func faults() {
        #expect(checks.places == [])
        #expect(KindChecks(content: NumberLine(from: 0, to: 9, step: 2, answer: 4)).places == ["/step"])
        #expect(KindChecks(content: NumberLine(from: 0, to: 9, step: 0, answer: 4)).places == ["/step"])
        #expect(KindChecks(content: NumberLine(from: 5, to: 5, answer: 5)).places == ["/step"])
        #expect(
            KindChecks(content: NumberLine(from: 0, to: 10, step: 2, start: 3, answer: 5)).places == [
                "/answer", "/start",
            ])
        #expect(KindChecks(content: NumberLine(from: 0, to: 121, answer: 5)).places == ["/to"])
    }
}
