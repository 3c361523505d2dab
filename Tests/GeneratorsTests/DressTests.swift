import Household
import Testing

@testable import Generators

/// How facts are dressed: wordings, things and names.
@Suite("Dresses")
struct DressTests {
    private static let stories = """
        {"id": "stories", "generator": "arithmetic", "version": 1,
         "things": [{"thing": "apple", "one": "apple", "many": "apples"},
                    {"thing": "fish", "one": "fish", "many": "fish"}],
         "names": ["Mia", "Ben", "Zoe"],
         "texts": [
           {"prompt": "{name} has {a things}. {otherName} brings {b}. How many are there?",
            "hints": ["Count on from {larger}."], "explanation": "{Things}: {solved}.", "mistakes": MISTAKES},
           {"prompt": "{equation}", "hints": ["Count on from {larger}."], "explanation": "{solved}.",
            "mistakes": MISTAKES}],
         "arithmetic": {"v": {"operation": "add", "first": {"from": 1, "to": 2}, "second": {"from": 1, "to": 2},
                              "result": {"from": 2, "to": 4}, "options": 4}}}
        """

    private static func template() throws -> ItemTemplate {
        let tags = Arithmetic.misconceptions.map { #""\#($0.name)": "Not {given things}.""# }.joined(separator: ", ")
        return try TemplateUnderTest.read(stories.replacing("MISTAKES", with: "{\(tags)}"))
    }

    @Test("a wording has a dress for each of the things and children that it speaks of")
    func count() throws {
        let domain = try #require(try Self.template().content.domain(of: "v"))
        #expect(domain.count == 4)
        #expect(domain.dresses(of: 0) == 2 * 3 + 2)
        let prompts = (0..<8).map { domain.item(0, dress: $0, as: "multipleChoice").prompt }
        #expect(Set(prompts).count == 7)
        #expect(prompts[0] == "Mia has 1 apple. Ben brings 1. How many are there?")
        #expect(prompts[5] == "Zoe has 1 fish. Mia brings 1. How many are there?")
        #expect(prompts[6] == "1 + 1 = __")
    }

    @Test("words agree with their number, and begin with a capital where the braces say so")
    func words() throws {
        let domain = try #require(try Self.template().content.domain(of: "v"))
        let item = domain.item(3, dress: 0, as: "fillInBlank")
        #expect(item.prompt.hasPrefix("Mia has 2 apples."))
        #expect(item.explanation == "Apples: 2 + 2 = 4.")
        #expect(item.body.feedbacks.contains("Not 5 apples.") || item.body.feedbacks.contains("Not 3 apples."))
    }

    @Test("every dress holds")
    func proof() throws {
        let result = ItemProof.first.result(of: try Self.template())
        #expect(result.faults == [])
        #expect(result.items == 4 * 8 * 3)
    }

    @Test("a hint in which the author wrote the answer is found")
    func writtenAnswer() throws {
        let template = try TemplateUnderTest.example(
            "counting", "Point to each {thing} once", "It is 4. Point to {thing}s")
        let faults = ItemProof.first.result(of: template).faults
        #expect(!faults.isEmpty)
        #expect(faults.allSatisfy { $0.contains("tells the answer: It is 4.") })
    }
}
