extension LearningBook {
    /// The skills that the child masters for the first time by a fact that is about to be recorded.
    func firstMastered(by fact: LearningFact) -> [SkillID] {
        let mastered: [SkillID] =
            switch fact {
            case .answered(let answer) where answer.mastery?.reached?.reviewAfterDays != nil:
                answer.evidence.map { [$0.skill] } ?? []
            case .finished(let finished): finished.mastery.filter { $0.window?.reviewAfterDays != nil }.map(\.skill)
            default: []
            }
        return mastered.filter { mastery(of: $0).firstMasteredAt == nil }
    }
}
