import Words

/// What a parent has decided about how a child learns.
public struct LearningSettings: Hashable, Sendable {
    /// What says when mastered skills come back.
    public var scheduler: ReviewScheduler
    /// How difficulty follows the answers, by subject; of others as their pack says.
    public var adaptive: [String: AdaptivePolicy]
    /// The time gate of math facts, in milliseconds; nil: that of the child's grade.
    public var factGate: Int?

    /// Subjects that can have a policy of their own.
    public static let mostSubjects = 50

    /// All members; without arguments nothing was decided.
    public init(
        scheduler: ReviewScheduler = .ladder, adaptive: [String: AdaptivePolicy] = [:], factGate: Int? = nil
    ) {
        self.scheduler = scheduler
        self.adaptive = adaptive
        self.factGate = factGate
    }
}

extension LearningSettings {
    /// Everything that was decided, for a parent.
    public var words: Saying {
        let gate = factGate.map { [Saying("parent.audit.factGate", ["length": .saying(Self.length($0))])] } ?? []
        let subjects = adaptive.sorted { $0.key < $1.key }.map { subject, policy in
            Saying("parent.audit.adaptive.\(policy.rawValue)", ["subject": .text(subject)])
        }
        let rules = [Saying("parent.audit.reviews.\(scheduler.rawValue)")] + gate + subjects
        return Saying("parent.audit.learning", ["rules": .few(rules.map { .saying($0) })])
    }

    private static func length(_ milliseconds: Int) -> Saying {
        milliseconds % 1000 == 0
            ? Saying("unit.seconds", ["count": .number(milliseconds / 1000)])
            : Saying("unit.ms", ["count": .number(milliseconds)])
    }
}
