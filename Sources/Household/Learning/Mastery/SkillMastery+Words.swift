import Words

extension SkillMastery {
    /// Why it is mastered or not, in words for a parent.
    ///
    /// - Parameter isList: whether each of its items is mastered by itself.
    public func words(for child: String, _ rubric: Rubric, isList: Bool = false, on day: Day) -> Saying {
        func told(_ key: String) -> Saying {
            Saying(
                "parent.mastery.\(key)",
                [
                    "name": .text(child), "percent": .number(rubric.thresholdPercent), "window": .number(rubric.window),
                    "days": .number(rubric.sessions), "hours": .number(MasteryRule.hoursBetweenWindows),
                    "best": .number(bestPercent), "reached": .number(reached.last?.mean ?? 0),
                    "left": .number(rubric.sessions - reached.count), "reachedDays": .number(reached.count),
                    "known": .number(items.values.count(where: \.isKnown)), "asked": .number(items.count),
                ])
        }
        let rule = told(isList ? "listRule" : "rule")
        func learning(_ key: String) -> Saying { isLost ? told("lost") + told(key) + rule : told(key) + rule }
        switch state(on: day) {
        case .notStarted: return told("notStarted") + rule
        case .learning where isList: return learning("listKnown")
        case .learning where reached.isEmpty: return learning(bestPercent == 0 ? "begun" : "best")
        case .learning: return learning("reachedOnce")
        case .mastered, .reviewing:
            // What was mastered before its items counted by themselves has none.
            let how = told(isList && !items.isEmpty ? "listMastered" : "mastered")
            let mastered = failures > 0 ? how + told("reviewFailed") : how
            return state(on: day) == .reviewing ? mastered + told("reviewDue") : mastered
        }
    }
}

extension SkillMastery {
    /// What the next medal asks for, in words for the child.
    ///
    /// - Parameter isList: whether each of its items is mastered by itself.
    public func childWords(_ rubric: Rubric, isList: Bool = false) -> Saying {
        Saying(
            isList && medal == .bronze ? "progress.bronzeList" : "progress.\(medal.rawValue)",
            [
                "percent": .number(rubric.thresholdPercent), "window": .number(rubric.window),
                "left": .number(max(1, rubric.sessions - reached.count)),
            ])
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
