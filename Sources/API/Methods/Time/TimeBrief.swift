import Household

/// How time stands, in short: beside every answer of an activity.
public struct TimeBrief: Equatable, Sendable {
    public var state: TimeState
    public var remainingSeconds: Int?
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
