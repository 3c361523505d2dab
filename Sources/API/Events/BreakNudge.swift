import JSONRPC
import Shapes
import Words

/// A reminder to look up, which blocks nothing (Screen time, Limits: break nudge).
public struct BreakNudge: Equatable, Sendable {
    public var minutes: Int
    public var say: Saying

    public init(minutes: Int, say: Saying) {
        self.minutes = minutes
        self.say = say
    }

    /// How it is read and written: `BreakNudge` in the reference.
    public static let shape = Shape<BreakNudge>.object(
        "BreakNudge", "A reminder to look up, which blocks nothing.", make: BreakNudge.init
    ) {
        required("minutes", \.minutes, .count, "Minutes without a break.")
        required("say", \.say, .saying, "A sentence for the child.")
    }
}
