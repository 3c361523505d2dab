/// What a parent has decided about how a child learns.
public struct LearningSettings: Hashable, Sendable {
    /// What says when mastered skills come back.
    public var scheduler: ReviewScheduler
    /// How difficulty follows the answers, by subject; of others as their pack says.
    public var adaptive: [String: AdaptivePolicy]

    /// Subjects that can have a policy of their own.
    public static let mostSubjects = 50

    /// All members; without arguments nothing was decided.
    public init(scheduler: ReviewScheduler = .ladder, adaptive: [String: AdaptivePolicy] = [:]) {
        self.scheduler = scheduler
        self.adaptive = adaptive
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
        return ([reviews] + subjects).joined(separator: ", ")
    }
}
