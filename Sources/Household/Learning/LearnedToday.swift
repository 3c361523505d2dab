/// Which questions were answered on one household day, so that starting a lesson anew pays nothing twice (Rewards,
/// Ledgers): a right first answer pays once a day, and each length of a row of right ones once a day and lesson.
public struct LearnedToday: Hashable, Sendable {
    /// What was done of one lesson.
    public struct Part: Hashable, Sendable {
        /// Questions with a scored first answer.
        public var answered: Set<QuestionID>
        /// Those of them that were answered rightly at first.
        public var right: Set<QuestionID>
        /// The longest row of right first answers.
        public var longestRun: Int
        /// Those that were answered rightly only when they were asked again on the day: they pay, and make no learning day.
        public var rightLater: Set<QuestionID>

        /// All members; without arguments a lesson that was not begun.
        public init(
            answered: Set<QuestionID> = [], right: Set<QuestionID> = [], longestRun: Int = 0,
            rightLater: Set<QuestionID> = []
        ) {
            self.answered = answered
            self.right = right
            self.longestRun = longestRun
            self.rightLater = rightLater
        }
    }

    /// The household day; nil before the first answer.
    public package(set) var day: Day?
    /// What was done, by lesson.
    public package(set) var parts: [LessonID: Part]
    /// Questions that were answered, over all lessons.
    private(set) var questions: Int
    /// Those of them that were answered rightly when they were asked first on the day.
    private(set) var right: Int

    /// All members; without arguments a day on which nothing was done.
    public init(day: Day? = nil, parts: [LessonID: Part] = [:]) {
        self.day = day
        self.parts = parts
        questions = parts.values.reduce(0) { $0 + $1.answered.count }
        right = parts.values.reduce(0) { $0 + $1.right.count - $1.rightLater.count }
    }

    /// The same on a day: nothing on another one.
    func on(_ day: Day) -> LearnedToday { self.day == day ? self : LearnedToday(day: day) }

    /// How a question of a lesson stands before one more scored first answer to it.
    func standing(of question: QuestionID, in lesson: LessonID) -> QuestionToday {
        let part = parts[lesson]
        return QuestionToday(
            wasAnswered: part?.answered.contains(question) ?? false, wasRight: part?.right.contains(question) ?? false,
            longestRun: part?.longestRun ?? 0, questions: questions, right: right)
    }

    /// Takes in a scored first answer.
    mutating func take(_ fact: AnswerFact, of lesson: LessonID, on day: Day) {
        if self.day != day { self = LearnedToday(day: day) }
        // In its place: a part that is taken out and put back copies its sets.
        let new = parts[lesson, default: Part()].take(fact, hasRoom: questions < LearningRules.mostQuestionsOfDay)
        if new.isAnswered { questions += 1 }
        if new.isRight { right += 1 }
    }
}

extension LearnedToday.Part {
    /// - Parameter hasRoom: whether questions that are new on the day still count.
    /// - Returns: whether the question is new on the day, and was answered rightly as such.
    fileprivate mutating func take(_ fact: AnswerFact, hasRoom: Bool) -> (isAnswered: Bool, isRight: Bool) {
        longestRun = max(longestRun, fact.run)
        guard hasRoom || answered.contains(fact.question) else { return (false, false) }
        let isNew = answered.insert(fact.question).inserted
        let isRight = fact.outcome == .correct && right.insert(fact.question).inserted
        if isRight, !isNew { rightLater.insert(fact.question) }
        return (isNew, isNew && isRight)
    }
}
