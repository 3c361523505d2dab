/// What the owner of a machine asks of the daemon itself (Household, Who may call what).
public enum DaemonRequest: String, CaseIterable, Sendable {
    /// To read again what it can read without a restart.
    case reload
    /// To stop.
    case shutDown
}
