/// A child's request for more time (Screen time, Grants and requests).
public struct TimeRequest: Hashable, Sendable {
    /// Names it for everybody.
    public var id: TimeRequestID
    /// The front-end's own id, under which it counts once.
    public var clientID: String?
    /// Minutes that are asked for, 1...1440.
    public var minutes: Int
    /// The child's reason, if any.
    public var reason: String?
    /// What they are for; nil: everything.
    public var activity: ActivityRef?
    /// When it was asked.
    public var at: Instant
    /// The first instant at which it can no longer be answered: the end of the household day.
    public var expires: Instant
    /// The one final answer.
    public var answer: RequestAnswer?

    /// A request; open without an answer.
    public init(
        id: TimeRequestID, clientID: String? = nil, minutes: Int, reason: String? = nil, activity: ActivityRef? = nil,
        at: Instant, expires: Instant, answer: RequestAnswer? = nil
    ) {
        self.id = id
        self.clientID = clientID
        self.minutes = minutes
        self.reason = reason
        self.activity = activity
        self.at = at
        self.expires = expires
        self.answer = answer
    }

    /// How it stands at an instant.
    public func state(at instant: Instant) -> RequestState {
        if let answer { return answer.isApproved ? .approved : .declined }
        return instant < expires ? .open : .expired
    }
}
