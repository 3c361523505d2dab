/// How a code stands.
public enum CodeState: String, CaseIterable, Hashable, Sendable {
    /// It can be redeemed.
    case unused
    /// It was redeemed.
    case used
    /// It was not redeemed in time.
    case expired
}
