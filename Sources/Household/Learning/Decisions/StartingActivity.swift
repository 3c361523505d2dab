extension LearningBook {
    /// Starts a lesson. While another is open this is refused with `open`; `replace` gives that one up. One that the
    /// filter keeps away meanwhile is given up without being asked: nobody could go on with it or come past it.
    ///
    /// - Parameters:
    ///   - lesson: the lesson, which must pass the content filter.
    ///   - id: a new id, unique in the household.
    ///   - seed: where all random choices of the activity come from.
    public func start(
        _ lesson: LessonID, as id: ActivityID, seed: UInt64, replace: Bool, in context: LearningContext
    ) throws(LearningRefusal) -> LearningResult<ActivityView> {
        let source = try context.lesson(lesson, seed: seed)
        let installed = source.installed
        let plan = ActivityPlan(of: source)
        let open = open(plan.kind)
        if let open, !replace, (try? context.lesson(of: open)) != nil { throw LearningRefusal(.open(open.id)) }
        // A verified lesson has questions, and its plan names nothing else.
        guard let question = plan.questions.first.flatMap(source.question) else {
            throw LearningRefusal(.unknownLesson(lesson))
        }
        var facts: [LearningFact] = []
        if let open { facts.append(.abandoned(open.mark(at: context.now))) }
        let fact = ActivityStarted(
            activity: id, kind: plan.kind, lesson: lesson, subject: installed.lesson.subject, pack: installed.pack,
            packVersion: installed.packVersion,
            edition: installed.edition, seed: seed,
            plan: self.plan(of: installed.edition) == plan.questions ? [] : plan.questions, maximum: plan.maximum,
            first: Presentation(first: question, total: plan.questions.count, seed: seed), at: context.now.wall)
        facts.append(.started(fact))
        return LearningResult(facts: facts, reply: try Activity(fact).view(in: context))
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
            activity: id, kind: kind, lesson: lesson, title: context.gate.lesson(of: self)?.lesson.title ?? "",
            state: state, question: nil, summary: summary)
        guard state == .running, let current else { return view }
        let source = try context.lesson(of: self)
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
