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
    public var words: String {
        let reviews =
            switch scheduler {
            case .ladder: "reviews by the ladder of each skill"
            case .memory: "reviews when the model of memory says so"
            }
        let subjects = adaptive.keys.sorted().map { "\($0) by \(adaptive[$0]?.rawValue ?? "")" }
        let gate = factGate.map { ["math facts within \(Double($0) / 1000) seconds"] } ?? []
        return ([reviews] + subjects + gate).joined(separator: ", ")
    }
}
