import Household
import JSONRPC
import Shapes

/// `log.status` and `log.clear`: what is in a child's log, and taking it away.
public enum LogStatus {
    /// The result of both; every member is always there.
    public struct Result: Equatable, Sendable {
        public var child: ChildID
        /// Whether a parent consents.
        public var analytics: Bool
        public var count: Int
        /// At most so many are kept.
        public var most: Int
        /// At most so long.
        public var months: Int

        public init(child: ChildID, analytics: Bool, count: Int, most: Int = EventLog.most, months: Int) {
            self.child = child
            self.analytics = analytics
            self.count = count
            self.most = most
            self.months = months
        }
    }

    /// For parents.
    public static let method = Method(
        "log.status", "Tells whether a child's events are logged, how many are kept, and for how long.", role: .parent,
        params: ChildParams.shape, result: result, errors: [.unknownChild], added: "0.3.0")

    /// For parents; changes what is stored.
    public static let clear = Method(
        "log.clear",
        "Removes all events of a child's log; the consent stays as it is. Withdrawing the consent (`child.update`) "
            + "removes them too.",
        role: .parent, changes: true, params: ChildParams.shape, result: result, errors: [.unknownChild],
        added: "0.3.0")

    private static let result = Shape<Result>.object("LogState", "", make: Result.init) {
        required("child", \.child, .id(ChildID.self), "Whose log it is.")
        required("analytics", \.analytics, .boolean, "Whether a parent consents (`consents` of `child.update`).")
        required("eventCount", \.count, .count, "Events of front-ends that are kept.")
        required("mostEvents", \.most, .count, "At most so many are kept: the oldest go first.")
        required("keptMonths", \.months, .count, "Events older than so many months go.")
    }
}
