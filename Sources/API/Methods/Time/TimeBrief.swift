import Household
import Words

/// How time stands, in short: beside every answer of an activity.
public struct TimeBrief: Equatable, Sendable {
    /// Whether the child may begin anything.
    public var allowed: Bool
    /// What the child may do, as one word.
    public var state: TimeState
    /// Seconds of use that are left; nil: no limit ends this.
    public var remainingSeconds: Int?
    /// Time is over, and the child may finish what is open.
    public var finish: FinishTime?
    /// A sentence for the child.
    public var say: Saying

    public init(allowed: Bool, state: TimeState, remainingSeconds: Int?, finish: FinishTime? = nil, say: Saying) {
        self.allowed = allowed
        self.finish = finish
        self.state = state
        self.remainingSeconds = remainingSeconds
        self.say = say
    }

    /// While there is time and no end is near.
    public init(active remainingSeconds: Int?) {
        self.init(
            allowed: true, state: .active, remainingSeconds: remainingSeconds,
            say: Decision.say(whileActive: remainingSeconds))
    }

    /// What a decision says, and how long the child may go on with what is open when it says no.
    public init(_ decision: Decision, finish: FinishTime? = nil) {
        self.init(
            allowed: decision.allowed, state: decision.state, remainingSeconds: decision.remainingSeconds,
            finish: finish, say: finish == nil ? decision.say : FinishTime.say + decision.say)
    }
}
