extension LearningBook {
    /// The front-end says that a question is visible: from here the response time runs. Said again, or about a question
    /// that is answered already, it changes nothing.
    public func shown(
        _ presentation: PresentationID, of id: ActivityID, in context: LearningContext
    ) throws(LearningRefusal) -> LearningResult<PresentationID> {
        if answer(to: presentation, of: id) != nil { return LearningResult(facts: [], reply: presentation) }
        let activity = try runningActivity(id, at: presentation).activity
        guard activity.timing == .unseen else { return LearningResult(facts: [], reply: presentation) }
        let fact = PresentationShown(
            activity: id, presentation: presentation, mono: context.now.mono, boot: context.now.boot,
            at: context.now.wall, spentMilliseconds: activity.spent(until: context.now.wall))
        return LearningResult(facts: [.shown(fact)], reply: presentation)
    }

    /// The open activity and its current presentation, which must be the one named.
    func runningActivity(
        _ id: ActivityID, at presentation: PresentationID
    ) throws(LearningRefusal) -> (activity: Activity, current: Presentation) {
        let activity = try openActivity(id)
        // An activity without a current presentation is finished in the same record.
        guard let current = activity.current else { throw LearningRefusal(.finished(id)) }
        let currentID = PresentationID(id, current.number)
        guard presentation == currentID else { throw LearningRefusal(.stalePresentation(current: currentID)) }
        if activity.state == .paused { throw LearningRefusal(.paused(id)) }
        return (activity, current)
    }
}
