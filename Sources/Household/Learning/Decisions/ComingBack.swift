import Words

extension LearningBook {
    /// Where an activity stands, for a front-end that comes back to it.
    ///
    /// A quiz with a limit charges an absence of its front-end up to `LearningRules.longestChargedAbsence` in full. A longer one
    /// is not charged; then the child is welcomed, and the open question gives way to another one of its level, if there
    /// is one: who was away may have looked it up.
    ///
    /// - Parameter isAway: the lease of the activity has run out, so nobody was there.
    public func comeBack(
        to id: ActivityID, isAway: Bool, in context: LearningContext
    ) throws(LearningRefusal) -> LearningResult<ActivityView> {
        guard let activity = openActivity(withID: id), activity.hasLongAbsence(at: context.now.wall, isAway: isAway),
            let terms = activity.quiz, let current = activity.current
        else { return LearningResult(facts: [], reply: try question(of: id, in: context)) }
        let source = try context.questions(of: activity)
        let other = another(in: activity, terms, for: current).flatMap(source.question)
        let shown = other.map { current.replaced(by: $0, seed: activity.seed) }
        let fact = QuizReturn(
            activity: id, at: context.now.wall, question: other?.id,
            arrangement: shown?.arrangement ?? current.arrangement)
        var back = activity
        back.apply(fact)
        var view = try back.view(in: context)
        view.welcomeBack = Saying("welcomeBack.goOn")
        return LearningResult(facts: [.returned(fact)], reply: view)
    }

    /// Another question of the same level that was not asked yet.
    private func another(in activity: Activity, _ terms: QuizTerms, for current: Presentation) -> QuestionID? {
        let asked = Set(activity.answers.map(\.question) + [current.question])
        let level = zip(activity.plan, terms.levels).first { $0.0 == current.question }?.1
        let before = activity.answers.last?.presentation.number(in: activity.id) ?? 0
        // What took another's place stays.
        guard !current.isExtra, current.attempt == 1, current.number == before + 1, let level else { return nil }
        let others = zip(activity.plan, terms.levels).filter { $0.1 == level && !asked.contains($0.0) }
        return others.first?.0
    }
}
