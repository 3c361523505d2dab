import Household
import JSONRPC
import Shapes

/// `time.mayI`: may this child do this now?
public enum TimeMayI {
    /// The parameters of `time.mayI`. Optional: `activity`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var activity: ActivityRef

        public init(child: String, activity: ActivityRef = .anything) {
            self.child = child
            self.activity = activity
        }
    }

    /// The decision with the child's version and the daemon's clock.
    public struct Result: Equatable, Sendable {
        /// The answer, with every rule that limits and what would lift it.
        public var decision: Decision
        public var version: Int
        public var now: Instant
        /// How far the wall clock can be believed.
        public var clock: ClockTrust

        public init(decision: Decision, version: Int, now: Instant, clock: ClockTrust = .trusted) {
            self.decision = decision
            self.version = version
            self.now = now
            self.clock = clock
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "time.mayI", "May this child do this now? The answer names every rule that limits.", role: .child,
        params: Shape<Params>.object("TimeMayIParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            defaulted(
                "activity", \.activity, .activityRef, to: .anything, "What the child wants to do; if absent, anything.")
        },
        result: Shape<Result>.object(
            "MayI", "May this child do this now?",
            make: { allowed, state, version, now, clock, limits, remaining, validUntil, liftedBy, say in
                Result(
                    decision: Decision(
                        allowed: allowed, state: state, limits: limits, remainingSeconds: remaining,
                        validUntil: validUntil, liftedBy: liftedBy, say: say),
                    version: version, now: now, clock: clock)
            }
        ) {
            required("allowed", \.decision.allowed, .boolean)
            required("state", \.decision.state, .word(TimeState.self), "The first that applies.")
            required("version", \.version, .count, "Rises with every record about the child.")
            required("now", \.now, .instant, "The daemon's clock.")
            required(
                "clock", \.clock, .word(ClockTrust.self),
                "How far kidd trusts the clock; while it does not, no new day or week begins.")
            required(
                "limits", \.decision.limits, .list(of: .limitView), "Every rule that limits, with what is left of it.")
            optional(
                "remainingSeconds", \.decision.remainingSeconds, .count,
                "Seconds to the nearest end of any kind; absent: no end is in sight.")
            required(
                "validUntil", \.decision.validUntil, .end, "The next moment at which the answer can change by itself.")
            required(
                "liftedBy", \.decision.liftedBy, .list(of: .word(Lift.self)),
                "What would lift the state or postpone the end.")
            required("say", \.decision.say, .saying, "A sentence for the child.")
        },
        errors: [.unknownChild, .unknownLesson])
}
