/// What a finished review does to its skill, as it was decided when it ended.
public struct ReviewMark: Hashable, Sendable {
    /// The skill.
    public var skill: SkillID
    /// Whether it stayed.
    public var isPassed: Bool
    /// The rung of the ladder from now on, from 0.
    public var rung: Int
    /// Household days to the next review; nil: the skill is learned again.
    public var nextAfterDays: Int?

    /// All members.
    public init(skill: SkillID, isPassed: Bool, rung: Int, nextAfterDays: Int?) {
        self.skill = skill
        self.isPassed = isPassed
        self.rung = rung
        self.nextAfterDays = nextAfterDays
    }
}

extension SkillMastery {
    /// What a review comes to. One that is not passed leads back to the first rung; the second running one back to learning.
    func mark(
        ofReview skill: SkillID, isPassed: Bool, _ rubric: Rubric, _ scheduler: ReviewScheduler
    ) -> ReviewMark {
        if isPassed {
            return ReviewMark(
                skill: skill, isPassed: true, rung: rung + 1,
                nextAfterDays: daysToReview(at: rung + 1, rubric, scheduler))
        }
        let isLost = failures + 1 >= ReviewRule.failuresToLearnAgain
        return ReviewMark(
            skill: skill, isPassed: false, rung: 0, nextAfterDays: isLost ? nil : ReviewRule.daysAfterFailure)
    }

    /// Household days to the review at a rung. The model of memory knows nothing of what was mastered before it was kept.
    func daysToReview(at rung: Int, _ rubric: Rubric, _ scheduler: ReviewScheduler) -> Int {
        guard scheduler == .memory, let memory else { return ReviewRule.days(at: rung, of: rubric) }
        return min(
            MemoryModel.standard.days(memory.state, untilRecall: ReviewRule.recallAtReview), ReviewRule.mostDays)
    }
}
