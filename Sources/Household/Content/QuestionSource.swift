/// Where the questions of an activity come from: for a lesson the edition with which it began. Other kinds of activity
/// bring sources of their own; the rules of learning ask nothing else of content.
public protocol QuestionSource: Sendable {
    /// The question with this id.
    func question(_ id: QuestionID) -> Question?

    /// The part that a question is asked in.
    func section(of question: QuestionID) -> Section?

    /// The text that a question is about.
    func passage(of question: Question) -> Passage?

    /// The skill that a question belongs to.
    func skill(of question: QuestionID) -> SkillID
}

extension QuestionSource {
    /// The question of a presentation, if it still has the choices that were shown.
    func question(of presentation: Presentation) throws(LearningRefusal) -> Question {
        guard let question = question(presentation.question), presentation.fits(question) else {
            throw LearningRefusal(.contentChanged(presentation.question))
        }
        return question
    }
}
