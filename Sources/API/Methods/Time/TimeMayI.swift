import Household
import JSONRPC
import Shapes

/// `time.mayI`: may this child do this now?
public enum TimeMayI {
    /// The parameters of `time.mayI`. Optional: `activity`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// What the child wants to do; if absent, anything.
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
        /// Rises with every record about the child.
        public var version: Int
        /// The daemon's clock.
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
            required("child", .childName, "Id or name of the child.") { $0.child }
            defaulted("activity", .activityRef, to: .anything, "What the child wants to do; if absent, anything.") {
                $0.activity
            }
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
            required("allowed", .boolean) { $0.decision.allowed }
            required("state", .word(TimeState.self), "The first that applies.") { $0.decision.state }
            required("version", .count, "Rises with every record about the child.") { $0.version }
            required("now", .instant, "The daemon's clock.") { $0.now }
            required(
                "clock", .word(ClockTrust.self),
                "How far kidd trusts the clock; while it does not, no new day or week begins."
            ) {
                $0.clock
            }
            required("limits", .list(of: .limitView), "Every rule that limits, with what is left of it.") {
                $0.decision.limits
            }
            optional("remainingSeconds", .count, "Seconds to the nearest end of any kind; absent: no end is in sight.")
            {
                $0.decision.remainingSeconds
            }
            required("validUntil", .end, "The next moment at which the answer can change by itself.") {
                $0.decision.validUntil
            }
            required("liftedBy", .list(of: .word(Lift.self)), "What would lift the state or postpone the end.") {
                $0.decision.liftedBy
            }
            required("say", .saying, "A sentence for the child.") { $0.decision.say }
        },
        errors: [.unknownChild, .unknownLesson])
}
