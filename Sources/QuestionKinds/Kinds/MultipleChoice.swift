import Household
import Shapes
import Words

/// Choose one of two to six options, at most four for preschool (Content, Question kinds).
public struct MultipleChoice: Hashable, Sendable {
    /// The options in the order of their author.
    public var options: [ChoiceOption]
    public var correct: String

    /// A question with its right option.
    public init(options: [ChoiceOption], correct: String) {
        self.options = options
        self.correct = correct
    }
}

extension MultipleChoice: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The options in the order to show them.
        public var options: [OptionView]
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "multipleChoice"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        let most = audience.tier == .preschool ? ContentLimits.preschoolOptions : ContentLimits.options
        let list = OptionFaults(
            options, at: "/options", named: "option", possible: ContentLimits.fewestOptions...most)
        var faults = list.faults
        if !list.ids.contains(correct) {
            faults.append(BodyFault(pointer: "/correct", reason: "no option has the id \(correct)"))
        }
        return faults
    }

    /// What a presentation shuffles.
    public var choices: [String] { options.map(\.id) }

    /// The one of the choices that is right.
    public var rightChoice: String? { correct }

    /// An answer that is right.
    public var solution: Answer? { .option(correct) }

    /// An answer in a few words.
    public func brief(_ answer: Answer) -> String? {
        answer.given(as: ChosenOption.self).flatMap { given in options.first { $0.id == given.id }?.text }
    }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let id = answer.given(as: ChosenOption.self)?.id else {
            throw AnswerShapeFault(reason: "a multiple-choice question is answered with the id of an option")
        }
        guard let option = options.first(where: { $0.id == id }) else {
            throw AnswerShapeFault(reason: "there is no option with this id; take one of the options of the question")
        }
        if option.id == correct { return Grading(isRight: true) }
        return .wrong(option.explanation, or: .chose(option.text))
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(options: OptionView.shown(options, in: order)) }
}

extension MultipleChoice: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Choose one of two to six options."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [ChosenOption.self]

    /// How it is written in a pack.
    public static let pack = Shape<MultipleChoice>.object(
        "PackMultipleChoice", "One of the options is right.", make: MultipleChoice.init
    ) {
        required("options", \.options, .list(of: .option), "Two to six; four at most for preschool.")
        required("correct", \.correct, .text(), "The id of the right option.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("MultipleChoice", "One of the options is right.", make: View.init) {
        required("options", \.options, .list(of: .optionView), "Show them in this order.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "How many legs does a spider have?",
        MultipleChoice(
            options: [
                ChoiceOption(id: "six", text: "6", image: nil, explanation: "An ant has 6. A spider has more."),
                ChoiceOption(id: "eight", text: "8", image: "spider", explanation: nil),
            ], correct: "eight"))
}
