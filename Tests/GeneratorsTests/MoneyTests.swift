import Household
import QuestionKinds
import Shapes
import Testing

@testable import Generators

@Suite("Coins and change")
struct MoneyTests {
    private static let labels = [
        "amount": "{n}¢", "quarter": "quarter", "dime": "dime", "nickel": "nickel", "penny": "penny",
    ]

    private func template(_ parameters: Money.Parameters) -> ItemTemplate {
        let mistakes = Money.misconceptions.map { ($0.name, "You chose {given}. Look for \($0.name).") }
        let prompt =
            switch parameters.ask {
            case .value, .worth: "How much is it?"
            case .name: "Which coin is it?"
            case .pay, .payFewest: "Lay out {cents} cents."
            case .change: "It costs {cents} cents. What do you get back?"
            }
        let text = TextSet(
            prompt: prompt, narration: nil,
            picture: parameters.ask == .name
                ? "One coin." : parameters.ask == .value || parameters.ask == .worth ? "{list}." : nil,
            hints: ["Begin with the largest."],
            explanation: parameters.ask == .pay || parameters.ask == .payFewest ? "That is it." : "It is {answer}.",
            mistakes: Dictionary(uniqueKeysWithValues: mistakes), strategies: [:])
        let parts = TemplateParts(version: 1, things: [], names: [], words: [], labels: Self.labels, texts: [text])
        return ItemTemplate(
            id: "t", code: nil, TemplateContent<Money>(parts: parts, parameters: ["v": parameters]))
    }

    private func parameters(
        _ ask: Money.Ask, _ coins: [MoneyCoin] = MoneyCoin.allCases, from: Int = 1, to: Int = 99, step: Int = 1,
        most: Int = 5, options: Int = 4, bank: Bool = true
    ) -> Money.Parameters {
        Money.Parameters(
            coins: coins, cents: NumberRange(from, to), step: step, most: most, ask: ask, options: options, bank: bank)
    }

    @Test("every item of coins holds", arguments: Money.Ask.allCases)
    func items(ask: Money.Ask) {
        for coins in [MoneyCoin.allCases, [.dime, .nickel, .penny], [.dime, .penny], [.quarter, .nickel]] {
            for options in 2...4 {
                let variant = parameters(ask, coins, options: options, bank: options != 3)
                let result = ItemProof.first.result(of: template(variant))
                #expect(result.faults == [], "\(ask) \(coins) \(options)")
                #expect(result.items > 0)
            }
        }
    }

    @Test("items are the same for ever")
    func golden() throws {
        let variants = Money.Ask.allCases.map { parameters($0, to: 40, most: 4) }
        let digest = GoldenItems.digest(of: variants.map(template) + [try TemplateUnderTest.example("money")])
        #expect(digest == "7a4088b05b794ac3")
    }

    @Test("the right one stands now first, now in the middle, now last", arguments: [.value, .change] as [Money.Ask])
    func places(ask: Money.Ask) {
        #expect(VariantUnderTest.rightPlaces(template(parameters(ask, options: 3))) == [0, 1, 2])
    }

    @Test("who counts coins in place of cents is told so")
    func mistakes() {
        let dress = Dress(labels: Self.labels)
        let fact = Money.Fact(cents: 21, counts: [0, 2, 0, 1], parameters: parameters(.value))
        guard case .text(let right, let wrong, _) = fact.asked(as: "multipleChoice", in: dress) else { return }
        #expect(right == "21¢")
        let known = [
            WrongAnswer("3¢", "countedCoins"), WrongAnswer("20¢", "skippedOne"), WrongAnswer("22¢", "countedOneTwice"),
            WrongAnswer("16¢", "otherCoin"), WrongAnswer("31¢", "tenTooMany"),
        ]
        #expect(wrong.count == 3 && wrong.allSatisfy(known.contains), "\(wrong)")
        #expect(fact.values(in: dress)["steps"] == .text("10, 20, 21"))
    }

    @Test("each choice of coins comes once, and amounts that no coins make do not come")
    func domain() {
        let facts = Money.facts(of: parameters(.value, [.dime, .nickel], from: 10, to: 25, most: 4))
        #expect(Set(facts.map(\.counts)).count == facts.count)
        #expect(facts.allSatisfy { (10...25).contains($0.cents) && $0.cents.isMultiple(of: 5) })
        let paid = Money.facts(of: parameters(.pay, [.quarter, .nickel], to: 40))
        #expect(paid.map(\.cents) == [5, 10, 15, 20, 25, 30, 35, 40])
    }

    @Test("coins twice, one coin to choose from, and a price without change are told")
    func faults() {
        #expect(Money.faults(of: parameters(.value, [.penny, .dime])).map(\.pointer) == ["/coins"])
        #expect(Money.faults(of: parameters(.value, [.dime, .dime])).map(\.pointer) == ["/coins"])
        #expect(Money.faults(of: parameters(.name, [.dime])).map(\.pointer) == ["/coins"])
        #expect(Money.faults(of: parameters(.change, to: 100)).map(\.pointer) == ["/cents/to"])
    }

    @Test("a parameter of a wrong kind is told with its place")
    func wrongKind() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("money", #"["nickel", "penny"]"#, #"["nickel", "cent"]"#)
        }
        #expect(fault?.path == "/money/pennies/coins/1")
    }
}
