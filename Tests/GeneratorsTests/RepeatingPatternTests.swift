import Household
import QuestionKinds
import Testing

@testable import Generators

@Suite("Repeating patterns")
struct RepeatingPatternTests {
    private func parameters(
        _ unit: RepeatingPattern.Unit, _ gap: RepeatingPattern.Gap, _ elements: RepeatingPattern.Elements
    ) -> RepeatingPattern.Parameters {
        RepeatingPattern.Parameters(
            units: [unit], length: NumberRange(5, 12), gap: gap, elements: elements, options: 4)
    }

    @Test("every item of every unit holds", arguments: RepeatingPattern.Unit.allCases)
    func items(unit: RepeatingPattern.Unit) {
        for gap in RepeatingPattern.Gap.allCases {
            for elements in RepeatingPattern.Elements.allCases {
                let result = VariantUnderTest.proof(
                    RepeatingPattern.self, parameters(unit, gap, elements), prompt: "What is missing?",
                    picture: "{sequence}", by: .kindergarten)
                #expect(result.faults == [])
                #expect(result.items > 0)
            }
        }
    }

    @Test("shapes are drawn up to the gap, and told in words")
    func shapes() throws {
        let fact = try #require(RepeatingPattern.facts(of: parameters(.aab, .next, .shapes)).first)
        let dress = Dress(labels: ["circle": "circle", "star": "star", "heart": "heart"])
        let picture = try #require(fact.picture(in: dress) as? ShapesPicture)
        #expect(picture.shapes.map(\.shape) == [.star, .star, .heart, .star])
        #expect(fact.values(in: dress)["sequence"] == .text("star, star, heart, star, __"))
    }

    @Test("a pattern shows its unit before something is missing")
    func tooShort() {
        var short = parameters(.aabb, .next, .things)
        short.length.from = 4
        #expect(RepeatingPattern.faults(of: short).map(\.pointer) == ["/length/from"])
    }
}
