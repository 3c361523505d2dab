/// What happened to a child's requests for time.
public enum RequestFact: Hashable, Sendable {
    /// The child asked.
    case opened(TimeRequest)
    /// A parent answered; minutes that were given stand beside it as a grant.
    case decided(TimeRequestID, RequestAnswer)
}
