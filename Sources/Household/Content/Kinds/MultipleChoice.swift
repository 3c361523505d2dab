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
        var faults: [BodyFault] = []
        let most = audience.tier == .preschool ? ContentLimits.preschoolOptions : ContentLimits.options
        if options.count < ContentLimits.fewestOptions || options.count > most {
            faults.append(
                BodyFault(
                    pointer: "/options",
                    reason: "has \(options.count) options; \(ContentLimits.fewestOptions) to \(most) are possible here")
            )
        }
        var ids: Set<String> = []
        var texts: Set<String> = []
        for (index, option) in options.enumerated() {
            let pointer = "/options/\(index)"
            if let reason = ContentLimits.idFault(option.id) {
                faults.append(BodyFault(pointer: "\(pointer)/id", reason: reason))
            }
            if !ids.insert(option.id).inserted {
                faults.append(BodyFault(pointer: "\(pointer)/id", reason: "another option has the id \(option.id)"))
            }
            if let reason = ContentLimits.textFault(option.text, atMost: ContentLimits.choiceCharacters) {
                faults.append(BodyFault(pointer: "\(pointer)/text", reason: reason))
            }
            if !texts.insert(Folding.folded(option.text)).inserted {
                faults.append(BodyFault(pointer: "\(pointer)/text", reason: "another option has the same text"))
            }
            if let text = option.explanation,
                let reason = ContentLimits.textFault(text, atMost: ContentLimits.textCharacters)
            {
                faults.append(BodyFault(pointer: "\(pointer)/explanation", reason: reason))
            }
        }
        if !ids.contains(correct) {
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
        let shown = order.compactMap { id in options.first { $0.id == id } }
        return .multipleChoice(shown.map { OptionView(id: $0.id, text: $0.text, image: $0.image) })
    }
}
