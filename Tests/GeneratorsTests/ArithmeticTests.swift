import Household
import QuestionKinds
import Testing

@testable import Generators

@Suite("Arithmetic")
struct ArithmeticTests {
    typealias Parameters = Arithmetic.Parameters

    /// A template of one variant.
    static func template(_ parameters: Parameters) -> ItemTemplate {
        let mistakes = Dictionary(uniqueKeysWithValues: Arithmetic.misconceptions.map { ($0.name, "Not {given}.") })
        let isDrawn = parameters.picture != .none
        let text = TextSet(
            prompt: "{equation}", narration: nil, picture: isDrawn ? "From {lineFrom} to {lineTo}." : nil,
            hints: ["Look at the sign."], explanation: "{solved}", mistakes: mistakes, strategies: [:])
        let apple = NamedThing(thing: "apple", one: "apple", many: "apples")
        let parts = TemplateParts(
            version: 1, things: isDrawn ? [apple] : [], names: [], words: [], labels: [:], texts: [text])
        return ItemTemplate(
            id: "t", code: nil, TemplateContent<Arithmetic>(parts: parts, parameters: ["v": parameters]))
    }

    static func parameters(
        _ operation: Arithmetic.Operation, _ constraint: Arithmetic.Constraint, unknown: Arithmetic.Unknown = .result,
        to highest: Int = 20, picture: Arithmetic.Drawn = .none
    ) -> Parameters {
        let range = NumberRange(0, highest)
        return Parameters(
            operation: operation, unknown: unknown, constraint: constraint, first: range, second: range,
            result: range, picture: picture, options: 4, bank: true)
    }

    @Test(
        "every item of every constraint holds, whatever is asked for",
        arguments: Arithmetic.Operation.allCases, Arithmetic.Constraint.allCases)
    func allItems(operation: Arithmetic.Operation, constraint: Arithmetic.Constraint) {
        for unknown in Arithmetic.Unknown.allCases {
            let highest = [.any, .makeTen, .plusMinusOneTwo].contains(constraint) ? 20 : 100
            let parameters = Self.parameters(operation, constraint, unknown: unknown, to: highest)
            let result = ItemProof.first.result(of: Self.template(parameters))
            #expect(result.faults == [])
            #expect(result.items > 0)
        }
    }

    @Test("every item with a picture holds, and the picture shows the result", arguments: Arithmetic.Drawn.allCases)
    func pictures(drawn: Arithmetic.Drawn) {
        for operation in Arithmetic.Operation.allCases where drawn != .tenFrames || operation == .add {
            let template = Self.template(Self.parameters(operation, .any, picture: drawn))
            #expect(ItemProof.first.result(of: template).faults == [])
            for item in template.items("v", as: "fillInBlank") {
                guard drawn == .rows || drawn == .tenFrames else { continue }
                let answer = item.body.content(as: FillInBlank.self)?.answers.first
                #expect(item.picture.flatMap(DrawnThings.count).map(String.init) == answer)
            }
        }
    }

    /// A constraint as its oracle.
    struct Kept: Sendable {
        var operation: Arithmetic.Operation
        var constraint: Arithmetic.Constraint
        var holds: @Sendable (_ first: Int, _ second: Int) -> Bool

        init(
            _ operation: Arithmetic.Operation, _ constraint: Arithmetic.Constraint,
            holds: @escaping @Sendable (Int, Int) -> Bool
        ) {
            self.operation = operation
            self.constraint = constraint
            self.holds = holds
        }

        static let all = [
            Kept(.add, .makeTen) { first, second in first % 10 + second % 10 > 10 && second < 10 },
            Kept(.add, .doubles) { first, second in first == second },
            Kept(.subtract, .doubles) { first, second in first == 2 * second },
            Kept(.add, .nearDoubles) { first, second in first == second + 1 || second == first + 1 },
            Kept(.subtract, .makeTen) { first, second in
                first > 10 && first < 20 && second < 10 && first - second < 10
            },
            Kept(.subtract, .plusMinusOneTwo) { _, second in second == 1 || second == 2 },
        ]
    }

    @Test("a constraint has these facts and no others", arguments: Kept.all)
    func constraints(kept: Kept) {
        let facts = Arithmetic.facts(of: Self.parameters(kept.operation, kept.constraint))
        var expected: [[Int]] = []
        for first in 0...20 {
            for second in 0...20 where kept.holds(first, second) {
                let result = kept.operation == .add ? first + second : first - second
                if (0...20).contains(result) { expected.append([first, second]) }
            }
        }
        #expect(facts.map { [$0.first, $0.second] } == expected)
    }

