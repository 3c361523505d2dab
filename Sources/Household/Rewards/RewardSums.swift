/// What a child's rewards add up to, as the conditions of badges read it.
public struct RewardSums: Sendable {
    /// Scored first answers ever given.
    public var firstAnswers: Int
    /// Different lessons that were finished.
    public var lessons: Int
    /// The subjects in which something was done.
    public var subjects: [SubjectTotals]
    /// One lesson more of this subject, not yet in `subjects`.
    var newLessonOf: String?
    /// Points ever earned.
    public var points: Int
    /// Stars ever earned.
    public var starsEarned: Int
    /// The most days in a row.
    public var longestStreak: Int
    /// Milliseconds ever spent in learning activities.
    public var learning: Milliseconds
    /// Kinds of questions that were answered.
    public var kinds: [QuestionKind]
    /// The best counted result of the quizzes over a lesson, in percent.
    public var quizzes: [LessonID: Int]
    /// Skills that were ever mastered.
    public var masteredSkills: Set<SkillID>
    /// The most right answers in a sprint.
    public var sprintBest: Int
    /// Math facts that were fluent again after a lapse.
    public var factsRegained: Int

    /// Challenges that were reached.
    public var challenges: Int

    /// The sums of a child as it is.
    public init(of child: ChildState) {
        firstAnswers = child.rewards.firstAnswers
        lessons = child.rewards.lessons
        subjects = child.rewards.subjects
        points = child.learning.points
        starsEarned = child.learning.starsEarned
        longestStreak = child.rewards.streak.longest
        learning = child.time.learning
        kinds = child.rewards.kinds
        quizzes = child.learning.quizzes.mapValues(\.countedPercent)
        masteredSkills = Set(child.learning.mastery.filter { $0.value.firstMasteredAt != nil }.keys)
        sprintBest = child.learning.facts.sprintBest ?? 0
        factsRegained = child.learning.facts.regained
        challenges = child.challenges.completed
    }

    /// Different lessons of a subject that were finished.
    public func lessons(of subject: String) -> Int {
        let known = subjects.first { $0.subject == subject }?.lessons ?? 0
        return known + (newLessonOf == subject ? 1 : 0)
    }

    /// Whole minutes of learning.
    public var learningMinutes: Int { Int(learning / .minute) }
}
