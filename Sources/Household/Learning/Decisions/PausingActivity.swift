extension LearningBook {
    /// Takes a break; a second pause changes nothing. No response time is told for the question in hand.
    public func pause(_ id: ActivityID, in context: LearningContext) throws(LearningRefusal)
        -> LearningResult<ActivityView>
    {
        try change(id, to: .paused, in: context)
    }

    /// Goes on at the same question; of one that runs it tells where it stands, after an absence as `comeBack` does. The content
    /// filter is asked again.
    ///
    /// - Parameter isAway: the lease of the activity has run out, so nobody was there.
    public func resume(
        _ id: ActivityID, isAway: Bool = false, in context: LearningContext
    ) throws(LearningRefusal) -> LearningResult<ActivityView> {
        if try openActivity(id).state == .running { return try comeBack(to: id, isAway: isAway, in: context) }
        return try change(id, to: .running, in: context)
    }

    /// Gives an activity up; what was earned stays. A second call changes nothing.
    public func abandon(_ id: ActivityID, in context: LearningContext) throws(LearningRefusal)
        -> LearningResult<ActivityView>
    {
        if let activity = activity(id), activity.state == .abandoned {
            return LearningResult(facts: [], reply: try activity.view(in: context))
        }
        return try change(id, to: .abandoned, in: context)
    }

    private func change(
        _ id: ActivityID, to state: ActivityState, in context: LearningContext
    ) throws(LearningRefusal) -> LearningResult<ActivityView> {
        var activity = try openActivity(id)
        if activity.state == state { return LearningResult(facts: [], reply: try activity.view(in: context)) }
        let mark =
            state == .abandoned ? markOfLeaving(activity, in: context) : activity.mark(at: context.now)
        activity.apply(mark, changing: state)
        let fact: LearningFact =
            switch state {
            case .paused: .paused(mark)
            case .abandoned: .abandoned(mark)
            case .running, .finished: .resumed(mark)
            }
        return LearningResult(facts: [fact], reply: try activity.view(in: context))
    }

    /// The open activity with this id; anything else is a refusal that says what became of it.
    func openActivity(_ id: ActivityID) throws(LearningRefusal) -> Activity {
        guard let activity = activity(id) else { throw LearningRefusal(.unknownActivity(id)) }
        switch activity.state {
        case .running, .paused: return activity
        case .finished: throw LearningRefusal(.finished(id))
        case .abandoned: throw LearningRefusal(.abandoned(id))
        }
    }
}
