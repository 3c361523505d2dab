extension SkillMastery {
    /// Why it is mastered or not, in words for a parent.
    public func words(for child: String, _ rubric: Rubric, on day: Day) -> String {
        let rule =
            "It is mastered when \(rubric.window) first answers in a row, all in one activity, have a mean of "
            + "\(rubric.thresholdPercent) percent, on \(rubric.sessions) days with a night (\(MasteryRule.hoursBetweenWindows) hours) in "
            + "between. One of them may have had a hint, but not the newest."
        let before =
            isLost ? "\(child) had mastered this. Two reviews running were not passed, so it is learned again. " : ""
        switch state(on: day) {
        case .notStarted: return "\(child) has not tried this yet. \(rule)"
        case .learning where reached.isEmpty:
            guard count >= rubric.window else { return "\(before)\(child) has begun. \(rule)" }
            return "\(before)The best mean of \(rubric.window) answers so far is \(bestPercent) percent. \(rule)"
        case .learning:
            let left = rubric.sessions - reached.count
            let times = left == 1 ? "once more" : "\(left) more times"
            return "\(before)\(child) reached \(reached.last?.mean ?? 0) percent in one activity. "
                + "That is needed \(times). \(rule)"
        case .mastered, .reviewing:
            let mastered =
                "\(child) reached \(rubric.thresholdPercent) percent or more on \(reached.count) different days: mastered."
            let review =
                failures > 0
                ? " The last review was not passed; if the next one is not either, it is learned again." : ""
            return mastered + review + (state(on: day) == .reviewing ? " It is time to look at it again." : "")
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
