extension Consequence {
    /// The open activity of a child that is archived is paused (Household, People).
    static let activitiesPause = Consequence(name: "activitiesPause") { turn, context in
        guard turn.isArchived, let open = turn.before.learning.open, open.state == .running else { return }
        turn.add([.learning(.paused(open.mark(at: context.moment)))])
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
