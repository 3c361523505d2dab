extension Consequence {
    /// An activity that stops ends its lease, and archiving a child ends all of its leases; what they were used for is
    /// counted up to now (Screen time, Counting use).
    static let leasesEnd = Consequence(name: "leasesEnd") { turn, context in
        for lease in turn.endedLeases where turn.after.time.lease(lease) != nil {
            turn.add(context.screenTime(of: turn.after).endLease(lease).facts.map(Fact.time))
        }
    }
}

extension ChildTurn {
    /// The leases that end with what happened.
    fileprivate var endedLeases: [LeaseID] {
        if isArchived { return before.time.leases.map(\.id) }
        return facts.compactMap { fact in
            guard case .learning(let fact) = fact else { return nil }
            return fact.stoppedActivity.map { LeaseID(rawValue: $0.rawValue) }
        }
    }
}

extension LearningFact {
    /// The activity whose time ends with this.
    fileprivate var stoppedActivity: ActivityID? {
        switch self {
        case .paused(let mark), .abandoned(let mark): mark.activity
        case .finished(let finished): finished.summary.activity
        case .started, .shown, .answered, .hinted, .resumed, .returned, .goalSet: nil
        }
    }
}
