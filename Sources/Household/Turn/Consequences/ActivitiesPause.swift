extension Consequence {
    /// The open activities of a child that is archived are paused (Household, People).
    static let activitiesPause = Consequence(name: "activitiesPause") { turn, context in
        guard turn.isArchived else { return }
        for open in turn.before.learning.openActivities where open.state == .running {
            turn.add([.learning(.paused(open.mark(at: context.moment)))])
        }
    }
}

extension ChildTurn {
    /// Whether the child is archived by this turn.
    var isArchived: Bool {
        facts.contains { fact in
            guard case .child(.profileChanged(let change)) = fact else { return false }
            return change.to.isArchived && !change.from.isArchived
        }
    }
}
