import Words

/// The answer to "may this child do this now?" (Screen time, Status).
public struct Decision: Hashable, Sendable {
    /// Whether the child may.
    public var allowed: Bool
    /// Whether and why.
    public var state: TimeState
    /// Every rule that limits, each with what is left.
    public var limits: [LimitView]
    /// Whole seconds to the nearest end of any kind, quiet hours that are coming included: 0 when not allowed, nil
    /// when there is no end within `horizon`. Today's minutes are not added to tomorrow's.
    public var remainingSeconds: Int?
    /// The next moment at which the answer can change when nothing happens; what is left may shrink before.
    public var validUntil: Instant
    /// What would lift the state, or put off an end that is near.
    public var liftedBy: [Lift]
    /// A sentence for the child.
    public var say: Saying

    /// An answer with all its parts.
    public init(
        allowed: Bool, state: TimeState, limits: [LimitView], remainingSeconds: Int?, validUntil: Instant,
        liftedBy: [Lift], say: Saying
    ) {
        self.allowed = allowed
        self.state = state
        self.limits = limits
        self.remainingSeconds = remainingSeconds
        self.validUntil = validUntil
        self.liftedBy = liftedBy
        self.say = say
    }

    /// What a child is told while there is time and no end is near.
    ///
    /// - Parameter remainingSeconds: the time that is left; nil: no limit ends this.
    public static func say(whileActive remainingSeconds: Int?) -> Saying { ChildWords.active(remainingSeconds) }

    /// How far ahead an end is looked for.
    public static let horizon: Milliseconds = 8 * .day

    /// The answer while the household's data is locked by its passphrase; asked again after a day at the latest.
    public static func sealed(at now: Instant) -> Decision { unanswered(.sealed, liftedBy: .unseal, at: now) }

    /// The answer when the child's data is damaged; asked again after a day at the latest.
    public static func damaged(at now: Instant) -> Decision { unanswered(.damaged, liftedBy: .repair, at: now) }

    /// The answer while nothing more can be stored about the child, because the disk is full; asked again soon.
    public static func unstorable(at now: Instant) -> Decision {
        var decision = unanswered(.damaged, liftedBy: .roomOnDisk, at: now)
        decision.validUntil = now + .minute
        decision.say = ChildWords.noRoom
        return decision
    }

    private static func unanswered(_ state: TimeState, liftedBy lift: Lift, at now: Instant) -> Decision {
        Decision(
            allowed: false, state: state, limits: [], remainingSeconds: 0, validUntil: now + .day, liftedBy: [lift],
            say: ChildWords.sentence(for: state))
    }
}
