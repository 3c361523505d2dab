extension LearningBook {
    /// The question that an activity begins with.
    func firstQuestion(of plan: ActivityPlan, _ lesson: InstalledLesson) -> QuestionID? {
        guard let terms = plan.quiz else { return plan.questions.first }
        let level = level(of: lesson.lesson.subject)
        return QuestionChoice(plan.questions, terms, asked: [], before: askedInQuizzes).next(
            at: level.level, hasChanged: level.isFresh)
    }

    /// The question of a quiz after an answer.
    ///
    /// - Parameter mark: what the answer did to the level; nil where it did nothing.
    func choice(
        in activity: Activity, _ terms: QuizTerms, after question: QuestionID, _ mark: LevelMark?
    ) -> QuestionID? {
        let asked = Set(activity.answers.map(\.question) + [question])
        let level = activity.subject.map { self.level(of: $0) } ?? AdaptiveState()
        return QuestionChoice(
            activity.plan, terms, asked: asked, before: askedInQuizzes, resting: activity.questions(besides: question)
        ).next(at: mark?.level ?? level.level, hasChanged: mark.map { $0.reason != nil } ?? level.isFresh)
    }

    /// What was asked in the last quizzes.
    private var askedInQuizzes: Set<QuestionID> {
        Set(closed.lazy.filter { $0.kind == .quiz }.flatMap { $0.answers.map(\.question) })
    }
}

extension Activity {
    /// Of a quiz over a subject: the questions of the lesson that a question belongs to.
    fileprivate func questions(besides question: QuestionID) -> Set<QuestionID> {
        guard let mix, let place = plan.firstIndex(of: question) else { return [] }
        return Set(zip(plan, mix.places).filter { $0.1 == mix.places[place] }.map(\.0))
    }
}

/// Which question of a quiz comes next (Learning, Adaptive difficulty): one of the level, else of the nearest, the lower one
/// first; one that leads over where the level has just changed; what was not asked in the last quizzes before what was; in
/// a mixed quiz another lesson than that of the last question; then the order of the plan. None is asked twice.
struct QuestionChoice {
    private typealias Candidate = (id: QuestionID, level: Int, isBridge: Bool, isNew: Bool, rests: Bool)

    private let candidates: [Candidate]

    /// - Parameters:
    ///   - asked: in this quiz.
    ///   - before: what was asked in the last quizzes.
    ///   - resting: what comes after the others of its kind.
    init(
        _ plan: [QuestionID], _ terms: QuizTerms, asked: Set<QuestionID>, before: Set<QuestionID>,
        resting: Set<QuestionID> = []
    ) {
        candidates = zip(plan, terms.levels).filter { !asked.contains($0.0) }.map { id, level in
            (id, level, terms.bridges.contains(id), !before.contains(id), resting.contains(id))
        }
    }

    /// - Parameter hasChanged: the level is another one than before the last answer.
    func next(at level: Int, hasChanged: Bool = false) -> QuestionID? {
        candidates.enumerated().min { rank($0, level, hasChanged) < rank($1, level, hasChanged) }?.element.id
    }

    /// What has the lowest one comes next.
    private func rank(
        _ candidate: (offset: Int, element: Candidate), _ level: Int, _ hasChanged: Bool
    ) -> (Int, Int, Int, Int, Int, Int) {
        let question = candidate.element
        return (
            abs(question.level - level), question.level > level ? 1 : 0,
            hasChanged && question.isBridge && question.isNew ? 0 : 1,
            question.isNew ? 0 : 1, question.rests ? 1 : 0, candidate.offset
        )
    }
}
