extension LearningBook {
    /// Why a child should be offered a rest after an answer; nil: it need not (Learning, Lessons and quizzes).
    func restReason(in activity: Activity, after judged: JudgedAnswer) -> RestReason? {
        if activity.misses(with: judged.isRightAtFirst) >= LearningRules.missesBeforeRest { return .misses }
        let since = activity.answersSinceRest
        // The other signs are less sure: they offer nothing right after a rest.
        if since.count < activity.answers.count, since.count(where: \.isScored) < LearningRules.answersBetweenRests {
            return nil
        }
        let rapid =
            since.suffix(LearningRules.rapidWindow - 1).count(where: \.isRapid) + (judged.guessing.isRapid ? 1 : 0)
        if rapid >= LearningRules.rapidBeforeRest { return .rapid }
        guard judged.score.isScored, let response = judged.response, response > LearningRules.slowestUsual else {
            return nil
        }
        let before = since.filter(\.isScored).suffix(2).compactMap(\.responseMilliseconds)
        guard let usual = usualResponse(in: activity.subject) else { return nil }
        let limit = max(LearningRules.slowestUsual, LearningRules.timesUsual * usual)
        return response > limit && before.contains { $0 > limit } ? .slow : nil
    }

    /// The median of how long the child thought about its last first answers in a subject; nil where too few are known.
    private func usualResponse(in subject: String?) -> Int64? {
        let times = (closed + openActivities).filter { $0.subject == subject && !$0.asksFacts }
            .flatMap { $0.answers.filter { $0.isScored && $0.evidence?.validity == .timed } }
            .compactMap(\.responseMilliseconds).sorted()
        return times.count >= LearningRules.answersOfUsual ? times[times.count / 2] : nil
    }
}

extension Activity {
    /// The answers after the last rest; all where there was none.
    var answersSinceRest: ArraySlice<AnswerFact> {
        guard let last = answers.lastIndex(where: \.isExtra) else { return answers[...] }
        return answers[(last + 1)...]
    }

    /// First answers that were wrong, one after another, since the last right one or the last rest.
    ///
    /// - Parameter isRight: of the answer in hand; nil when it is no first answer.
    func misses(with isRight: Bool?) -> Int {
        if isRight == true { return 0 }
        var misses = isRight == nil ? 0 : 1
        for answer in answers.reversed() {
            if answer.isExtra { break }
            guard answer.isScored else { continue }
            if answer.outcome == .correct { break }
            misses += 1
        }
        return misses
    }

    /// A question for a rest: the easiest that was right in this activity, else the easiest that can be graded.
    ///
    /// - Parameter current: the one in hand, which is no rest.
    func restQuestion(after current: Presentation, in source: some QuestionSource) -> Question? {
        let known = answers.filter { $0.isScored && $0.outcome == .correct }.map(\.question)
        let questions = (known.isEmpty ? plan : known).filter { $0 != current.question }.compactMap(source.question)
        return questions.filter { $0.body.content.solution != nil }.min { $0.difficulty < $1.difficulty }
    }
}

extension RestReason {
    /// Kind words for the child: they tell what comes, and that it may stop.
    public var say: String {
        switch self {
        case .misses: "Those were hard ones. Here comes an easier one. You can take a little rest if you like."
        case .slow: "You are thinking hard. Here comes an easier one. You can take a little rest if you like."
        case .rapid: "Let's slow down together. Here comes an easier one. You can take a little rest if you like."
        }
    }
}
