/// What is still known of a question that was answered once, for a parent who traces a number.
public struct AskedQuestion: Hashable, Sendable {
    /// What was asked; nil where it was made for an activity that is not kept any more.
    public var prompt: String?
    /// The title of the lesson that it belongs to.
    public var lesson: String?
    /// What kind it is.
    public var kind: QuestionKind?
    /// What was answered, where it is a few words or a number, and the activity is kept.
    public var given: String?
    /// What is right, in the same way.
    public var right: String?

    /// All members.
    public init(
        prompt: String? = nil, lesson: String? = nil, kind: QuestionKind? = nil, given: String? = nil,
        right: String? = nil
    ) {
        self.prompt = prompt
        self.lesson = lesson
        self.kind = kind
        self.given = given
        self.right = right
    }
}

extension Activity {
    /// Its answered questions as they were asked, with what was answered first.
    public func asked(in library: Library) -> [PresentationID: AskedQuestion] {
        let source = ActivityQuestions(of: self, in: library)
        let told = replay(in: library).compactMap { step -> (PresentationID, AskedQuestion)? in
            guard let answer = step.answer else { return nil }
            var asked = library.asked(answer.question)
            asked.prompt = step.question?.prompt ?? asked.prompt
            guard let content = source?.question(answer.question)?.body.content else {
                return (step.presentation, asked)
            }
            (asked.kind, asked.given) = (type(of: content).kind, content.brief(answer.answer))
            asked.right = content.solution.flatMap(content.brief)
            return (step.presentation, asked)
        }
        return Dictionary(told, uniquingKeysWith: { first, _ in first })
    }
}

extension Library {
    /// What a question tells by itself, whoever answered it: one that is made anew each time has no prompt of its own.
    public func asked(_ id: QuestionID) -> AskedQuestion {
        guard let installed = lesson(holding: id) else { return AskedQuestion() }
        let question = installed.content?.question(id, seed: 0)
        let isWritten = installed.content?.isWritten(id) ?? false
        return AskedQuestion(
            prompt: isWritten ? question?.prompt : nil, lesson: installed.lesson.title, kind: question?.body.kind,
            right: isWritten ? question?.body.content.solution.flatMap { question?.body.content.brief($0) } : nil)
    }
}
