/// What an activity will ask, fixed at its start.
public struct ActivityPlan: Sendable {
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
    /// Of a quiz over a subject.
    public var mix: LessonMix?
    /// Of math facts.
    public var facts: FactTerms?
    /// The first question, where it is none of ``questions``, and why it is asked.
    public var first: (question: QuestionID, part: FactPart?)?

    /// All members of a plan.
    public init(
        kind: ActivityKind, questions: [QuestionID], maximum: Int, skill: SkillID? = nil, quiz: QuizTerms? = nil,
        mix: LessonMix? = nil, facts: FactTerms? = nil, first: (question: QuestionID, part: FactPart?)? = nil
    ) {
        self.kind = kind
        self.questions = questions
        self.maximum = maximum
        self.skill = skill
        self.quiz = quiz
        self.mix = mix
        self.facts = facts
        self.first = first
    }

    /// The plan of a lesson: its questions, section by section; of a section that has more than it asks others each time.
    ///
    /// - Parameter plays: how often the child has finished the lesson.
    public init(of lesson: DrawnLesson, after plays: Int = 0) {
        let questions = lesson.drawn(after: plays)
        self.init(kind: .lesson, questions: questions, maximum: lesson.points(of: questions))
    }

    /// The plan of a quiz over a lesson: what can be graded of it. Nil where nothing can.
    init?(quizOver lesson: DrawnLesson, questions wanted: Int?, limitSeconds: Int?, tier: AgeTier) {
        self.init(quizOf: lesson.gradable, questions: wanted, limitSeconds: limitSeconds, tier: tier)
    }

    /// The plan of a quiz over a subject: some questions of each lesson, drawn by the seed, a question of each lesson in
    /// turn. Nil where fewer than two of the lessons can be graded.
    init?(mixing lessons: [DrawnLesson], seed: UInt64, questions wanted: Int?, limitSeconds: Int?, tier: AgeTier) {
        var random = SeededRandom(seed: seed, stream: Self.draws)
        let drawn = lessons.map { ($0.installed, random.shuffle($0.gradable).prefix(Self.mostOfMixedLesson)) }
            .filter { !$0.1.isEmpty }
        guard drawn.count > 1 else { return nil }
        let turns = (0..<Self.mostOfMixedLesson).flatMap { turn in
            drawn.enumerated().compactMap { place, part in
                turn < part.1.count ? (place: place, question: part.1[part.1.startIndex + turn]) : nil
            }
        }
        self.init(quizOf: turns.map(\.question), questions: wanted, limitSeconds: limitSeconds, tier: tier)
        mix = LessonMix(
            lessons: drawn.map(\.0.lesson.id), editions: drawn.map(\.0.edition), places: turns.map(\.place))
    }

    /// The plan of a quiz of a pool of questions. Nil where there are none.
    private init?(quizOf pool: [Question], questions wanted: Int?, limitSeconds: Int?, tier: AgeTier) {
        guard !pool.isEmpty else { return nil }
        let count = min(pool.count, wanted ?? LearningRules.questionsOfQuiz(tier))
        self.init(
            kind: .quiz, questions: pool.map(\.id), maximum: count * GeneratedQuestion.points,
            quiz: QuizTerms(
                count: count, limitSeconds: tier == .preschool ? nil : limitSeconds, levels: pool.map(\.difficulty),
                bridges: pool.filter(\.bridge).map(\.id)))
    }

    /// The most lessons that a quiz over a subject mixes.
    public static let mostMixedLessons = 6
    /// The most questions that it can ask of one of them.
    static let mostOfMixedLesson = 6

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
        installed.lesson.questions.filter(isShown).compactMap(question).filter { $0.body.content.solution != nil }
    }
}