    @Test(
        "each fact is solved in the way that fits",
        arguments: [
            (.add, 4, 4, "doubles"), (.add, 4, 5, "nearDoubles"), (.add, 8, 5, "makeTen"), (.add, 7, 1, "countOn"),
            (.add, 40, 30, "tens"), (.add, 6, 3, "countOn"), (.subtract, 13, 5, "makeTen"),
            (.subtract, 8, 4, "doubles"), (.subtract, 9, 1, "countBack"), (.subtract, 9, 8, "countOn"),
            (.subtract, 60, 20, "tens"), (.subtract, 9, 4, "countBack"),
        ] as [(Arithmetic.Operation, Int, Int, String)])
    func strategies(operation: Arithmetic.Operation, first: Int, second: Int, strategy: String) {
        let parameters = Self.parameters(operation, .any, to: 100)
        #expect(Arithmetic.Fact(first: first, second: second, parameters: parameters).strategy == strategy)
    }

    @Test("going over ten is told in steps")
    func makeTen() {
        let adding = Arithmetic.Fact(first: 8, second: 5, parameters: Self.parameters(.add, .any)).values(in: Dress())
        #expect(adding["toTen"] == .number(2) && adding["ten"] == .number(10) && adding["rest"] == .number(3))
        let taking = Arithmetic.Fact(first: 13, second: 5, parameters: Self.parameters(.subtract, .any))
        let values = taking.values(in: Dress())
        #expect(values["toTen"] == .number(3) && values["ten"] == .number(10) && values["rest"] == .number(2))
        #expect(values["steps"] == .text("13, 12, 11, 10, 9, 8"))
    }

    @Test(
        "a wrong answer has the tag of its misconception",
        arguments: [
            (.add, .result, 23, 40, ["27": "onesForTens", "17": "wrongOperation", "73": "tenMore"]),
            (.subtract, .second, 9, 4, ["14": "wrongOperation", "9": "answeredAPart"]),
        ] as [(Arithmetic.Operation, Arithmetic.Unknown, Int, Int, [String: String])])
    func misconceptions(
        operation: Arithmetic.Operation, unknown: Arithmetic.Unknown, first: Int, second: Int, tags: [String: String]
    ) {
        let parameters = Self.parameters(operation, .any, unknown: unknown, to: 100)
        let fact = Arithmetic.Fact(first: first, second: second, parameters: parameters)
        guard case .text(_, let wrong, _) = fact.asked(as: "multipleChoice", in: Dress()) else {
            return #expect(Bool(false))
        }
        #expect(wrong.count == 3)
        for answer in wrong { if let tag = tags[answer.text] { #expect(answer.misconception == tag) } }
    }

    @Test("a picture of both groups tells the answer unless the result is asked for")
    func tellingPictures() {
        let parameters = Self.parameters(.add, .any, unknown: .second, picture: .rows)
        #expect(Arithmetic.faults(of: parameters).map(\.pointer) == ["/picture"])
    }

    @Test(
        "every item of the second version holds, too", arguments: Arithmetic.Operation.allCases,
        Arithmetic.Unknown.allCases)
    func second(operation: Arithmetic.Operation, unknown: Arithmetic.Unknown) {
        for (highest, bank) in [(20, true), (40, false)] {
            var parameters = Self.parameters(operation, .any, unknown: unknown, to: highest)
            parameters.bank = bank
            let result = VariantUnderTest.proof(Arithmetic2.self, parameters, prompt: "{equation}")
            #expect(result.faults == [] && result.items > 0)
        }
    }

    @Test("a near miss does not hide the mistake that tells more: 5 + 1 is not 5")
    func nearMiss() throws {
        func tag(_ fact: some ItemFact, _ given: String) throws -> String? {
            guard case .text(_, let wrong, _) = fact.asked(as: FillInBlank.kind, in: Dress()) else { return nil }
            return wrong.first { $0.text == given }?.misconception
        }
        var parameters = Self.parameters(.add, .any, to: 20)
        parameters.bank = false
        let before = Arithmetic.Fact(first: 5, second: 1, parameters: parameters)
        #expect(try tag(Arithmetic2.Fact(before), "5") == "answeredAPart")
        #expect(try tag(Arithmetic2.Fact(before), "4") == "wrongOperation")
        #expect(try tag(Arithmetic2.Fact(before), "7") == "oneMore")
    }
}
