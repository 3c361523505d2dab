import Words

extension LearningBook {
    /// Starts an activity. While another of its kind is open this is refused with `open`; `replace` gives that one up. One
    /// that the filter keeps away meanwhile is given up without being asked: nobody could go on with it or come past it.
    ///
    /// - Parameters:
    ///   - wish: what is to begin; its lesson must pass the content filter.
    ///   - id: a new id, unique in the household.
    ///   - seed: where all random choices of the activity come from.
    ///   - isAway: whether nobody is at an open activity, as its lease has run out.
    public func start(
        _ wish: ActivityWish, as id: ActivityID, seed: UInt64, replace: Bool, in context: LearningContext,
        isAway: (ActivityID) -> Bool = { _ in false }
    ) throws(LearningRefusal) -> LearningResult<ActivityView> {
        // One whose time has run out is finished: it need not be asked for.
        if let over = self.open(wish.kind), over.isOver(at: context.now.wall, isAway: isAway(over.id)) {
            let end = LearningFact.finished(finish(of: over, spent: over.spent(until: context.now.wall), in: context))
            var after = self
            after.apply(end)
            let begun = try after.start(wish, as: id, seed: seed, replace: replace, in: context)
            return LearningResult(facts: [end] + begun.facts, reply: begun.reply)
        }
        let (source, plan) = try planned(wish, seed: seed, in: context)
        let installed = source.main.installed
        let lesson = installed.lesson.id
        let open = open(plan.kind)
        if let open, !replace, (try? context.questions(of: open)) != nil { throw LearningRefusal(.open(open.id)) }
        // A verified lesson has questions, and its plan names nothing else.
        guard let question = (plan.first?.question ?? firstQuestion(of: plan, installed)).flatMap(source.question)
        else {
            throw LearningRefusal(.unknownLesson(lesson))
        }
        // With the open one this review is lost, and the next is in some days.
        if let open, let lost = markOfLeaving(open, in: context).review, lost.skill == plan.skill {
            throw LearningRefusal(.reviewNotDue(lost.skill))
        }
        var facts: [LearningFact] = []
        if let open { facts.append(.abandoned(markOfLeaving(open, in: context))) }
        var first = Presentation(first: question, total: plan.quiz?.count ?? plan.questions.count, seed: seed)
        first.part = plan.first?.part
        let isKnown =
            plan.mix == nil && plan.facts == nil && self.plan(of: installed.edition, plan.kind) == plan.questions
        let fact = ActivityStarted(
            activity: id, kind: plan.kind, lesson: lesson, subject: installed.lesson.subject, pack: installed.pack,
            packVersion: installed.packVersion, edition: installed.edition, seed: seed,
            plan: isKnown ? [] : plan.questions, maximum: plan.maximum,
            first: first, at: context.now.wall, skill: plan.skill, quiz: plan.quiz, mix: plan.mix,
            facts: plan.facts)
        facts.append(.started(fact))
        var view = try Activity(fact).view(in: context)
        let notShown = plan.kind == .lesson ? installed.lesson.asked - plan.questions.count : 0
        if notShown > 0 { view.notShown = Saying("activity.notShown", ["count": .number(notShown)]) }
        return LearningResult(facts: facts, reply: view)
    }

    /// What a wish comes to: the lesson whose questions are asked, and which of them.
    private func planned(
        _ wish: ActivityWish, seed: UInt64, in context: LearningContext
    ) throws(LearningRefusal) -> (source: ActivityQuestions, plan: ActivityPlan) {
        switch wish {
        case .lesson(let lesson):
            guard FactDomain(lesson) == nil else { throw LearningRefusal(.unknownLesson(lesson)) }
            let source = try context.lesson(lesson, seed: seed)
            let plan = ActivityPlan(of: source, after: history[lesson]?.timesFinished ?? 0)
            if plan.questions.isEmpty { throw LearningRefusal(.nothingToAsk(lesson)) }
            return (ActivityQuestions(source), plan)
        case .quiz(let lesson, let questions, let limit):
            guard FactDomain(lesson) == nil else { throw LearningRefusal(.unknownLesson(lesson)) }
            let source = try context.lesson(lesson, seed: seed)
            let plan = ActivityPlan(quizOver: source, questions: questions, limitSeconds: limit, tier: context.tier)
            guard let plan else { throw LearningRefusal(.nothingToAsk(lesson)) }
            return (ActivityQuestions(source), plan)
        case .mixedQuiz(let subject, let questions, let limit):
            let resting = restingSkills(on: context.day)
            let lessons = lessonsToMix(of: subject, but: resting, seed: seed, through: context.gate)
                .compactMap { DrawnLesson($0, seed: seed, shows: context.shows) }
            let plan = ActivityPlan(
                mixing: lessons, seed: seed, questions: questions, limitSeconds: limit, tier: context.tier)
            guard let plan, let mix = plan.mix else { throw LearningRefusal(.nothingToMix(subject)) }
            let asked = lessons.filter { mix.lessons.contains($0.installed.lesson.id) }
            return (ActivityQuestions(asked[0], asked.dropFirst()), plan)
        case .practice(_, _, let domain), .sprint(let domain):
            let source = try context.lesson(domain.lesson, seed: seed)
            return (ActivityQuestions(source), try planned(facts: wish, seed: seed, in: context))
        case .copying:
            let source = try context.lesson(FactDomain.addSubtract.lesson, seed: seed)
            return (ActivityQuestions(source), try planned(facts: wish, seed: seed, in: context))
        case .review(let skill):
            guard context.library.skill(skill) != nil else { throw LearningRefusal(.unknownSkill(skill)) }
            guard let due = mastery(of: skill).due, due <= context.day else {
                throw LearningRefusal(.reviewNotDue(skill))
            }
            let source = try context.lesson(try lesson(forReviewOf: skill, seed: seed, in: context), seed: seed)
            let plan = ActivityPlan(reviewOf: skill, with: source, seed: seed, tier: context.tier)
            guard let plan else { throw LearningRefusal(.nothingToAsk(source.installed.lesson.id)) }
            return (ActivityQuestions(source), plan)
        }
    }

