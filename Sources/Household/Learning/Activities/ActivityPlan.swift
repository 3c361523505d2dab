/// What an activity will ask, fixed at its start.
public struct ActivityPlan: Hashable, Sendable {
    /// The kind of activity.
    public var kind: ActivityKind
    /// The questions in the order in which they are asked; of a quiz those that can be.
    public var questions: [QuestionID]
    /// The points of all that are asked together.
    public var maximum: Int
    /// The skill that a review looks back at.
    public var skill: SkillID?
    /// Of a quiz.
    public var quiz: QuizTerms?

    /// All members of a plan.
    public init(
        kind: ActivityKind, questions: [QuestionID], maximum: Int, skill: SkillID? = nil, quiz: QuizTerms? = nil
    ) {
        self.kind = kind
        self.questions = questions
        self.maximum = maximum
        self.skill = skill
        self.quiz = quiz
    }

    /// The plan of a lesson: all of its questions, section by section.
    public init(of lesson: DrawnLesson) {
        self.init(kind: .lesson, questions: lesson.installed.lesson.questions, maximum: lesson.maximum)
    }

    /// The plan of a quiz over a lesson: what can be graded of it. Nil where nothing can.
    init?(quizOver lesson: DrawnLesson, questions wanted: Int?, limitSeconds: Int?, tier: AgeTier) {
        let pool = lesson.gradable
        guard !pool.isEmpty else { return nil }
        let count = min(pool.count, wanted ?? LearningRules.questionsOfQuiz(tier))
        self.init(
            kind: .quiz, questions: pool.map(\.id), maximum: count * GeneratedQuestion.points,
            quiz: QuizTerms(
                count: count, limitSeconds: tier == .preschool ? nil : limitSeconds, levels: pool.map(\.difficulty),
                bridges: pool.filter(\.bridge).map(\.id)))
    }

    /// The plan of a review with questions of one lesson of the skill, drawn by the seed. Nil where nothing can be graded.
    init?(reviewOf skill: SkillID, with lesson: DrawnLesson, seed: UInt64, tier: AgeTier) {
        var random = SeededRandom(seed: seed, stream: Self.draws)
        let questions = random.shuffle(lesson.gradable.map(\.id)).prefix(ReviewRule.questions(for: tier))
        guard !questions.isEmpty else { return nil }
        self.init(
            kind: .review, questions: Array(questions), maximum: questions.count * GeneratedQuestion.points,
            skill: skill)
    }

    /// A stream of the activity's seed: which questions a review takes, and from which lesson.
    static let draws: UInt64 = 1 << 34
}

extension DrawnLesson {
    /// The questions that can be graded, in the order of the lesson.
    fileprivate var gradable: [Question] {
        installed.lesson.questions.compactMap(question).filter { $0.body.content.solution != nil }
    }
}
