import Household
import QuestionKinds
import Shapes
import Testing

@testable import Generators

@Suite("The sign =")
struct EqualityTests {
    private func parameters(
        _ ask: Equality.Ask, _ forms: [Equality.Form], to: Int = 20, options: Int = 4, bank: Bool = true
    ) -> Equality.Parameters {
        Equality.Parameters(whole: NumberRange(1, to), forms: forms, ask: ask, options: options, bank: bank)
    }

    private func template(_ parameters: Equality.Parameters) -> ItemTemplate {
        VariantUnderTest.template(Equality.self, parameters, prompt: "Is it so? {statement}")
    }

    @Test("every item of two sides holds", arguments: Equality.Ask.allCases, Equality.Form.allCases)
    func items(ask: Equality.Ask, form: Equality.Form) {
        guard ask == .isTrue || form != .number else { return }
        for options in 2...4 {
            let variant = parameters(ask, [form], options: options, bank: options != 3)
            let result = ItemProof.first.result(of: template(variant))
            #expect(result.faults == [])
            #expect(result.items >= 40)
        }
    }

    @Test("items are the same for ever")
    func golden() throws {
        let variants = [
            parameters(.isTrue, Equality.Form.allCases, to: 10),
            parameters(.missing, [.sums, .sumFirst, .numberFirst, .differenceLast], to: 10),
        ]
        let digest = GoldenItems.digest(of: variants.map(template) + [try TemplateUnderTest.example("equality")])
        #expect(digest == "60d59623b1e9d464")
    }

    @Test("as many statements are true as are not, and no number is below zero")
    func statements() {
        let facts = Equality.facts(of: parameters(.isTrue, Equality.Form.allCases))
        let dress = Dress(labels: ["yes": "Yes", "no": "No"])
        #expect(facts.count { $0.solved(as: "yesNo", in: dress) == ["Yes"] } * 2 == facts.count)
        #expect(Set(facts).count == facts.count)
        #expect(facts.allSatisfy { $0.left.value >= 0 && $0.right.value >= 0 && $0.right.first >= 0 })
    }

    @Test("a sum on the left whose answer comes next is asked for")
    func answerComesNext() {
        let wrong = Equality.facts(of: parameters(.isTrue, [.sums], to: 8)).filter(\.hasAnswerNext)
        #expect(wrong.count > 20)
        #expect(wrong.allSatisfy { $0.right.first == $0.left.value && $0.right.value > $0.left.value })
        let fact = Equality.Fact(
            form: .sums, left: EqualitySide(first: 3, second: 2), right: EqualitySide(first: 4, second: 1), gap: 0,
            parameters: parameters(.missing, [.sums]))
        guard case .text(let right, let given, _) = fact.asked(as: "multipleChoice", in: Dress()) else { return }
        #expect(right == "4")
        #expect(
            given.allSatisfy {
                [
                    ("5", "answerComesNext"), ("6", "addedAll"), ("1", "answeredAPart"),
                    ("3", "oneLess"),
                ].map(WrongAnswer.init).contains($0)
            })
        #expect(fact.values(in: Dress())["statement"] == .text("3 + 2 = __ + 1"))
    }

    @Test("the right one stands now first, now in the middle, now last")
    func places() {
        for form in Equality.Form.allCases where form != .number {
            let variant = parameters(.missing, [form], options: 3)
            #expect(VariantUnderTest.rightPlaces(template(variant)) == [0, 1, 2])
        }
    }

    @Test("a form twice, and a single number of which nothing is missing")
    func faults() {
        let found = Equality.faults(of: parameters(.missing, [.number, .number]))
        #expect(found.map(\.reason) == ["names a form twice", "has number, which leaves nothing to find"])
    }

    @Test("a parameter of a wrong kind is told with its place")
    func wrongKind() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("equality", #"["sums"]"#, #"["sum"]"#)
        }
        #expect(fault?.path == "/equality/to10/forms/0")
    }
}
