import Words

/// The rule of a badge in words, made from its condition: whatever a family calls its badge, the child can read how it is
/// earned (Rewards, Badges).
public struct BadgeWords {
    /// The name of a subject for people.
    private let subject: (String) -> String
    /// The name of a skill for people.
    private let skill: (SkillID) -> String

    /// Words with the names of subjects and skills as the reader may know them.
    public init(subject: @escaping (String) -> String, skill: @escaping (SkillID) -> String) {
        self.subject = subject
        self.skill = skill
    }

    /// A sentence, such as "Finish 15 different lessons of Math."
    public func rule(of condition: BadgeCondition) -> Saying {
        func counted(_ key: String, _ count: Int) -> Saying { Saying("rule.\(key)", ["count": .number(count)]) }
        switch condition {
        case .lessonsCompleted(let count, nil): return counted("lessons", count)
        case .lessonsCompleted(let count, let subject?):
            return Saying("rule.lessonsOf", ["count": .number(count), "subject": .text(self.subject(subject))])
        case .questionsAnswered(let count): return counted("questions", count)
        case .quizzesAt(100, let count): return counted("perfectQuizzes", count)
        case .quizzesAt(let percent, let count):
            return Saying("rule.quizzes", ["percent": .number(percent), "count": .number(count)])
        case .dayStreak(let count): return counted("streak", count)
        case .skillMastered(let skills):
            return Saying(
                skills.count == 1 ? "rule.skill" : "rule.oneOfSkills",
                ["skills": .list(skills.map { .text(skill($0)) })])
        case .domainMastered(let domain):
            return Saying(
                domain.grade == nil ? "rule.domain" : "rule.domainOfGrade",
                [
                    "domain": .text(domain.name), "subject": .text(subject(domain.subject)),
                    "grade": .text(domain.grade?.rawValue ?? ""),
                ])
        case .challengesCompleted(let count): return counted("challenges", count)
        case .learningMinutes(let count):
            let isHours = count >= 120 && count.isMultiple(of: 60)
            return isHours ? counted("hours", count / 60) : counted("minutes", count)
        case .basePoints(let count): return counted("points", count)
        case .starsEarned(let count): return counted("stars", count)
        case .questionKindsUsed: return Saying("rule.kinds")
        case .subjectsExplored: return Saying("rule.subjects")
        case .timedScore(let count): return counted("sprint", count)
        case .factsRegained(let count): return counted("regained", count)
        }
    }
}
