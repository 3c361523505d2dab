/// What a first answer that is evidence does beside its activity: to the mastery and the memory of its skill, and to the level
/// of its subject.
struct AnswerMarks {
    let mastery: MasteryMark
    let memory: MemoryMark?
    let level: LevelMark?

    init(
        of presentation: borrowing Presentation, in activity: borrowing Activity, _ judged: borrowing JudgedAnswer,
        in book: borrowing LearningBook, _ context: borrowing LearningContext
    ) {
        let isRight = judged.outcome == .correct
        let evidence = judged.evidence
        let skill = book.mastery(of: evidence.skill)
        let answer = MasteryAnswer(
            presentation: PresentationID(activity.id, presentation.number), question: presentation.question,
            percent: MasteryRule.percent(isRight: isRight, hints: presentation.hintsGiven),
            hints: presentation.hintsGiven, at: context.now.wall)
        mastery = skill.mark(
            of: answer, isItem: context.library.isList(evidence.skill), on: context.day)
        memory = MemoryMark(
            of: skill.memory, isRight: isRight, on: context.day, rung: skill.forecastRung, book.forecasts)
        level = activity.subject.map { subject in
            AdaptiveRule.mark(
                of: book.level(of: subject), book.policy(of: subject, in: context.library), isRight: isRight,
                difficulty: evidence.difficulty, responseMilliseconds: judged.response)
        }
    }
}

extension LearningBook {
    /// How hard questions of a subject are for the child.
    public func level(of subject: String) -> AdaptiveState { levels[subject] ?? AdaptiveState() }

    /// How difficulty follows the answers in a subject: as a parent decided, else as its pack says.
    public func policy(of subject: String, in library: Library) -> AdaptivePolicy {
        settings.adaptive[subject] ?? library.adaptivePolicy(of: subject) ?? .target80
    }
}
