/// A showing of a question in an activity that is looked at again.
public struct ReplayedQuestion: Hashable, Sendable {
    /// As it was shown; nil where the content is not there any more.
    public var question: QuestionView?
    /// Names the showing.
    public var presentation: PresentationID
    /// The answer; nil of the one that is open.
    public var answer: AnswerFact?
}

extension Activity {
    /// Every question as it was shown, made again from the record: the seed, the plan and what followed each answer. It asks
    /// no filter, so it is for parents.
    public func replay(in library: Library) -> [ReplayedQuestion] {
        let source = ActivityQuestions(of: self, in: library)
        var shown = firstPresentation(in: source)
        var steps = answers.map { answer in
            if let before = shown, answer.presentation != PresentationID(id, before.number),
                let other = source?.question(answer.question)
            {
                shown = before.replaced(by: other, seed: seed)
            }
            let step = ReplayedQuestion(
                question: view(of: shown, hints: answer.hints, in: source), presentation: answer.presentation,
                answer: answer)
            shown = self.shown(by: answer.next, after: shown)
            return step
        }
        if let current {
            steps.append(
                ReplayedQuestion(
                    question: view(of: current, hints: current.hintsGiven, in: source),
                    presentation: PresentationID(id, current.number), answer: nil))
        }
        return steps
    }

    /// Why rests were offered, in order.
    public var rests: [RestReason] {
        answers.compactMap(\.restOffered)
    }

    private func firstPresentation(in source: ActivityQuestions?) -> Presentation? {
        guard let question = (answers.first?.question ?? current?.question).flatMap({ source?.question($0) }) else {
            return nil
        }
        return Presentation(first: question, total: total, seed: seed)
    }

    private func view(of presentation: Presentation?, hints: Int, in source: ActivityQuestions?) -> QuestionView? {
        guard var presentation, let source else { return nil }
        presentation.hintsGiven = hints
        return QuestionView(presentation, of: id, in: source, hintsOffered: true)
    }
}

extension LearningBook {
    /// What each presentation of an activity asked; empty where it is not kept any more, or its content is not there.
    public func prompts(of activity: ActivityID, in library: Library) -> [PresentationID: String] {
        let steps = self.activity(activity)?.replay(in: library) ?? []
        return Dictionary(
            steps.compactMap { step in step.question.map { (step.presentation, $0.prompt) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The classes of mistakes behind the first answers of an activity; empty where the activity is not kept any more.
    public func mistakes(in activity: ActivityID) -> [PresentationID: MistakeClass] {
        let answers = self.activity(activity)?.answers ?? []
        return Dictionary(
            answers.compactMap { answer in answer.mistakeClass.map { (answer.presentation, $0) } },
            uniquingKeysWith: { first, _ in first })
    }
}
