import Household

/// How time stands, in short: beside every answer of an activity.
public struct TimeBrief: Equatable, Sendable {
    /// What the child may do, as one word.
    public var state: TimeState
    /// Seconds of use that are left; nil: no limit ends this.
    public var remainingSeconds: Int?
    /// A sentence for the child.
    public var say: String

    public init(state: TimeState, remainingSeconds: Int?, say: String) {
        self.state = state
        self.remainingSeconds = remainingSeconds
        self.say = say
    }

    public init(_ decision: Decision) {
        self.init(state: decision.state, remainingSeconds: decision.remainingSeconds, say: decision.say)
    }
}
