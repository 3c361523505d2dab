/// What a finished activity shows of a skill, as it was decided at its end (Learning, Mastery).
public struct SkillMark: Hashable, Sendable {
    /// The skill.
    public var skill: SkillID
    /// How much of it was right, 0 to 100: of a passed activity the best mean of a window, else of all its answers; of a list
    /// the share of its items that were right when they were last asked.
    public var percent: Int
    /// Answers with which the threshold was reached.
    public var window: Window?

    /// Some answers of the activity to the skill that follow one another.
    public struct Window: Hashable, Sendable {
        /// The number of the presentation of the last one.
        public var last: Int
        /// How many they are.
        public var answers: Int
        /// With it the skill is mastered, and the first review is after so many household days; nil: not yet.
        public var reviewAfterDays: Int?

        /// All members.
        public init(last: Int, answers: Int, reviewAfterDays: Int?) {
            self.last = last
            self.answers = answers
            self.reviewAfterDays = reviewAfterDays
        }
    }

    /// All members.
    public init(skill: SkillID, percent: Int, window: Window? = nil) {
        self.skill = skill
        self.percent = percent
        self.window = window
    }
}

extension SkillMastery {
    /// What an activity shows of a skill whose items are drawn. A question that is asked as it is written is evidence once: in a
    /// further window it does not count.
    ///
    /// - Parameters:
    ///   - windows: the answers of the activity to the skill, in order; the days beside them.
    ///   - isWritten: whether a question is asked as it is written.
    package func mark(
        of skill: SkillID, _ answers: [(answer: MasteryAnswer, day: Day)], in activity: ActivityID, isPassed: Bool,
        isWritten: (QuestionID) -> Bool, _ rubric: Rubric, _ scheduler: ReviewScheduler
    ) -> SkillMark? {
        let size = max(1, rubric.window)
        guard answers.count >= size else { return nil }
        func windows(_ answers: [(answer: MasteryAnswer, day: Day)]) -> [MasteryWindow] {
            answers.indices.dropFirst(size - 1).map { last in
                MasteryWindow(
                    activity: activity, day: answers[last].day,
                    answers: answers[(last + 1 - size)...last].map(\.answer))
            }
        }
        guard isPassed else { return SkillMark(skill: skill, percent: MasteryRule.mean(of: answers.map(\.answer))) }
        var mark = SkillMark(skill: skill, percent: windows(answers).map(\.mean).max() ?? 0)
        guard masteredAt == nil else { return mark }
        let used = Set(reached.flatMap(\.answers).map(\.question))
        let fresh = answers.filter { !used.contains($0.answer.question) || !isWritten($0.answer.question) }
        let new = windows(fresh).first { window in
            MasteryRule.isReached(by: window.answers, rubric)
                && reached.last.map { MasteryRule.isApart(window, from: $0) } ?? true
        }
        guard let new, let last = new.answers.last?.presentation.number(in: activity) else { return mark }
        let masters = reached.count + 1 >= rubric.sessions
        mark.window = SkillMark.Window(
            last: last, answers: size, reviewAfterDays: masters ? daysToReview(at: 0, rubric, scheduler) : nil)
        return mark
    }

    /// What an activity shows of a skill that is a list: each item is known by itself, and the list at the threshold's share of
    /// them, with every one asked.
    ///
    /// - Parameters:
    ///   - list: the items of the list.
    ///   - answers: those of the activity to the skill, in order.
    func mark(
        of skill: SkillID, list: [QuestionID], _ answers: [MasteryAnswer], in activity: ActivityID, _ rubric: Rubric,
        _ scheduler: ReviewScheduler
    ) -> SkillMark? {
        let asked = list.compactMap { items[$0] }
        guard !list.isEmpty, let last = answers.last?.presentation.number(in: activity) else { return nil }
        func share(_ isPart: (ListItem) -> Bool) -> Int { asked.count(where: isPart) * 100 / list.count }
        var mark = SkillMark(skill: skill, percent: share { $0.rightSince != nil })
        guard masteredAt == nil, asked.count == list.count else { return mark }
        let isMastered = share(\.isKnown) >= rubric.thresholdPercent
        guard isMastered || reached.isEmpty && mark.percent >= rubric.thresholdPercent else { return mark }
        mark.window = SkillMark.Window(
            last: last, answers: answers.count,
            reviewAfterDays: isMastered ? daysToReview(at: 0, rubric, scheduler) : nil)
        return mark
    }

    /// Takes in what a finished activity shows. Total.
    ///
    /// - Parameter answers: those of the activity to the skill, in order; the days beside them.
    package mutating func apply(
        _ mark: SkillMark, _ answers: [(answer: MasteryAnswer, day: Day)], in activity: ActivityID
    ) {
        bestPercent = max(bestPercent, mark.percent)
        guard let window = mark.window else { return }
        let shown = answers.prefix { ($0.answer.presentation.number(in: activity) ?? 0) <= window.last }
            .suffix(window.answers)
        guard let day = shown.last?.day else { return }
        reach(
            MasteryWindow(activity: activity, day: day, answers: shown.map(\.answer)), window.reviewAfterDays)
    }
}

extension Activity {
    /// What it shows at its end of the skills that it asked.
    func skillMarks(isPassed: Bool, in book: LearningBook, _ context: LearningContext) -> [SkillMark] {
        guard !asksFacts else { return [] }
        let content = context.library.lessons(of: self)?.compactMap(\.content) ?? []
        return skills.compactMap { skill in
            let (known, scheduler) = (book.mastery(of: skill), book.settings.scheduler)
            let answers = masteryAnswers(of: skill)
            let rubric = context.library.skill(skill)?.rubric ?? .standard
            if let list = context.library.items(ofList: skill, through: context.gate) {
                return known.mark(of: skill, list: list, answers.map(\.answer), in: id, rubric, scheduler)
            }
            return known.mark(
                of: skill, answers, in: id, isPassed: isPassed,
                isWritten: { question in content.contains { $0.isWritten(question) } }, rubric, scheduler)
        }
    }

    /// The skills of which its answers are evidence, each once.
    fileprivate var skills: [SkillID] {
        answers.reduce(into: []) { skills, answer in
            if answer.mastery != nil, let skill = answer.evidence?.skill, !skills.contains(skill) {
                skills.append(skill)
            }
        }
    }

    /// The answers that are evidence of a skill as windows see them, in order, with their household days.
    func masteryAnswers(of skill: SkillID) -> [(answer: MasteryAnswer, day: Day)] {
        answers.compactMap { answer in
            guard let mark = answer.mastery, let day = answer.day, answer.evidence?.skill == skill else { return nil }
            return (answer.masteryAnswer(mark), day)
        }
    }
}
