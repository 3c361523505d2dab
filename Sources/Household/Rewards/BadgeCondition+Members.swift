/// A condition by its members, as files and rows have them.
extension BadgeCondition {
    /// Which of the conditions it is.
    public var rule: BadgeRule {
        switch self {
        case .lessonsCompleted: .lessonsCompleted
        case .questionsAnswered: .questionsAnswered
        case .dayStreak: .dayStreak
        case .learningMinutes: .learningMinutes
        case .basePoints: .basePoints
        case .starsEarned: .starsEarned
        case .questionKindsUsed: .questionKindsUsed
        case .subjectsExplored: .subjectsExplored
        case .quizzesAt: .quizzesAt
        case .skillMastered: .skillMastered
        case .domainMastered: .domainMastered
        case .timedScore: .timedScore
        case .factsRegained: .factsRegained
        case .challengesCompleted: .challengesCompleted
        }
    }

    /// How many are needed, where it counts something.
    public var count: Int? {
        switch self {
        case .lessonsCompleted(let count, _), .questionsAnswered(let count), .dayStreak(let count),
            .learningMinutes(let count), .basePoints(let count), .starsEarned(let count), .quizzesAt(_, let count),
            .timedScore(let count), .factsRegained(let count), .challengesCompleted(let count):
            count
        case .questionKindsUsed, .subjectsExplored, .skillMastered, .domainMastered: nil
        }
    }

    /// The percent of quizzes.
    public var percent: Int? { if case .quizzesAt(let percent, _) = self { percent } else { nil } }

    /// The subject of lessons or of a domain.
    public var subject: String? {
        switch self {
        case .lessonsCompleted(_, let subject): subject
        case .domainMastered(let domain): domain.subject
        default: nil
        }
    }

    /// The skills of which one is enough.
    public var skills: [SkillID]? { if case .skillMastered(let skills) = self { skills } else { nil } }

    /// The domain.
    public var domain: SkillDomain? { if case .domainMastered(let domain) = self { domain } else { nil } }

    /// Its members, of which each rule has some.
    public var members: Members {
        Members(
            rule: rule, count: count, percent: percent, subject: subject, skills: skills, domain: domain?.name,
            grade: domain?.grade)
    }

    /// From its members. What a rule needs and is not there is the least that there can be.
    public init(_ members: Members) {
        let number = members.count ?? 1
        self =
            switch members.rule {
            case .lessonsCompleted: .lessonsCompleted(number, subject: members.subject)
            case .questionsAnswered: .questionsAnswered(number)
            case .quizzesAt: .quizzesAt(percent: members.percent ?? 100, number)
            case .dayStreak: .dayStreak(number)
            case .skillMastered: .skillMastered(members.skills ?? [])
            case .domainMastered:
                .domainMastered(
                    SkillDomain(subject: members.subject ?? "", name: members.domain ?? "", grade: members.grade))
            case .challengesCompleted: .challengesCompleted(number)
            case .learningMinutes: .learningMinutes(number)
            case .basePoints: .basePoints(number)
            case .starsEarned: .starsEarned(number)
            case .questionKindsUsed: .questionKindsUsed
            case .subjectsExplored: .subjectsExplored
            case .timedScore: .timedScore(number)
            case .factsRegained: .factsRegained(number)
            }
    }

    /// What a condition is made of, as it is written.
    public struct Members: Hashable, Sendable {
        /// Which of the conditions it is.
        public var rule: BadgeRule
        /// How many are needed.
        public var count: Int?
        /// The percent of quizzes.
        public var percent: Int?
        /// The subject of lessons or of a domain.
        public var subject: String?
        /// The skills of which one is enough.
        public var skills: [SkillID]?
        /// The name of the domain.
        public var domain: String?
        /// The grade of the domain.
        public var grade: GradeLevel?

        /// The rule with nothing else, or with what it needs.
        public init(
            rule: BadgeRule, count: Int? = nil, percent: Int? = nil, subject: String? = nil, skills: [SkillID]? = nil,
            domain: String? = nil, grade: GradeLevel? = nil
        ) {
            self.rule = rule
            self.count = count
            self.percent = percent
            self.subject = subject
            self.skills = skills
            self.domain = domain
            self.grade = grade
        }
    }
}
