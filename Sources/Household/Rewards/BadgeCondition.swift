/// The rules that a badge can have: a closed set, evaluated on what a child's rewards add up to (Rewards, Badges).
public enum BadgeCondition: Hashable, Sendable {
    /// Different lessons finished, of one subject or of any.
    case lessonsCompleted(Int, subject: String?)
    /// Scored first answers.
    case questionsAnswered(Int)
    /// Days in a row, ever.
    case dayStreak(Int)
    /// Minutes of learning.
    case learningMinutes(Int)
    /// Points without bonuses of challenges.
    case basePoints(Int)
    /// Stars earned; those paid for hints are not taken off.
    case starsEarned(Int)
    /// A first answer to a question of every kind in the lessons that the child may have: a scored one, or one that takes
    /// part where nothing is graded.
    case questionKindsUsed
    /// A finished lesson of every subject that the child may have.
    case subjectsExplored
    /// So many percent in a quiz of so many different lessons; quizzes of very few questions do not count.
    case quizzesAt(percent: Int, Int)
    /// One of these skills was mastered, ever.
    case skillMastered([SkillID])
    /// Every skill of a domain that the child may have was mastered, ever.
    case domainMastered(SkillDomain)
    /// Right answers in one sprint of math facts.
    case timedScore(Int)
    /// Math facts that were fluent again after a lapse.
    case factsRegained(Int)
    /// Challenges that were reached.
    case challengesCompleted(Int)

    /// How far a child is.
    public func progress(in sums: RewardSums, scope: @autoclosure () -> ContentScope) -> BadgeProgress {
        switch self {
        case .lessonsCompleted(let target, nil): BadgeProgress(sums.lessons, of: target)
        case .lessonsCompleted(let target, let subject?): BadgeProgress(sums.lessons(of: subject), of: target)
        case .questionsAnswered(let target): BadgeProgress(sums.firstAnswers, of: target)
        case .dayStreak(let target): BadgeProgress(sums.longestStreak, of: target)
        case .learningMinutes(let target): BadgeProgress(sums.learningMinutes, of: target)
        case .basePoints(let target): BadgeProgress(sums.points, of: target)
        case .starsEarned(let target): BadgeProgress(sums.starsEarned, of: target)
        case .questionKindsUsed: Self.share(of: scope().kinds) { sums.kinds.contains($0) }
        case .subjectsExplored: Self.share(of: scope().subjects) { sums.lessons(of: $0) > 0 }
        case .quizzesAt(let percent, let target): BadgeProgress(sums.quizzes.values.count { $0 >= percent }, of: target)
        case .skillMastered(let skills):
            BadgeProgress(skills.contains(where: sums.masteredSkills.contains) ? 1 : 0, of: 1)
        case .domainMastered(let domain):
            Self.share(of: scope().skills(of: domain)) { sums.masteredSkills.contains($0) }
        case .timedScore(let target): BadgeProgress(sums.sprintBest, of: target)
        case .factsRegained(let target): BadgeProgress(sums.factsRegained, of: target)
        case .challengesCompleted(let target): BadgeProgress(sums.challenges, of: target)
        }
    }

    /// Where there is nothing to explore, nothing is explored.
    private static func share<Element>(of all: Set<Element>, has: (Element) -> Bool) -> BadgeProgress {
        BadgeProgress(all.count { has($0) }, of: max(1, all.count))
    }

    /// Whether it depends on what the packs hold.
    var looksAtPacks: Bool {
        switch self {
        case .questionKindsUsed, .subjectsExplored, .domainMastered: true
        case .lessonsCompleted, .questionsAnswered, .dayStreak, .learningMinutes, .basePoints, .starsEarned, .quizzesAt,
            .skillMastered, .timedScore, .factsRegained, .challengesCompleted:
            false
        }
    }
}
