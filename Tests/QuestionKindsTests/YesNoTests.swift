import Household
import Testing
import Words

@testable import QuestionKinds

@Suite("Yes or no")
struct YesNoTests {
    private static let question = YesNo(yes: "Ja", no: "Nein", correct: true, explanation: "Look at the ducks.")

    @Test("the right word is right, the other gets its explanation")
    func grading() throws {
        #expect(try Self.question.grade(Answer(YesOrNo(true)), tier: .preschool) == Grading(isRight: true))
        let wrong = try Self.question.grade(Answer(YesOrNo(false)), tier: .preschool)
        #expect(wrong == Grading(isRight: false, feedback: Saying(told: "Look at the ducks.")))
    }

    @Test("without an explanation the child's own word is said")
    func ownWord() throws {
        var question = Self.question
        question.explanation = nil
        #expect(
            try question.grade(Answer(YesOrNo(false)), tier: .preteen).feedback == "You chose Nein. Let’s look again.")
    }

    @Test("the two keep their order: nothing is shuffled, and no place can be guessed")
    func order() {
        #expect(Self.question.choices == [])
        #expect(YesOrNo(true).choice == nil)
        #expect(!YesOrNo(true).isAboutPlaces)
    }

    @Test(
        "words that are empty or the same are faults",
        arguments: [("", "No", "/yes"), ("Yes", " ", "/no"), ("Yes", "yes ", "/no")])
    func faults(yes: String, no: String, pointer: String) {
        let question = YesNo(yes: yes, no: no, correct: false, explanation: nil)
        #expect(question.faults(for: Audience(tier: .preschool, grade: nil)).map(\.pointer).contains(pointer))
    }
}
