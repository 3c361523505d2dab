import Words

extension LearningBook {
    /// Why a child should be offered a rest after an answer that leaves its question; nil: it need not, or the activity ends,
    /// or it is a sprint or copying, where a rest is near (Learning, Lessons and quizzes).
    func restReason(in activity: Activity, after judged: JudgedAnswer, to current: Presentation) -> RestReason? {
        guard judged.outcome != .tryAgain, !current.isExtra, current.nextPlace < activity.total,
            ![.timed, .copying].contains(activity.kind)
        else { return nil }
        if activity.misses(with: judged.isRightAtFirst) >= LearningRules.missesBeforeRest { return .misses }
        let since = activity.answersSinceRest
        // The other signs are less sure: they offer nothing right after a rest.
        if since.count < activity.answers.count, since.count(where: { $0.isScored }) < LearningRules.answersBetweenRests
        {
            return nil
        }
        let rapid =
            since.suffix(LearningRules.rapidWindow - 1).count(where: { $0.isRapid }) + (judged.guessing.isRapid ? 1 : 0)
        if rapid >= LearningRules.rapidBeforeRest { return .rapid }
        guard judged.score.isScored, let response = judged.response, response > LearningRules.slowestUsual else {
            return nil
        }
        let before = since.filter { $0.isScored }.suffix(2).compactMap { $0.responseMilliseconds }
        guard let usual = usualResponse(in: activity.subject) else { return nil }
        let limit = max(LearningRules.slowestUsual, LearningRules.timesUsual * usual)
        return response > limit && before.contains { $0 > limit } ? .slow : nil
    }

    /// What comes after misses: a question that the child has known, beside the plan; nil where it has known none that is left.
    func knownQuestion(
        in activity: Activity, after current: Presentation, from source: ActivityQuestions
    ) -> RestQuestion? {
        let id =
            activity.kind == .practice
            ? knownFact(in: activity, after: current) : easiestKnown(in: activity, after: current, of: source)
        guard let known = id.flatMap(source.question) else { return nil }
        let shown = current.next(known, seed: activity.seed, isExtra: true)
        return RestQuestion(question: known.id, arrangement: shown.arrangement, reason: .misses)
    }

    /// The easiest one that the child knew at once: when it was asked in this activity, or, where the lesson has questions that
    /// are not in the plan, when it was last asked in an earlier one. None that is to come, as the answer would have been told.
    private func easiestKnown(
        in activity: Activity, after current: Presentation, of source: ActivityQuestions
    ) -> QuestionID? {
        let isDrawn = source.lessons.contains(where: \.isGenerated)
        var isKnown: [QuestionID: Bool] = [:]
        // The numbers of a drawn question are other ones each time.
        let before = isDrawn ? [] : closed.filter { $0.lesson == activity.lesson }.flatMap(\.answers)
        for answer in before + activity.answers where answer.isScored {
            isKnown[answer.question] = answer.outcome == .correct && answer.hints == 0
        }
        isKnown[current.question] = false
        let asked = Set(activity.answers.map(\.question))
        for id in activity.plan where !asked.contains(id) { isKnown[id] = false }
        return isKnown.filter(\.value).keys.compactMap(source.question)
            .filter { $0.body.content.solution != nil }
            .min { ($0.difficulty, $0.id.rawValue) < ($1.difficulty, $1.id.rawValue) }?.id
    }

    /// The median of how long the child thought about its last first answers in a subject; nil where too few are known.
    private func usualResponse(in subject: String?) -> Int64? {
        let times = (closed + openActivities).filter { $0.subject == subject && !$0.asksFacts }
            .flatMap { $0.answers.filter { $0.isScored && $0.evidence?.validity == .timed } }
            .compactMap { $0.responseMilliseconds }.sorted()
        return times.count >= LearningRules.answersOfUsual ? times[times.count / 2] : nil
    }
}

extension Activity {
    /// The answers after the last rest; all where there was none.
    var answersSinceRest: ArraySlice<AnswerFact> {
        guard let last = answers.lastIndex(where: { $0.isExtra || $0.rest != nil }) else { return answers[...] }
        return answers[(last + 1)...]
    }

    /// First answers that were wrong, one after another, since the last right one or the last rest.
    ///
    /// - Parameter isRight: of the answer in hand; nil when it is no first answer.
    func misses(with isRight: Bool?) -> Int {
        if isRight == true { return 0 }
        var misses = isRight == nil ? 0 : 1
        for answer in answers.reversed() {
            if answer.isExtra || answer.rest != nil { break }
            guard answer.isScored else { continue }
            if answer.outcome == .correct { break }
            misses += 1
        }
        return misses
    }
}

extension NextStep {
    /// Whether a question comes beside the plan.
    var isRest: Bool { if case .rest = self { true } else { false } }
}

extension RestReason {
    /// Kind words for the child: they tell what comes, and that it may stop.
    ///
    /// - Parameter isKnownNext: a question comes that it has known.
    public func say(isKnownNext: Bool) -> Saying {
        let words = Saying("rest.\(rawValue)")
        return (isKnownNext ? words + Saying("rest.knownNext") : words) + Saying("rest.offer")
    }
}
