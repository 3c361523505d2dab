import Testing

@testable import Generators

@Suite("Reading budget")
struct ReadingBudgetTests {
    private let budget = ReadingBudget(words: 4, sentences: 2)

    @Test(
        "a text is in the budget when its sentences are few and short",
        arguments: [
            ("How many are there?", true, true), ("How many of them are there?", true, false),
            ("One. Two. Three.", true, false), ("One. Two. Three.", false, true),
            ("Look. How many are here?", true, true),
        ])
    func sentences(text: String, isPrompt: Bool, isInside: Bool) {
        #expect((budget.fault(of: text, isPrompt: isPrompt) == nil) == isInside)
    }

    @Test("numerals in a row are one word")
    func numerals() {
        #expect(budget.fault(of: "Count them: 1, 2, 3, 4, 5, 6.", isPrompt: true) == nil)
        #expect(budget.fault(of: "3 + 4 = __", isPrompt: true) == nil)
        #expect(
            budget.fault(of: "1 cat, 2 dogs, 3 cows.", isPrompt: true) == "has a sentence of 6 words; 4 are possible")
    }
}
