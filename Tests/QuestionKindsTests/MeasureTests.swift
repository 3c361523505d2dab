import Household
import Shapes
import StrictJSON
import Testing

@testable import QuestionKinds

@Suite("Measure")
struct MeasureTests {
    private let length = KindChecks(
        content: Measure(
            .length(
                7, unit: "cubes", highest: 12,
                mistakes: [NumberMistake(number: 8, explanation: "Begin where the pencil begins.")])))
    private let weight = KindChecks(content: Measure(.comparison("lighter")))

    @Test("a length is right or wrong by its number")
    func lengths() throws {
        for number in 0...12 { #expect(try length.isRight(.number(number)) == (number == 7)) }
        #expect(try length.feedback(.number(8)) == "Begin where the pencil begins.")
        #expect(
            try length.feedback(.number(6))
                == "You measured 6. Begin at the edge, and count each of the cubes once.")
        #expect(length.refusal(.number(13)) == "a length is answered with number, 0 to 12 cubes")
        #expect(length.refusal(.comparison("longer")) != nil)
    }

    @Test("a comparison is one of the words of its family")
    func comparisons() throws {
        #expect(try weight.isRight(.comparison("lighter")))
        #expect(try weight.feedback(.comparison("equal")) == "You chose equal. Let's compare them again.")
        #expect(
            weight.refusal(.comparison("longer"))
                == "this is answered with comparison, one of heavier, lighter, equal")
        #expect(weight.refusal(.number(1)) != nil)
    }

    @Test("a pack has one of the two ways, and the numbers go beyond the length")
    func faults() {
        #expect(length.places == [] && weight.places == [])
        #expect(KindChecks(content: Measure(.comparison("nicer"))).places == ["/comparison"])
        let wrong = Measure(.length(7, unit: " ", highest: 7, mistakes: []))
        #expect(KindChecks(content: wrong).places == ["/unit", "/highest"])
        let both = #"{"kind":"measure","id":"q","measure":{"length":3,"comparison":"equal"}}"#
        #expect(throws: ShapeFault.self) { try TestShapes.body(Array(both.utf8)) }
    }
}
