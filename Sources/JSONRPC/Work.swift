/// What kind of work a call on behalf of a child causes. Each child has an allowance of each kind, so that a program
/// causes no more than a child can do (Protocol, Accounts share fairly).
public enum Work: String, CaseIterable, Sendable {
    /// An activity begins, rests, goes on or ends.
    case beginnings
    /// Questions are shown, answered and explained.
    case answers
    /// Use of time is begun, renewed and ended.
    case leases
    /// A parent is asked for something.
    case requests
    /// Events are added to the log.
    case events
    /// Everything else that a child may change.
    case others
}
