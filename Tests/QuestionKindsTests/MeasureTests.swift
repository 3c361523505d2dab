import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Measure")
struct MeasureTests {
    private let length = KindChecks(
        content: Measure(
            .length(
                7, unit: "cubes", highest: 12,
                mistakes: [NumberMistake(number: 8, explanation: "Begin where the pencil begins.")])))
    private let weight = KindChecks(content: Measure(.comparison("lighter", of: .weight)))

    @Test("a length is right or wrong by its number")
    func lengths() throws {
        for number in 0...12 { #expect(try length.isRight(.number(number)) == (number == 7)) }
        #expect(try length.feedback(.number(8)) == "Begin where the pencil begins.")
        #expect(
            try length.feedback(.number(6))
                == "You measured 6. Start at one end, and count each step to the other end.")
        #expect(length.refusal(.number(13)) == "a length is answered with number, 0 to 12 cubes")
        #expect(length.refusal(.comparison("longer")) != nil)
    }

    @Test("a comparison is one of the words of its family")
    func comparisons() throws {
        #expect(try weight.isRight(.comparison("lighter")))
        #expect(try weight.feedback(.comparison("equal")) == "You chose equal. Let’s compare them again.")
        #expect(
            weight.refusal(.comparison("longer"))
                == "this is answered with comparison, one of heavier, lighter, equal")
        #expect(weight.refusal(.number(1)) != nil)
    }

    @Test("what is equal in length is shown with the words for length", arguments: Measure.Quantity.allCases)
    func equal(quantity: Measure.Quantity) throws {
        let checks = KindChecks(content: Measure(.comparison("equal", of: quantity)))
        #expect(checks.places == [])
        for word in quantity.words { #expect(try checks.isRight(.comparison(word)) == (word == "equal")) }
        #expect(Measure(.comparison("equal", of: quantity)).view(order: []).words == quantity.words)
        let written = Measure.pack.encode(Measure(.comparison("equal", of: quantity)))
        let again = try Measure.pack.read(JSONDocument(scanning: written).root)
        #expect(again.solved == .comparison("equal", of: quantity))
    }

    @Test("where a pack names no quantity, the word tells it") func said() throws {
        for (word, quantity) in [("lighter", Measure.Quantity.weight), ("shorter", .length), ("less", .amount)] {
            let read = try Measure.pack.read(JSONDocument(scanning: Array(#"{"comparison":"\#(word)"}"#.utf8)).root)
            #expect(read.solved == .comparison(word, of: quantity))
        }
    }

    @Test("a pack has one of the two ways, and the numbers go beyond the length")
    func faults() {
        #expect(length.places == [] && weight.places == [])
        #expect(KindChecks(content: Measure(.comparison("nicer", of: .length))).places == ["/comparison"])
        let wrong = Measure(.length(7, unit: " ", highest: 7, mistakes: []))
        #expect(KindChecks(content: wrong).places == ["/unit", "/highest"])
        let both = #"{"kind":"measure","id":"q","measure":{"length":3,"comparison":"equal"}}"#
        #expect(throws: ShapeFault.self) { try TestShapes.body(Array(both.utf8)) }
    }
}
