import Household
import JSONRPC
import Shapes

/// `log.append`: a front-end tells what it saw, for the family's own research.
public enum LogAppend {
    /// The parameters of `log.append`, all of them required.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var events: [LoggedEntry]

        public init(child: String, events: [LoggedEntry]) {
            self.child = child
            self.events = events
        }
    }

    /// The result of `log.append`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var analytics: Bool
        public var stored: Int
        /// How many were left out, because kidd has them in the child's record.
        public var known: Int

        public init(analytics: Bool, stored: Int = 0, known: Int = 0) {
            self.analytics = analytics
            self.stored = stored
            self.known = known
        }
    }

    /// For a front-end on behalf of a child, and for parents. Without consent it answers all the same and stores nothing,
    /// so that no front-end has to know about the consent (docs/event-log.md).
    public static let method = Method(
        "log.append",
        "Adds events to the child's log, for the family's own research. Without a parent's consent (`analytics`) it "
            + "answers all the same, and nothing is stored: a front-end may always send. docs/event-log.md tells more.",
        role: .child, changes: true, work: .events,
        params: Shape<Params>.object("LogAppendParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required(
                "events", \.events, .list(of: .loggedEntry, minimum: 1, maximum: EventLog.mostOfCall),
                "In the order in which they happened.")
        },
        result: Shape<Result>.object("LogAppended", "", make: Result.init) {
            required("analytics", \.analytics, .boolean, "Whether a parent consents; otherwise nothing was stored.")
            required("storedCount", \.stored, .count, "How many events are stored now.")
            required(
                "knownCount", \.known, .count,
                "How many were left out, because kidd has them in the child's record anyway.")
        },
        errors: [.unknownChild], added: "0.3.0")
}
