extension LearningBook {
    /// Finishes an activity, which needs a first answer to every planned question; a retry in hand may be left out.
    /// The last answer finishes by itself: then, and when called again, this tells the summary and changes nothing.
    public func finish(
        _ id: ActivityID, in context: LearningContext
    ) throws(LearningRefusal) -> LearningResult<ActivitySummary> {
        if let summary = activity(id)?.summary { return LearningResult(facts: [], reply: summary) }
        let activity = try openActivity(id)
        let open = activity.openNumbers
        guard open.isEmpty else { throw LearningRefusal(.unfinished(open)) }
        let spent = activity.spent(until: context.now.wall)
        let summary = summary(of: activity, spent: spent, tier: context.tier)
        let fact = ActivityFinished(
            summary: summary, at: context.now.wall, day: context.day, spentMilliseconds: spent,
            counts: activity.counts)
        return LearningResult(facts: [.finished(fact)], reply: summary)
    }

    /// The result of an activity as it stands, after this much more learning time.
    func summary(of activity: Activity, spent: Int64, tier: AgeTier) -> ActivitySummary {
        ActivitySummary(
            of: activity, activeMilliseconds: activity.activeMilliseconds + spent,
            best: history[activity.lesson]?.bestPercent, tier: tier)
    }
}
