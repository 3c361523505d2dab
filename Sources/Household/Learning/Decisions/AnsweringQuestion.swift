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
        if activity.isOver(at: context.now.wall) {
            return lastResult(of: activity.late(answer, to: current, in: context), after: activity, in: context)
        }
        let source = try context.questions(of: activity)
        let question = try source.question(of: current)
        let judged = try JudgedAnswer(
            answer, to: question, from: source, shownAs: current, in: activity,
            narration: narrationMilliseconds, self, context)
        let played = PlayedFact(judged, to: current, in: self, context)
        let marks =
            judged.isEvidence && !activity.asksFacts
            ? AnswerMarks(of: current, in: activity, judged, in: self, context) : nil
        let rest = restReason(in: activity, after: judged, to: current)
        let next =
            judged.outcome == .tryAgain
            ? activity.once(more: question, after: current, judged.guessing)
            : try step(in: activity, after: current, judged, marks?.level, played, from: source, rest, in: context)
        let fact = AnswerFact(answer) {
            $0.activity = id
            $0.presentation = presentation
            $0.question = question.id
            $0.attempt = current.attempt
            $0.hints = current.hintsGiven
            $0.isExtra = current.isExtra
            $0.told = judged.told(current, in: activity.kind)
            judged.describe(&$0)
            $0.mastery = marks?.mastery
            $0.memory = marks?.memory
            $0.level = marks?.level
            $0.fact = played?.mark
            $0.rest = next.isRest ? nil : rest
            $0.next = next
            $0.at = context.now.wall
            $0.day = context.day
            $0.spentMilliseconds = activity.spent(until: context.now.wall)
        }
        guard fact.next.isFinish else {
            let shown = activity.shown(by: fact.next, after: current)
            let reply = AnswerReply(
                fact, of: activity, showing: shown, from: source, grading: judged.grading,
                hintsOffered: context.hintsOffered)
            return LearningResult(facts: [.answered(fact)], reply: reply)
        }
        return lastResult(of: fact, after: activity, in: context)
    }

    /// What follows an answer that leaves its question: one that the child has known, the next one, or the end.
    private func step(
        in activity: Activity, after current: Presentation, _ judged: JudgedAnswer, _ level: LevelMark?,
        _ played: PlayedFact?, from source: ActivityQuestions, _ rest: RestReason?, in context: LearningContext
    ) throws(LearningRefusal) -> NextStep {
        guard current.nextPlace < activity.total else { return .finished }
        if rest == .misses, let known = knownQuestion(in: activity, after: current, from: source) {
            return .rest(known)
        }
        if activity.asksFacts, activity.quiz != nil {
            let chosen = factQuestion(in: activity, after: current, judged, played, in: context)
            guard let question = source.question(chosen.question) else {
                throw LearningRefusal(.contentChanged(chosen.question))
            }
            let arrangement = current.next(question, seed: activity.seed).arrangement
            return .chosen(chosen.question, arrangement, part: chosen.part)
        }
        let chosen = activity.quiz.flatMap { choice(in: activity, $0, after: current.question, level) }
        guard let id = activity.quiz == nil ? activity.plan[current.nextPlace] : chosen else { return .finished }
        guard let question = source.question(id) else { throw LearningRefusal(.contentChanged(id)) }
        let arrangement = current.next(question, seed: activity.seed).arrangement
        return activity.quiz == nil ? .following(arrangement) : .chosen(id, arrangement)
    }

    /// The last answer finishes the activity in the same record.
    private func lastResult(
        of fact: AnswerFact, after activity: Activity, in context: LearningContext
    ) -> LearningResult<AnswerReply> {
        var answered = activity
        answered.apply(fact)
        let fact = activity.kind == .review && answered.counts ? fact.makingLearningDay : fact
        var after = self
        after.apply(.answered(fact))
        let finish = after.finish(of: answered, spent: 0, in: context)
        answered.apply(finish)
        return LearningResult(
            facts: [.answered(fact), .finished(finish)], reply: AnswerReply(fact, of: answered, in: context))
    }
}

extension AnswerFact {
    /// The same, of an answer that ends a review whose household day counts: a review is no lesson, so it repairs nothing.
    fileprivate var makingLearningDay: AnswerFact {
        var content = content
        content.makesLearningDay = true
        return AnswerFact(content)
    }
}

extension JudgedAnswer {
    /// Writes down what the judgement is and what it counts.
    fileprivate func describe(_ fact: inout AnswerFact.Content) {
        fact.outcome = outcome
        fact.isRapid = guessing.isRapid
        fact.place = guessing.place
        fact.samePlaces = guessing.samePlaces
        fact.responseMilliseconds = response
        fact.evidence = evidence
        fact.isScored = score.isScored
        fact.stars = score.stars
        fact.points = score.points
        fact.sums = score.sums
        fact.credit = score.credit
        fact.makesLearningDay = score.makesLearningDay
        fact.mistake = score.isScored ? grading.mistake : nil
    }
}

extension Activity {
    /// The question in hand once more: after a wrong answer the next try, after a rapid one the same.
    fileprivate func once(
        more question: Question, after presentation: Presentation, _ guessing: GuessingGuard
    ) -> NextStep {
        guessing.isRapid
            ? .again(presentation.again(question, seed: seed, guessed: guessing.guessedPlace).arrangement)
            : .retry(presentation.retry(of: question, seed: seed).arrangement)
    }

    /// The fact of an answer after the end of a quiz's time. It is kept as it came, and nothing is made of it.
    fileprivate func late(_ answer: Answer, to current: Presentation, in context: LearningContext) -> AnswerFact {
        AnswerFact(answer) {
            $0.activity = id
            $0.presentation = PresentationID(id, current.number)
            $0.question = current.question
            $0.attempt = current.attempt
            $0.outcome = .late
            $0.isScored = false
            $0.hints = current.hintsGiven
            $0.told = .words(.timeOver, isExplained: false)
            $0.sums = .change(score: 0, lost: 0, run: tally.run)
            $0.place = lastPlace
            $0.samePlaces = samePlaces
            $0.at = context.now.wall
            $0.day = context.day
            $0.spentMilliseconds = spent(until: context.now.wall)
            $0.isExtra = current.isExtra
        }
    }
}
