import Household
import QuestionKinds
import Shapes
import Testing

@testable import Generators

@Suite("Graphs")
struct BarGraphReadingTests {
    private func template(_ parameters: BarGraphReading.Parameters) -> ItemTemplate {
        VariantUnderTest.template(
            BarGraphReading.self, parameters, prompt: "What does it show?",
            picture: parameters.ask == .build ? "{lists}." : "{bars}.")
    }

    private func parameters(
        _ ask: BarGraphReading.Ask, to: Int = 8, options: Int = 4, bank: Bool = true, isPictograph: Bool = false
    ) -> BarGraphReading.Parameters {
        BarGraphReading.Parameters(
            values: NumberRange(1, to), ask: ask, isPictograph: isPictograph, options: options, bank: bank)
    }

    @Test("every item of a graph holds", arguments: BarGraphReading.Ask.allCases)
    func items(ask: BarGraphReading.Ask) {
        for options in 2...4 {
            let variant = parameters(ask, options: options, bank: options != 3, isPictograph: options == 2)
            let result = ItemProof.first.result(of: template(variant))
            #expect(result.faults == [], "\(ask) \(options)")
            #expect(result.items >= 100)
        }
    }

    @Test("items are the same for ever")
    func golden() throws {
        let variants = BarGraphReading.Ask.allCases.map { parameters($0, to: 5) }
        let digest = GoldenItems.digest(of: variants.map(template) + [try TemplateUnderTest.example("barGraphReading")])
        #expect(digest == "4fdcbc2ea0e18552")
    }

    @Test(
        "the right one stands now first, now in the middle, now last",
        arguments: [.value, .most, .fewest, .difference, .total] as [BarGraphReading.Ask])
    func places(ask: BarGraphReading.Ask) {
        #expect(VariantUnderTest.rightPlaces(template(parameters(ask, options: 3))) == [0, 1, 2])
    }

    @Test("who reads another bar, or adds in place of comparing, is told so")
    func mistakes() {
        let dress = Dress(things: VariantUnderTest.things)
        func wrong(_ ask: BarGraphReading.Ask) -> [WrongAnswer] {
            let fact = BarGraphReading.Fact(bars: [6, 4, 7], parameters: parameters(ask))
            guard case .text(_, let wrong, _) = fact.asked(as: "multipleChoice", in: dress) else { return [] }
            return wrong
        }
        let known = [
            WrongAnswer("4", "otherBar"), WrongAnswer("7", "otherBar"), WrongAnswer("5", "oneLess"),
            WrongAnswer("7", "oneMore"),
        ]
        #expect(wrong(.value).allSatisfy(known.contains))
        #expect(Set(wrong(.most).map(\.text)) == ["apples", "ducks"])
        #expect(
            wrong(.difference).contains { $0 == WrongAnswer("10", "addedBoth") || $0 == WrongAnswer("6", "readOneBar") }
        )
        #expect(
            wrong(.total).contains { $0 == WrongAnswer("10", "leftOneOut") || $0 == WrongAnswer("7", "readOneBar") })
    }

    @Test("bars have three different heights; fewer heights are told")
    func faults() {
        let facts = BarGraphReading.facts(of: parameters(.total))
        #expect(facts.allSatisfy { Set($0.bars).count == 3 })
        #expect(BarGraphReading.facts(of: parameters(.difference)).allSatisfy { $0.bars[0] > $0.bars[1] })
        #expect(BarGraphReading.faults(of: parameters(.value, to: 2)).map(\.pointer) == ["/values/to"])
    }

    @Test("a parameter of a wrong kind is told with its place")
    func wrongKind() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("barGraphReading", #""ask": "value"}"#, #""ask": "height"}"#)
        }
        #expect(fault?.path == "/barGraphReading/to6/ask")
    }
}
