/// A subject as a pack's manifest names it. Subjects are data: a new one is a new pack, never a new case in code.
public struct PackSubject: Hashable, Sendable {
    /// The id that lessons and filters use, such as `math`.
    public var id: String
    /// The name that people read.
    public var title: String
    /// How difficulty follows the answers in this subject.
    public var policy: AdaptivePolicy

    /// A subject with its adaptive policy.
    public init(id: String, title: String, policy: AdaptivePolicy) {
        self.id = id
        self.title = title
        self.policy = policy
    }
}
