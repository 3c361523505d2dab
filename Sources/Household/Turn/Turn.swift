/// What one decision changes, before its consequences: facts for each one that it is about.
///
/// A decision gives the facts; ``closed(in:)`` adds what follows from them, and only what is closed can be recorded.
/// All parts of a turn are stored in one transaction, in this order.
public struct Turn: Sendable {
    /// What a part of a turn is about.
    public enum Subject: Sendable {
        case household
        /// One child, as it was before the turn.
        case child(ChildState)
    }

    /// The subjects with their facts, in the order of their rows.
    private(set) var parts: [(subject: Subject, facts: [Fact])]
    /// Badges that its children can earn from now on, by what they did before too.
    private var offered: [Badge] = []

    /// A turn in which nothing happens.
    public init() { parts = [] }

    /// A turn about one subject.
    public init(_ subject: Subject, _ facts: [Fact]) { parts = [(subject, facts)] }

    /// A turn about the household alone.
    public init(household facts: [HouseholdFact]) { self.init(.household, facts.map(Fact.household)) }

    /// Adds a part behind the others; each subject stands once.
    public func and(_ subject: Subject, _ facts: [Fact]) -> Turn {
        var turn = self
        turn.parts.append((subject, facts))
        return turn
    }

    /// Whether nothing happens in it.
    public var isEmpty: Bool { parts.allSatisfy(\.facts.isEmpty) }

    /// Adds the parts of another turn behind its own.
    public func and(_ other: Turn) -> Turn {
        var turn = self
        turn.parts += other.parts
        return turn
    }

    /// Offers badges to children, each of them behind the other parts: what they did already may earn them.
    public func offering(_ badges: [Badge], to children: [ChildState]) -> Turn {
        var turn = self
        turn.offered += badges
        turn.parts += children.map { (.child($0), []) }
        return turn
    }

    /// Adds facts to the last part.
    public func adding(_ facts: [Fact]) -> Turn {
        guard !parts.isEmpty else { return self }
        var turn = self
        turn.parts[turn.parts.count - 1].facts += facts
        return turn
    }

    /// The turn with everything that follows from it.
    public func closed(in context: @autoclosure () -> TurnContext) -> ClosedTurn {
        var known: TurnContext?
        let closed = parts.map { subject, facts in
            guard case .child(let child) = subject else { return ClosedTurn.Part(child: nil, facts: facts) }
            guard !facts.isEmpty || !offered.isEmpty else {
                return ClosedTurn.Part(child: child.profile.id, facts: [])
            }
            var context = known ?? context()
            context.offered = offered
            known = context
            var part = ChildTurn(child, facts)
            for consequence in Consequence.inOrder { consequence.follow(&part, context) }
            return ClosedTurn.Part(child: child.profile.id, facts: part.facts)
        }
        return ClosedTurn(parts: closed, badges: known?.badges)
    }
}
