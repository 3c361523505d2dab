/// One child in a turn: how it was, and what has happened to it so far. Consequences add to it one after another.
struct ChildTurn {
    /// As it was before the turn.
    let before: ChildState
    /// What has happened so far, in order.
    private(set) var facts: [Fact]
    /// With the first so many facts; made when somebody asks.
    private var applied: (state: ChildState, count: Int)?

    init(_ child: ChildState, _ facts: [Fact]) {
        before = child
        self.facts = facts
    }

    mutating func add(_ new: [Fact]) { if !new.isEmpty { facts += new } }

    /// The child with everything that has happened so far.
    var after: ChildState {
        mutating get {
            var (state, count) = applied ?? (before, 0)
            if count < facts.count {
                state.apply(Array(facts[count...]))
                count = facts.count
            }
            applied = (state, count)
            return state
        }
    }

    /// The activities that were finished, in order.
    var finished: [ActivityFinished] {
        facts.compactMap { if case .learning(.finished(let finished)) = $0 { finished } else { nil } }
    }
}
