/// A typed first answer to a fact: what it does, and what is known after it.
struct PlayedFact {
    let mark: FactMark
    let after: FactBook

    /// Nil where nothing was typed for a record: in a sprint, for a number that is copied, and where the answer is no
    /// evidence.
    init?(
        _ judged: borrowing JudgedAnswer, to current: borrowing Presentation, in book: borrowing LearningBook,
        _ context: borrowing LearningContext
    ) {
        guard judged.isEvidence, case .typed(let fact)? = FactQuestion(current.question) else { return nil }
        let isRight = judged.outcome == .correct
        // A hint is no recall.
        let isTimed = judged.evidence.validity == .timed && current.hintsGiven == 0
        let gate = book.factGate(in: context)
        let known = book.facts.book(fact.domain)
        mark = FactJudge(book: known, gate: gate, day: context.day).mark(
            of: fact, part: current.part ?? .band, isRight: isRight, response: isTimed ? judged.response : nil,
            book.forecasts)
        var after = known
        after.apply(mark, to: fact, isRight: isRight, on: context.day)
        self.after = after
    }
}

extension LearningBook {
    /// How long a fluent answer of this child may take without typing, in milliseconds: as a parent chose, else by grade.
    public func factGate(in context: LearningContext) -> Int {
        settings.factGate ?? FactRules.gate(grade: context.grade)
    }

    /// The plan of an activity of the math facts, and its first question.
    func planned(
        facts wish: ActivityWish, seed: UInt64, in context: LearningContext
    ) throws(LearningRefusal) -> ActivityPlan {
        switch wish {
        case .practice(let drill, let questions, let domain):
            let count = questions ?? FactRules.questionsOfPractice(context.tier)
            var queue = FactQueue(facts.book(domain), asked: [], drill: drill, seed: seed, day: context.day)
            let first = queue.next()
            return ActivityPlan(
                kind: .practice, questions: [], maximum: count * GeneratedQuestion.points,
                quiz: QuizTerms(count: count, levels: []),
                facts: FactTerms(drill: drill), first: (FactQuestion.typed(first.fact).id, first.part))
        case .sprint(let domain):
            guard context.tier != .preschool else { throw LearningRefusal(.filtered(.otherAge)) }
            let now = context.now.wall
            if let until = facts.sprintsRestUntil(at: now) {
                throw LearningRefusal(.sprintsRest(seconds: Int((until - now + 999) / 1000)))
            }
            let goal = facts[domain].sprints.goal(at: now, gate: factGate(in: context))
            return ActivityPlan(
                kind: .timed, questions: [], maximum: FactRules.mostAnswersOfSprint * GeneratedQuestion.points,
                quiz: QuizTerms(
                    count: FactRules.mostAnswersOfSprint, limitSeconds: FactRules.secondsOfSprint, levels: []),
                facts: FactTerms(goal: goal), first: (sprintQuestion(of: domain, after: [], seed: seed), nil))
        default:
            var random = SeededRandom(seed: seed, stream: ActivityPlan.draws)
            let numbers = random.shuffle(Array(MathFactsLesson.copied)).prefix(FactRules.trialsOfTyping)
            let questions = numbers.map { FactQuestion.copied($0).id }
            return ActivityPlan(
                kind: .copying, questions: questions, maximum: questions.count * GeneratedQuestion.points,
                facts: FactTerms(), first: (questions[0], nil))
        }
    }

    /// What a practice or a sprint asks after an answer.
    func factQuestion(
        in activity: Activity, after current: Presentation, _ judged: JudgedAnswer, _ played: PlayedFact?,
        in context: LearningContext
    ) -> (question: QuestionID, part: FactPart?) {
        guard activity.kind == .practice else {
            let asked = activity.answers.map(\.question) + [current.question]
            return (sprintQuestion(of: activity.factDomain, after: asked, seed: activity.seed), nil)
        }
        var asked = activity.askedFacts
        if let fact = FactQuestion(current.question)?.fact {
            let isRight = played == nil ? nil : judged.isRightAtFirst
            asked.append(AskedFact(fact: fact, isRight: isRight, part: current.part ?? .band))
        }
        var queue = FactQueue(
            played?.after ?? facts.book(activity.factDomain), asked: asked, drill: activity.facts?.drill,
            seed: activity.seed, day: context.day)
        let next = queue.next()
        return (FactQuestion.typed(next.fact).id, next.part)
    }

