/// Whose share a connection uses. Turns, memory, places and connections are shared out by account, so that neither more
/// connections nor more user ids bring more of them.
public enum PeerAccount: Hashable, Sendable {
    /// A user id that has a share of its own.
    case user(UInt32)
    /// All user ids together that nobody has named.
    case strangers
}
