extension SkillMastery {
    /// Why it is mastered or not, in words for a parent.
    public func words(for child: String, _ rubric: Rubric, on day: Day) -> String {
        let best = "The best mean of \(rubric.window) answers so far is \(bestPercent) percent."
        switch state(on: day) {
        case .notStarted: return "\(child) has not tried this yet."
        case .learning where reached.isEmpty:
            if bestPercent == 0, count < rubric.window {
                return
                    "\(child) has begun. A skill is mastered when \(rubric.window) first answers in a row have a mean of "
                    + "\(rubric.thresholdPercent) percent, on \(rubric.sessions) different days."
            }
            return
                "\(child) is learning this. \(best) \(rubric.thresholdPercent) percent are needed, without a hint at the "
                + "newest one."
        case .learning:
            let left = rubric.sessions - reached.count
            let times = left == 1 ? "once more" : "\(left) more times"
            return
                "\(child) reached \(reached.last?.mean ?? 0) percent in one activity. It is mastered when that happens "
                + "\(times) on another day, with a night in between."
        case .mastered:
            return
                "\(child) reached \(rubric.thresholdPercent) percent or more on \(reached.count) different days: mastered."
        case .reviewing: return "\(child) has mastered this. It is time to look at it again."
        }
    }
}

/// The mastery of all skills for those who look at it.
extension LearningBook {
    /// What is known of a skill; of one that was never tried, nothing.
    public func mastery(of skill: SkillID) -> SkillMastery { mastery[skill] ?? SkillMastery() }

    /// Skills that are mastered, each with the day from which on it is to be looked at again, the earliest first.
    public var reviews: [(skill: SkillID, due: Day)] {
        mastery.compactMap { skill, known in known.due.map { (skill, $0) } }
            .sorted { ($0.1, $0.0.rawValue) < ($1.1, $1.0.rawValue) }
    }
}
