/// Choose one of two to six options, at most four for preschool (Content, Question kinds).
public struct MultipleChoice: Hashable, Sendable {
    /// The options in the order of their author.
    public var options: [ChoiceOption]
    /// The id of the right option.
    public var correct: String

    /// A question with its right option.
    public init(options: [ChoiceOption], correct: String) {
        self.options = options
        self.correct = correct
    }
}

extension MultipleChoice: QuestionContent {
    func faults(for audience: Audience) -> [BodyFault] {
        let most = audience.tier == .preschool ? ContentLimits.preschoolOptions : ContentLimits.options
        let list = OptionFaults(
            options, at: "/options", named: "option", possible: ContentLimits.fewestOptions...most)
        var faults = list.faults
        if !list.ids.contains(correct) {
            faults.append(BodyFault(pointer: "/correct", reason: "no option has the id \(correct)"))
        }
        return faults
    }

    var choices: [String] { options.map(\.id) }

    var rightChoice: String? { correct }

    func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard case .option(let id) = answer else {
            throw AnswerShapeFault(reason: "a multiple-choice question is answered with the id of an option")
        }
        guard let option = options.first(where: { $0.id == id }) else {
            throw AnswerShapeFault(reason: "there is no option with this id; take one of the options of the question")
        }
        if option.id == correct { return Grading(isRight: true) }
        return Grading(isRight: false, feedback: option.explanation ?? "You chose \(option.text). Let's look again.")
    }

    func view(order: [String]) -> QuestionBodyView {
        .multipleChoice(OptionView.shown(options, in: order))
    }
}
