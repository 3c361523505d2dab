extension NextLesson {
    /// How many questions it asks at most when it is begun; nil where it goes on, or where there is nothing.
    ///
    /// The lessons of a review and of a mixed quiz are drawn at the start: ones with few questions make it shorter.
    ///
    /// - Parameters:
    ///   - book: of the child to whom it is proposed.
    ///   - gate: through which it was decided.
    public func questions(for book: LearningBook, through gate: ContentGate) -> Int? {
        switch kind {
        case .resume, .nothing: nil
        case .review: skill.map { Self.questions(ofReview: $0.skill.id, for: book, through: gate) }
        case .practice: FactRules.questionsOfPractice(gate.tier)
        case .mixed: subject.map { book.questionsToMix(of: $0.id, but: resting, through: gate) }
        case .relearn, .prerequisite, .new, .again: lesson?.lesson.asked
        }
    }

    private static func questions(
        ofReview skill: SkillID, for book: LearningBook, through gate: ContentGate
    ) -> Int {
        let lessons = gate.lessons.map(\.lesson).filter { $0.skill == skill }
        let finished = lessons.filter { book.history[$0.id] != nil }
        let most = (finished.isEmpty ? lessons : finished).map(\.questions.count).max()
        return min(most ?? 0, ReviewRule.questions(for: gate.tier))
    }
}
