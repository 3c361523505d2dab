import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Bar graph")
struct BarGraphTests {
    private static let graph = BarGraph(
        categories: ["cats", "dogs", "fish"].map {
            ChoiceOption(id: $0, text: $0, image: nil, explanation: $0 == "dogs" ? "Count the dogs again." : nil)
        },
        values: [
            BarValue(category: "cats", value: 3), BarValue(category: "dogs", value: 2),
            BarValue(category: "fish", value: 0),
        ], highest: 5)
    private let checks = KindChecks(content: graph)

    private func bars(_ cats: Int, _ dogs: Int, _ fish: Int) -> Answer {
        Answer(
            BarValues([
                BarValue(category: "fish", value: fish), BarValue(category: "cats", value: cats),
                BarValue(category: "dogs", value: dogs),
            ]))
    }

    @Test("all bars must be right; a wrong one is named, the right ones may stay")
    func heights() throws {
        for cats in 0...5 {
            for dogs in 0...5 {
                #expect(try checks.isRight(bars(cats, dogs, 0)) == (cats == 3 && dogs == 2))
            }
        }
        let grading = try Self.graph.grade(bars(4, 1, 0), tier: .elementary)
        #expect(grading.feedback == "Your bar for cats goes up to 4. Let’s count again.")
        #expect(grading.rightParts == ["fish"])
        #expect(try checks.feedback(bars(3, 1, 0)) == "Count the dogs again.")
    }

    @Test("each category once, each bar on the scale")
    func shapes() {
        #expect(checks.refusal(bars(6, 2, 0)) == "a bar is 0 to 5 high")
        #expect(checks.refusal(bars(-1, 2, 0)) == "a bar is 0 to 5 high")
        let once = Answer(BarValues([BarValue(category: "cats", value: 3)]))
        #expect(checks.refusal(once) == "name each of the 3 categories once")
        let twice = Answer(BarValues((0..<3).map { _ in BarValue(category: "cats", value: 3) }))
        #expect(checks.refusal(twice) == "name each of the 3 categories once")
    }

    @Test("a bar above the scale and a category without a bar are faults")
    func faults() {
        var graph = Self.graph
        graph.values[0].value = 6
        #expect(KindChecks(content: graph).places == ["/values/0/value"])
        graph = Self.graph
        graph.values.removeLast()
        graph.highest = 0
        #expect(KindChecks(content: graph).places == ["/highest", "/values", "/values/0/value", "/values/1/value"])
    }
}