    /// A fact of a practice that the child knows, the smallest; never what was just missed.
    func knownFact(in activity: Activity, after current: Presentation) -> QuestionID? {
        let missed = Set(
            (activity.askedFacts.filter { $0.isRight == false }.map(\.fact)
                + [FactQuestion(current.question)?.fact].compactMap { $0 }).map(\.record))
        let book = facts[activity.factDomain]
        return book.domain.records.filter { book.record($0)?.needed == 0 && !missed.contains($0) }
            .min { $0.sample.size < $1.sample.size }
            .map { FactQuestion.typed($0.sample).id }
    }

    /// A fact of a sprint: of the records that the child knows, and of its bands so far where these are few; each record once
    /// before any comes again.
    private func sprintQuestion(of domain: FactDomain, after asked: [QuestionID], seed: UInt64) -> QuestionID {
        let book = facts[domain]
        let known = domain.records.filter { (book.record($0)?.needed ?? 1) == 0 }
        let bands = domain.records.filter { $0.isCore && $0.sample.band <= book.band ?? .first }
        let pool =
            known.count >= Self.recordsOfSprint ? known : Array(Set(known + bands)).sorted { $0.number < $1.number }
        var random = SeededRandom(seed: seed, stream: ActivityPlan.draws + 2 + UInt64(asked.count))
        let recent = Set(asked.suffix(pool.count - 1).compactMap { FactQuestion($0)?.fact?.record })
        let free = pool.filter { !recent.contains($0) }
        let record = free[random.number(below: free.count)]
        let core = record.facts.filter(\.isCore)
        let all = core.isEmpty ? record.facts : core
        return FactQuestion.chosen(all[random.number(below: all.count)]).id
    }

    /// Records that a sprint needs to be made of known ones alone.
    private static let recordsOfSprint = 20
}

extension Activity {
    /// Whether it asks math facts.
    public var asksFacts: Bool { kind.asksFacts }

    /// The domain of the math facts that it asks; of other activities the first.
    public var factDomain: FactDomain { FactDomain(lesson) ?? .addSubtract }

    /// What a practice asked, in order.
    fileprivate var askedFacts: [AskedFact] {
        var asked: [AskedFact] = []
        for answer in answers where answer.isScored && !answer.isExtra {
            guard let fact = FactQuestion(answer.question)?.fact else { continue }
            asked.append(
                AskedFact(
                    fact: fact, isRight: answer.fact == nil ? nil : answer.outcome == .correct,
                    part: answer.fact?.part ?? .band))
        }
        return asked
    }

    /// How a sprint went so far.
    func sprintResult(before best: Int?) -> SprintResult {
        let scored = firstAnswers
        var missed: [MissedFact] = []
        for answer in scored where answer.outcome != .correct {
            guard let fact = FactQuestion(answer.question)?.fact, let option = answer.answer.form.choice,
                !missed.contains(where: { $0.fact == fact.description })
            else { continue }
            let mistake = Int(option).map { FactOptions(fact: fact).mistake(behind: $0) } ?? .filler
            missed.append(MissedFact(fact: fact.description, mistake: mistake))
        }
        return SprintResult(
            right: tally.right, answers: scored.count, before: best, goal: facts?.goal, missed: missed)
    }

    /// How long the child needs to type a number, the median of what was copied rightly; nil where too little is known.
    var typingMilliseconds: Int? {
        let times = answers.filter { $0.outcome == .correct && $0.evidence?.validity == .timed }
            .compactMap(\.responseMilliseconds).filter { $0 <= FactRules.longestTimed }.sorted()
        guard times.count * 2 >= FactRules.trialsOfTyping else { return nil }
        let median = Int(times[times.count / 2])
        return median <= FactRules.longestTyping ? median : nil
    }
}
