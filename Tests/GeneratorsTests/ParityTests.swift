import Household
import QuestionKinds
import Shapes
import Testing

@testable import Generators

@Suite("Odd and even")
struct ParityTests {
    private func parameters(
        _ ask: Parity.Ask, _ picture: Parity.Drawn = .none, options: Int = 4
    ) -> Parity.Parameters {
        Parity.Parameters(numbers: NumberRange(1, 20), ask: ask, picture: picture, options: options)
    }

    private func template(_ parameters: Parity.Parameters) -> ItemTemplate {
        let prompt = [.whichEven, .whichOdd, .sort].contains(parameters.ask) ? "Which?" : "And {n}?"
        return VariantUnderTest.template(Parity.self, parameters, prompt: prompt, picture: "{list}")
    }

    @Test("every item of odd and even holds", arguments: Parity.Ask.allCases)
    func items(ask: Parity.Ask) {
        let isOfMany = [.whichEven, .whichOdd, .sort].contains(ask)
        for picture in Parity.Drawn.allCases where picture == .none || !isOfMany {
            for options in ask == .sort ? 3...6 : 2...4 {
                let result = ItemProof.kindergarten.result(of: template(parameters(ask, picture, options: options)))
                #expect(result.faults == [])
                #expect(result.items >= 10)
            }
        }
    }

    @Test("items are the same for ever")
    func golden() throws {
        let variants = Parity.Ask.allCases.map { template(parameters($0)) }
        let digest = GoldenItems.digest(of: variants + [try TemplateUnderTest.example("parity")])
        #expect(digest == "e061fa56e958ba4")
    }

    @Test("the numbers to sort are of both sorts")
    func bothBins() {
        for options in 3...6 {
            for fact in Parity.facts(of: parameters(.sort, options: options)) {
                #expect(fact.sorted.count == options && Set(fact.sorted.map { $0 % 2 }).count == 2)
            }
        }
    }

    @Test("the right one stands now first, now in the middle, now last")
    func places() {
        for ask in [Parity.Ask.whichEven, .whichOdd] {
            #expect(VariantUnderTest.rightPlaces(template(parameters(ask, options: 3))) == [0, 1, 2])
        }
    }

    @Test("rows of two, the last one with what is left over")
    func rows() throws {
        let fact = Parity.Fact(number: 5, steps: [], parameters: parameters(.name, .pairs))
        let dress = Dress(things: VariantUnderTest.things)
        let picture = try #require(fact.picture(in: dress) as? RowsPicture)
        #expect(picture.rows.map(\.count) == [2, 2, 1])
        #expect(fact.values(in: dress)["list"] == .text("apple, apple; apple, apple; apple"))
    }

    @Test("one picture shows one number, and some are needed to sort or to choose from")
    func faults() {
        #expect(Parity.faults(of: parameters(.sort, .pairs, options: 2)).map(\.pointer) == ["/picture", "/options"])
        #expect(Parity.faults(of: parameters(.whichOdd, options: 5)).map(\.pointer) == ["/options"])
        var one = parameters(.whichEven)
        one.numbers = NumberRange(4, 4)
        #expect(Parity.faults(of: one).map(\.pointer) == ["/numbers"])
    }

    @Test("a parameter of a wrong kind is told with its place")
    func wrongKind() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("parity", #""to": 10}"#, #""to": 21}"#)
        }
        #expect(fault?.path == "/parity/to10/numbers/to")
    }
}
