/// A way to find a fact that is not known by heart; each fact has one (Learning, Facts 0-20).
public enum FactStrategy: String, CaseIterable, Sendable {
    /// With 0 nothing changes, and taking all away leaves nothing.
    case identity
    /// One or two more, or less.
    case countOn
    /// The same number twice, or one half of it.
    case doubles
    /// Pairs that make 10.
    case makeTen
    /// One more or less than a double.
    case nearDoubles
    /// By the parts of a number: 10 and the ones, 5 and the others.
    case decompose
    /// First to 10, then on.
    case bridgeTen
    /// A subtraction asks what is missing in an addition.
    case thinkAddition

    /// The strategy of a fact.
    ///
    /// Of sums with a 10 the parts of the number lie nearer than the double beside it, so 10 + 9 is ``decompose``.
    public init(of fact: MathFact) {
        let sum = fact.addition
        let numbers = [sum.left, sum.right]
        self =
            switch fact.band {
            case .small: numbers.contains(0) ? .identity : .countOn
            case .doubles: .doubles
            case .tens: .makeTen
            case .near: numbers.contains(10) ? .decompose : .nearDoubles
            case .bridging: .bridgeTen
            case .rest: fact.operation == .subtraction ? .thinkAddition : .decompose
            }
    }

    /// Its facts, in the order of all.
    public var facts: [MathFact] { Self.facts[self] ?? [] }

    private static let facts = Dictionary(grouping: MathFact.all) { FactStrategy(of: $0) }
}

extension MathFact {
    /// How it is found.
    public var strategy: FactStrategy { FactStrategy(of: self) }
}
