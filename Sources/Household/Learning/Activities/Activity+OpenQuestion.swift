/// A question with what answers it, and what it practises.
public struct OpenQuestion: Sendable {
    /// What is asked, and its right answer.
    public var question: Question
    /// What it practises; of math facts the one that stands for all of them.
    public var skill: SkillID
}

extension Activity {
    /// The question that the child looks at, as the daemon has it: for simulated learners and tests. No front-end gets it.
    public func openQuestion(in library: Library) -> OpenQuestion? {
        guard let current, let source = ActivityQuestions(of: self, in: library),
            let question = source.question(current.question)
        else { return nil }
        return OpenQuestion(question: question, skill: source.skill(of: current.question))
    }
}
