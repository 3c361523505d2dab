extension LearningBook {
    /// Whether an answer that is about to be recorded makes the child master a skill for the first time.
    func firstMastered(by answer: AnswerFact) -> Bool {
        guard answer.mastery?.reached?.reviewAfterDays != nil, let skill = answer.evidence?.skill else { return false }
        return mastery(of: skill).firstMasteredAt == nil
    }
}
