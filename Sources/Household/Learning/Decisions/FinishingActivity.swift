extension LearningBook {
    /// Finishes an activity, which needs a first answer to every planned question; a retry in hand may be left out.
    /// The last answer finishes by itself: then, and when called again, this tells the summary and changes nothing.
    public func finish(
        _ id: ActivityID, in context: LearningContext
    ) throws(LearningRefusal) -> LearningResult<ActivitySummary> {
        if let summary = activity(id)?.summary { return LearningResult(facts: [], reply: summary) }
        let activity = try openActivity(id)
        let open = activity.isOver(at: context.now.wall) ? [] : activity.openNumbers
        guard open.isEmpty else { throw LearningRefusal(.unfinished(open)) }
        let fact = finish(of: activity, spent: activity.spent(until: context.now.wall), in: context)
        return LearningResult(facts: [.finished(fact)], reply: fact.summary)
    }

    /// The end of an activity as it stands, after this much more learning time.
    func finish(of activity: Activity, spent: Int64, in context: LearningContext) -> ActivityFinished {
        let review = reviewMark(of: activity, in: context)
        var summary = ActivitySummary(
            of: activity, activeMilliseconds: activity.activeMilliseconds + spent, best: best(of: activity),
            tier: context.tier, isStill: context.isStill)
        if activity.kind == .timed {
            summary.sprint = activity.sprintResult(before: facts[activity.factDomain].sprints.best)
        }
        if let sprint = summary.sprint { summary.isNewBest = sprint.isNewBest }
        if let review { summary.isPassed = review.isPassed }
        let marks = activity.skillMarks(isPassed: summary.isPassed, in: self, context)
        summary.reviewInDays = review.map(\.nextAfterDays) ?? daysToReview(of: activity, marks, in: context)
        let typing = activity.kind == .copying ? activity.typingMilliseconds : nil
        return ActivityFinished(
            summary: summary, at: context.now.wall, day: context.day, spentMilliseconds: spent,
            counts: activity.counts, review: review, typingMilliseconds: typing, mastery: marks,
            struggle: activity.struggle(in: self, context))
    }

    /// Household days until the skill of an activity is to be looked at again; nil where it is not mastered, or is due.
    private func daysToReview(of activity: Activity, _ marks: [SkillMark], in context: LearningContext) -> Int? {
        if let days = marks.compactMap({ $0.window?.reviewAfterDays }).first { return days }
        guard activity.mix == nil, let skill = context.library.lesson(activity.lesson)?.lesson.skill,
            let due = mastery[skill]?.due,
            due > context.day
        else { return nil }
        return context.day.distance(to: due)
    }

    /// The fact that an activity is given up. A review that could not be passed any more counts as not passed: else it would be
    /// begun again and again until it was.
    func markOfLeaving(_ activity: Activity, in context: LearningContext) -> ActivityMark {
        var mark = activity.mark(at: context.now)
        guard let skill = activity.skill, let known = mastery[skill], known.masteredAt != nil else { return mark }
        let left = activity.openNumbers.count
        guard !ReviewRule.isPassed(right: activity.tally.right + left, of: activity.gradedQuestions) else {
            return mark
        }
        mark.day = context.day
        mark.review = known.mark(
            ofReview: skill, isPassed: false, context.library.skill(skill)?.rubric ?? .standard, settings.scheduler)
        return mark
    }

    /// The best result so far of what can have one.
    private func best(of activity: Activity) -> Int? {
        switch activity.kind {
        case .lesson: history[activity.lesson]?.bestPercent
        case .quiz where activity.mix == nil: quizzes[activity.lesson]?.bestPercent
        // A review has no best: the skill has. Nor has a mixture, which is another one each time.
        default: 100
        }
    }

    /// What a review does to its skill; nil for other activities, where nothing was graded, and where the skill is learned
    /// again meanwhile.
    private func reviewMark(of activity: Activity, in context: LearningContext) -> ReviewMark? {
        guard let skill = activity.skill, activity.gradedQuestions > 0, let known = mastery[skill],
            known.masteredAt != nil
        else { return nil }
        let isPassed = ReviewRule.isPassed(right: activity.tally.right, of: activity.gradedQuestions)
        return known.mark(
            ofReview: skill, isPassed: isPassed, context.library.skill(skill)?.rubric ?? .standard,
            settings.scheduler)
    }
}