    /// The lessons that a quiz over a subject mixes: of each skill one that the child has finished, drawn by the seed.
    private func lessonsToMix(
        of subject: String, but resting: Set<SkillID>, seed: UInt64, through gate: ContentGate
    ) -> [InstalledLesson] {
        var random = SeededRandom(seed: seed, stream: ActivityPlan.draws + 1)
        var skills: Set<SkillID> = []
        let finished = random.shuffle(
            finishedLessons(of: subject, but: resting, through: gate).sorted {
                $0.lesson.id.rawValue < $1.lesson.id.rawValue
            })
        return Array(finished.filter { skills.insert($0.lesson.skill).inserted }.prefix(ActivityPlan.mostMixedLessons))
    }

    /// What the child has finished of a subject, of all that it may have now and whose skills do not rest, in no order.
    private func finishedLessons(
        of subject: String, but resting: Set<SkillID>, through gate: ContentGate
    ) -> some Sequence<InstalledLesson> {
        history.keys.lazy.compactMap { gate.lesson($0) }
            .filter { $0.lesson.subject == subject && !resting.contains($0.lesson.skill) }
    }

    /// How many questions a quiz that mixes a subject asks at most.
    func questionsToMix(of subject: String, but resting: Set<SkillID>, through gate: ContentGate) -> Int {
        var most: [SkillID: Int] = [:]
        for lesson in finishedLessons(of: subject, but: resting, through: gate).lazy.map(\.lesson) {
            most[lesson.skill] = max(
                most[lesson.skill] ?? 0, min(lesson.questions.count, ActivityPlan.mostOfMixedLesson))
        }
        let pool = most.values.sorted(by: >).prefix(ActivityPlan.mostMixedLessons).reduce(0, +)
        return min(pool, LearningRules.questionsOfQuiz(gate.tier))
    }

    /// Whether there is something to mix of a subject: finished lessons of two skills at least.
    func canMix(_ subject: String, but resting: Set<SkillID>, through gate: ContentGate) -> Bool {
        var skills: Set<SkillID> = []
        return finishedLessons(of: subject, but: resting, through: gate).contains {
            skills.insert($0.lesson.skill)
            return skills.count > 1
        }
    }

    /// The lesson of a skill that a review takes its questions from: one of those that the child has finished, drawn by
    /// the seed; else one of the others.
    private func lesson(
        forReviewOf skill: SkillID, seed: UInt64, in context: LearningContext
    ) throws(LearningRefusal) -> LessonID {
        let taught = context.library.lessons.lazy.filter { $0.lesson.skill == skill }
        let allowed = taught.filter { context.gate.verdict(on: $0).isAllowed }.map(\.lesson.id)
        let finished = allowed.filter { history[$0] != nil }
        let lessons = Array(finished.isEmpty ? Array(allowed) : Array(finished))
        guard lessons.isEmpty else {
            var random = SeededRandom(seed: seed, stream: ActivityPlan.draws + 1)
            return lessons[random.number(below: lessons.count)]
        }
        // None is let through: the first says why.
        guard let first = taught.first else { throw LearningRefusal(.unknownSkill(skill)) }
        return first.lesson.id
    }

    /// Where an activity stands and what to show; changes nothing. Also after a crash, it is the same question.
    public func question(of id: ActivityID, in context: LearningContext) throws(LearningRefusal) -> ActivityView {
        guard let activity = activity(id) else { throw LearningRefusal(.unknownActivity(id)) }
        return try activity.view(in: context)
    }
}

extension Activity {
    /// The view for a front-end; a running activity passes the content filter first.
    func view(in context: LearningContext) throws(LearningRefusal) -> ActivityView {
        var view = ActivityView(
            activity: id, kind: kind, lesson: lesson, title: context.gate.title(of: self) ?? "",
            state: state, question: nil, summary: summary, timer: timer(at: context.now.wall, tier: context.tier),
            skill: skill, subject: mixedSubject)
        view.goal = facts?.goal
        guard state == .running, let current else { return view }
        let source = try context.questions(of: self)
        view.question = QuestionView(current, of: id, in: source, hintsOffered: context.hintsOffered)
        if view.question == nil { throw LearningRefusal(.contentChanged(current.question)) }
        if let (answer, right) = begun(before: current, in: source) {
            view.question?.rightParts = right
            view.question?.lastAnswer = answer
        }
        return view
    }

    /// The answer before a retry, and which of its parts were right; nil at the first try, and where answers have no
    /// parts.
    private func begun(
        before current: Presentation, in source: some QuestionSource
    ) -> (answer: Answer, right: [String])? {
        guard let last = answerBeforeRetry else { return nil }
        // The tier decides only whether a slip is forgiven, and no part is spelled.
        let grading = try? source.question(current.question)?.body.content.grade(last.answer, tier: .preschool)
        return grading?.rightParts.map { (last.answer, $0) }
    }

    /// The fact that something changed the state of this activity now.
    func mark(at now: Moment) -> ActivityMark {
        ActivityMark(activity: id, at: now.wall, spentMilliseconds: spent(until: now.wall))
    }
}
