import Household
import QuestionKinds
import Testing

@testable import Generators

@Suite("Comparing groups and numbers")
struct ComparingTests {
    private func groups(
        _ relation: ComparingGroups.Relation, _ ask: ComparingGroups.Ask, _ layout: ComparingGroups.Layout
    ) -> ComparingGroups.Parameters {
        let least = ask == .which ? 1 : 0
        return ComparingGroups.Parameters(
            counts: NumberRange(1, 10), difference: NumberRange(least, 9), relation: relation, ask: ask,
            layout: layout)
    }

    @Test("every item of two groups holds", arguments: ComparingGroups.Relation.allCases)
    func groupItems(relation: ComparingGroups.Relation) {
        for ask in ComparingGroups.Ask.allCases where ask == .isIt || relation != .same {
            for layout in ComparingGroups.Layout.allCases {
                let result = VariantUnderTest.proof(
                    ComparingGroups.self, groups(relation, ask, layout), prompt: "What is it?",
                    picture: "{list}. {otherList}.", by: .kindergarten)
                #expect(result.faults == [])
                #expect(result.items == (ask == .isIt ? 100 : 90) * VariantUnderTest.things.count)
            }
        }
    }

    @Test("both groups are drawn with as many things as they have")
    func drawnGroups() throws {
        let fact = ComparingGroups.Fact(first: 4, second: 7, parameters: groups(.more, .which, .scattered))
        let dress = Dress(number: 3, things: VariantUnderTest.things)
        let picture = try #require(fact.picture(in: dress) as? ScatteredPicture)
        #expect(picture.groups == [ThingCount(thing: "apple", count: 4), ThingCount(thing: "duck", count: 7)])
        #expect(picture.layout == 3)
        #expect(fact.solved(as: "multipleChoice", in: dress) == ["ducks"])
    }

    @Test("of two equal groups none is chosen, and a row holds ten")
    func groupFaults() {
        var parameters = groups(.same, .which, .rows)
        parameters.counts.to = 12
        parameters.difference.from = 0
        let faults = ComparingGroups.faults(of: parameters).map(\.pointer)
        #expect(faults == ["/counts/to", "/relation", "/difference/from"])
    }

    private func numbers(
        _ ask: ComparingNumbers.Ask, _ constraint: ComparingNumbers.Constraint = .any, count: Int = 3, to: Int = 40
    ) -> ComparingNumbers.Parameters {
        ComparingNumbers.Parameters(
            numbers: NumberRange(0, to), difference: NumberRange(0, 40), ask: ask, constraint: constraint, count: count)
    }

    @Test("every item of two numbers holds", arguments: ComparingNumbers.Ask.allCases)
    func numberItems(ask: ComparingNumbers.Ask) {
        for constraint in ComparingNumbers.Constraint.allCases {
            let result = VariantUnderTest.proof(ComparingNumbers.self, numbers(ask, constraint), prompt: "{a} and {b}")
            #expect(result.faults == [])
            #expect(result.items > 0)
        }
        for count in 4...5 {
            let result = VariantUnderTest.proof(
                ComparingNumbers.self, numbers(ask, count: count, to: 30), prompt: "{a} and {b}")
            #expect(result.faults == [])
        }
    }

    @Test(
        "the ones mislead where they are in the other order than the tens",
        arguments: [(39, 41, true), (41, 39, true), (41, 49, false), (21, 43, false), (20, 30, false)])
    func misleading(one: Int, other: Int, misleads: Bool) {
        #expect(ComparingNumbers.Constraint.misleads(one, other) == misleads)
    }

    @Test("a statement is asked with each sign, and one of three is true")
    func statements() {
        let facts = ComparingNumbers.facts(of: numbers(.isTrue, to: 5))
        #expect(facts.count == 6 * 6 * 3)
        let dress = Dress(labels: ["yes": "Yes", "no": "No"])
        #expect(facts.count { $0.solved(as: "yesNo", in: dress) == ["Yes"] } == 36)
    }

    @Test("numbers to put in order are told in another order")
    func mixed() {
        for fact in ComparingNumbers.facts(of: numbers(.upward, count: 4)) {
            #expect(fact.numbers != fact.numbers.sorted())
            #expect(Set(fact.numbers).count == 4)
        }
    }
}
