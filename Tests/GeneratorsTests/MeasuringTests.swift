import Household
import QuestionKinds
import Shapes
import Testing

@testable import Generators

@Suite("Measuring")
struct MeasuringTests {
    private func template(_ parameters: Measuring.Parameters) -> ItemTemplate {
        VariantUnderTest.template(Measuring.self, parameters, prompt: "How long is it?", picture: "{places}.")
    }

    private func parameters(
        _ ask: Measuring.Ask, to: Int = 12, starts: Int = 3, options: Int = 4, bank: Bool = true
    ) -> Measuring.Parameters {
        Measuring.Parameters(
            lengths: NumberRange(1, to), starts: NumberRange(0, starts), ask: ask, options: options, bank: bank)
    }

    @Test("every item of measuring holds", arguments: Measuring.Ask.allCases)
    func items(ask: Measuring.Ask) {
        for options in 2...4 {
            let result = ItemProof.first.result(of: template(parameters(ask, options: options, bank: options != 3)))
            #expect(result.faults == [], "\(ask) \(options)")
            #expect(result.items >= 100)
        }
    }

    @Test("the longest things that are possible lie within their ruler", arguments: Measuring.Ask.allCases)
    func largest(ask: Measuring.Ask) {
        let largest = Measuring.Parameters(
            lengths: NumberRange(18, 20), starts: NumberRange(8, 10), ask: ask, options: 4, bank: true)
        #expect(ItemProof.first.result(of: template(largest)).faults == [])
    }

    @Test("items are the same for ever")
    func golden() throws {
        let variants = Measuring.Ask.allCases.map { parameters($0, to: 6) }
        let digest = GoldenItems.digest(of: variants.map(template) + [try TemplateUnderTest.example("measuring")])
        #expect(digest == "39bebf6a0d620030")
    }

    @Test(
        "the right one stands now first, now in the middle, now last",
        arguments: [.length, .difference, .total] as [Measuring.Ask])
    func places(ask: Measuring.Ask) {
        #expect(VariantUnderTest.rightPlaces(template(parameters(ask, options: 3))) == [0, 1, 2])
    }

    @Test("who reads the end of a thing that begins later is told so")
    func mistakes() {
        let dress = Dress(things: VariantUnderTest.things)
        func wrong(_ ask: Measuring.Ask, _ lengths: [Int], from start: Int) -> [WrongAnswer] {
            let fact = Measuring.Fact(lengths: lengths, start: start, parameters: parameters(ask, options: 7))
            guard case .length(_, _, let wrong) = fact.asked(as: "measure", in: dress) else { return [] }
            return wrong
        }
        #expect(wrong(.length, [6], from: 4).contains(WrongAnswer("10", "readTheEnd")))
        #expect(!wrong(.length, [6], from: 0).contains { $0.misconception == "readTheEnd" })
        #expect(wrong(.difference, [9, 5], from: 0).contains(WrongAnswer("14", "addedBoth")))
        #expect(wrong(.difference, [9, 5], from: 0).contains(WrongAnswer("9", "readOneLength")))
    }

    @Test("two things are longer, shorter and equal, wherever the first begins")
    func comparisons() {
        let items = template(parameters(.comparison, to: 4)).items("v", as: "measure")
        let words = items.compactMap { $0.body.solutionTexts?.first }
        #expect(words.count == 4 * 4 * 4)
        #expect(words.filter { $0 == "equal" }.count == 4 * 4)
        #expect(words.filter { $0 == "longer" }.count == words.filter { $0 == "shorter" }.count)
    }

    @Test("lengths that leave no difference are told")
    func faults() {
        var one = parameters(.difference, to: 1)
        #expect(Measuring.faults(of: one).map(\.pointer) == ["/lengths/to"])
        one.ask = .comparison
        #expect(Measuring.faults(of: one) == [])
        #expect(Measuring.facts(of: parameters(.difference)).allSatisfy { $0.lengths[0] > $0.lengths[1] })
    }

    @Test("a parameter of a wrong kind is told with its place")
    func wrongKind() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("measuring", #""ask": "length"}}"#, #""ask": "weight"}}"#)
        }
        #expect(fault?.path == "/measuring/anywhere/ask")
    }
}
