import Household
import QuestionKinds
import Testing

@testable import Generators

@Suite("Pairs")
struct PairsTests {
    private static let words = [
        Pairs.Pair("cat", "hat"), Pairs.Pair("dog", "log"), Pairs.Pair("bee", "tree"), Pairs.Pair("moon", "spoon"),
        Pairs.Pair("mouse", "mice", wrong: ["mouses"]), Pairs.Pair("fox", "box"),
    ]
    private static let groups = [
        Pairs.Pair("tree", "living"), Pairs.Pair("stone", "not living"), Pairs.Pair("dog", "living"),
        Pairs.Pair("spoon", "not living"), Pairs.Pair("ball", "not living"),
    ]

    private func parameters(_ ask: Pairs.Ask, options: Int = 3) -> Pairs.Parameters {
        Pairs.Parameters(
            pairs: ask == .sort || options == 2 ? Self.groups : Self.words, ask: ask, options: options, difficulty: 2)
    }

    @Test(
        "every item holds, whatever is asked for, of single pairs and of groups", arguments: Pairs.Ask.allCases, [2, 3])
    func items(ask: Pairs.Ask, options: Int) {
        guard ask != .match || options > 2 else { return }
        let result = VariantUnderTest.proof(
            Pairs.self, parameters(ask, options: options), prompt: "Say: {asked} {shown}")
        #expect(result.faults == [] && result.items > 0)
    }

    @Test("what an author offers comes before what goes with others, and what is right is never offered as wrong")
    func wrong() throws {
        let facts = Pairs.facts(of: parameters(.other))
        guard case .text("mice", let wrong, _) = facts[4].asked(as: MultipleChoice.kind, in: Dress()) else {
            return #expect(Bool(false))
        }
        #expect(wrong.map(\.text) == ["mouses", "box"])
        let which = Pairs.facts(of: parameters(.one, options: 2))
        guard case .text("tree", let others, _) = which[0].asked(as: MultipleChoice.kind, in: Dress()) else {
            return #expect(Bool(false))
        }
        #expect(others.map(\.text) == ["stone"])
    }

    @Test("a table that cannot be asked is refused")
    func faults() {
        var twice = parameters(.other)
        twice.pairs.append(Pairs.Pair("cat", "bat"))
        #expect(Pairs.faults(of: twice).map(\.pointer) == ["/pairs"])
        var told = parameters(.other)
        told.pairs[0].wrong = ["hat"]
        #expect(Pairs.faults(of: told).map(\.pointer) == ["/pairs/0/wrong"])
        var few = parameters(.sort)
        few.pairs = Self.words
        #expect(Pairs.faults(of: few).map(\.pointer) == ["/pairs"])
        var alike = parameters(.match)
        alike.pairs = Self.groups
        #expect(!Pairs.faults(of: alike).isEmpty)
    }
}
