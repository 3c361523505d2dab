import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

/// What the tests of kinds ask of a question.
struct KindChecks {
    let content: any QuestionContent
    var tier = AgeTier.elementary

    func isRight(_ answer: Answer) throws -> Bool { try content.grade(answer, tier: tier).isRight }

    func feedback(_ answer: Answer) throws -> Saying? { try content.grade(answer, tier: tier).feedback }

    /// The reason for which an answer is no answer at all; nil when it is judged.
    func refusal(_ answer: Answer) -> String? {
        do throws(AnswerShapeFault) {
            _ = try content.grade(answer, tier: tier)
            return nil
        } catch {
            return error.reason
        }
    }

    /// Where its content is at fault.
    var places: [String] { content.faults(for: Audience(tier: tier, grade: .first)).map(\.pointer) }
}

/// An answer as a front-end sends it.
func wire(_ text: String) throws -> Answer { try Shape.answer.read(JSONDocument(scanning: Array(text.utf8)).root) }
