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
    public func rule(of condition: BadgeCondition) -> String {
        switch condition {
        case .lessonsCompleted(let count, let subject):
            let of = subject.map { " of " + self.subject($0) } ?? ""
            return count == 1 ? "Finish a lesson\(of)." : "Finish \(count) different lessons\(of)."
        case .questionsAnswered(let count): return "Answer \(Self.many(count, "question"))."
        case .quizzesAt(let percent, let count):
            let quizzes = count == 1 ? "a quiz" : "\(count) different quizzes"
            return percent == 100
                ? "Get everything right in \(quizzes)." : "Get \(percent) percent right in \(quizzes)."
        case .dayStreak(let count): return count == 1 ? "Learn on a day." : "Learn on \(count) days in a row."
        case .skillMastered(let skills):
            let names = skills.map(skill)
            return names.count == 1 ? "Master \(names[0])." : "Master one of these: \(names.joined(separator: ", "))."
        case .domainMastered(let domain):
            let grade = domain.grade.map { ", grade \($0.rawValue)" } ?? ""
            return "Master every skill of \(domain.name) (\(subject(domain.subject))\(grade))."
        case .challengesCompleted(let count): return "Reach \(Self.many(count, "challenge"))."
        case .learningMinutes(let count):
            let isHours = count >= 120 && count.isMultiple(of: 60)
            return "Learn for \(isHours ? Self.many(count / 60, "hour") : Self.many(count, "minute"))."
        case .basePoints(let count): return "Collect \(Self.many(count, "point"))."
        case .starsEarned(let count): return "Earn \(Self.many(count, "star"))."
        case .questionKindsUsed: return "Answer a question of every kind."
        case .subjectsExplored: return "Finish a lesson of every subject."
        case .timedScore(let count): return "Get \(count) right in one sprint of math facts."
        case .factsRegained(let count):
            return "Get \(Self.many(count, "math fact")) back after a while."
        }
    }

    /// "1 star", "2 stars".
    private static func many(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
}
