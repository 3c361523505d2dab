import Household
import QuestionKinds
import SampleFamily
import Testing

extension Solutions {
    private var choice: MultipleChoice? { question.body.content(as: MultipleChoice.self) }
    private var blank: FillInBlank? { question.body.content(as: FillInBlank.self) }
    private var matching: Matching? { question.body.content(as: Matching.self) }
    private var items: DragAndDrop? { question.body.content(as: DragAndDrop.self) }

    /// The right answer as a text, where it is one.
    var text: String? {
        if let choice { return choice.options.first { $0.id == choice.correct }?.text }
        return blank?.answers.first
    }

    /// Everything that is said or shown about the question, the blank filled.
    var texts: [String] {
        let filled = question.prompt.replacing("___", with: text ?? "___")
        var texts = [filled, question.narration ?? "", question.explanation] + question.hints + explanations
        if let matching {
            texts += matching.pairs.map {
                "\(Self.text($0.left, matching.left)) is \(Self.text($0.right, matching.right))"
            }
        }
        return texts
    }

    /// What the author says about choices of a child.
    var explanations: [String] {
        let options = (choice?.options ?? []) + (matching?.left ?? []) + (items?.items ?? [])
        return options.compactMap(\.explanation?.text) + (blank?.mistakes.map(\.explanation.text) ?? [])
    }

    private static func text(_ id: String, _ options: [ChoiceOption]) -> String {
        options.first { $0.id == id }?.text ?? ""
    }
}

extension Question: CustomTestStringConvertible {
    public var testDescription: String { id.rawValue }
}
