extension LearningBook {
    /// Judges an answer and moves on.
    ///
    /// A presentation that was answered before gives its first reply again, also after the end of the activity. Only
    /// the first answer to a question is scored. After a wrong one the same question is shown again, under a new
    /// presentation and in another order, until it is right or `LearningRules.retries` are used up; then it is
    /// explained and the lesson goes on. A rapid answer is no try: the same one is asked for again, as long as
    /// `LearningRules.rapidAnswers` bear it. The last answer finishes the activity.
    ///
    /// - Parameter narrationMilliseconds: how long the front-end read aloud; taken off the response time.
    public func answer(
        _ presentation: PresentationID, of id: ActivityID, with answer: Answer, narrationMilliseconds: Int64 = 0,
        in context: LearningContext
    ) throws(LearningRefusal) -> LearningResult<AnswerReply> {
        if self.answer(to: presentation, of: id) != nil, let activity = activity(id),
            let given = activity.answer(to: presentation)
        {
            return LearningResult(facts: [], reply: AnswerReply(given, of: activity, in: context))
        }
        let (activity, current) = try runningActivity(id, at: presentation)
        let source = try context.lesson(of: activity)
        let question = try source.question(of: current)
        let grading = try Self.grade(answer, to: question, tier: context.tier)
        let visible = activity.visibleMilliseconds(at: context.now)
        let guessing = GuessingGuard(
            answer, grading, to: current, in: activity, visibleMilliseconds: visible)
        let outcome = AnswerOutcome(grading, isRapid: guessing.isRapid, to: current)
        let score = AnswerScore(
            outcome, isRapid: guessing.isRapid, presentation: current, worth: question.points,
            after: activity.tally, in: activity.lesson, today: today.on(context.day))
        let next: NextStep
        if outcome == .tryAgain {
            next = activity.once(more: question, after: current, guessing)
        } else if let following = try activity.question(after: current, in: source) {
            next = .following(current.next(following, seed: activity.seed).arrangement)
        } else {
            next = .finished
        }
        let evidence = AnswerEvidence(
            skill: source.skill(of: question.id), kind: question.kind, difficulty: question.difficulty,
            validity: outcome == .participated
                ? .none
                : AnswerEvidence.Validity(
                    isRapid: guessing.isRapid, visible: visible, narration: narrationMilliseconds, tier: context.tier))
        let fact = AnswerFact(
            activity: id, presentation: presentation, question: question.id, attempt: current.attempt,
            answer: answer, outcome: outcome, isRapid: guessing.isRapid,
            isScored: score.isScored, hints: current.hintsGiven,
            told: .words(
                AnswerWords(
                    grading, outcome, presentation: current, run: score.isScored ? score.run : nil, guessing),
                isExplained: outcome == .explained),
            stars: score.stars, points: score.points, sums: score.sums,
            responseMilliseconds: visible.map { Self.response($0, narration: narrationMilliseconds) },
            evidence: evidence,
            place: guessing.place, samePlaces: guessing.samePlaces, next: next, at: context.now.wall,
            day: context.day, spentMilliseconds: activity.spent(until: context.now.wall),
            credit: score.credit, makesLearningDay: score.makesLearningDay,
            mastery: score.isScored && evidence.validity != .none
                ? mark(of: current, isRight: outcome == .correct, in: id, for: evidence.skill, context) : nil)
        guard fact.next.isFinish else {
            let shown = activity.shown(by: fact.next, after: current)
            let reply = AnswerReply(
                fact, of: activity, showing: shown, from: source, grading: grading,
                hintsOffered: context.hintsOffered)
            return LearningResult(facts: [.answered(fact)], reply: reply)
        }
        return lastResult(of: fact, after: activity, in: context)
    }

    /// The last answer finishes the activity in the same record.
    private func lastResult(
        of fact: AnswerFact, after activity: Activity, in context: LearningContext
    ) -> LearningResult<AnswerReply> {
        var answered = activity
        answered.apply(fact)
        let finish = ActivityFinished(
            summary: summary(of: answered, spent: 0, tier: context.tier), at: fact.at, day: fact.day,
            spentMilliseconds: 0, counts: answered.counts)
        answered.apply(finish)
        return LearningResult(
            facts: [.answered(fact), .finished(finish)], reply: AnswerReply(fact, of: answered, in: context))
    }

    /// What a first answer does to the mastery of its skill.
    private func mark(
        of presentation: Presentation, isRight: Bool, in activity: ActivityID, for skill: SkillID,
        _ context: LearningContext
    ) -> MasteryMark {
        let answer = MasteryAnswer(
            presentation: PresentationID(activity, presentation.number), question: presentation.question,
            percent: MasteryRule.percent(isRight: isRight, hints: presentation.hintsGiven),
            hints: presentation.hintsGiven, at: context.now.wall)
        return (mastery[skill] ?? SkillMastery()).mark(
            of: answer, in: activity, on: context.day, context.library.skill(skill)?.rubric ?? .standard)
    }

    private static func grade(
        _ answer: Answer, to question: Question, tier: AgeTier
    ) throws(LearningRefusal) -> Grading {
        do {
            return try question.body.content.grade(answer, tier: tier)
        } catch {
            throw LearningRefusal(.wrongShape(error.reason))
        }
    }

    private static func response(_ visible: Int64, narration: Int64) -> Int64 {
        max(0, visible - min(max(0, narration), LearningRules.longestNarrationMilliseconds))
    }
}

extension Activity {
    /// Since when the question is visible; nil when that is unknown, or from before a restart of the machine.
    fileprivate func visibleMilliseconds(at now: Moment) -> Int64? {
        guard case .shown(let mono, let boot) = timing, boot == now.boot else { return nil }
        return max(0, now.mono - mono)
    }

    /// The question in hand once more: after a wrong answer the next try, after a rapid one the same.
    fileprivate func once(
        more question: Question, after presentation: Presentation, _ guessing: GuessingGuard
    ) -> NextStep {
        guessing.isRapid
            ? .again(presentation.again(question, seed: seed, guessed: guessing.guessedPlace).arrangement)
            : .retry(presentation.retry(of: question, seed: seed).arrangement)
    }

    /// The planned question after this one; nil at the end.
    fileprivate func question(
        after presentation: Presentation, in source: some QuestionSource
    ) throws(LearningRefusal) -> Question? {
        let place = presentation.place + 1
        guard plan.indices.contains(place) else { return nil }
        guard let question = source.question(plan[place]) else {
            throw LearningRefusal(.contentChanged(plan[place]))
        }
        return question
    }
}
