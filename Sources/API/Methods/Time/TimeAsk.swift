import Household
import JSONRPC
import Shapes

/// `time.ask`: a child asks for more time.
public enum TimeAsk {
    /// The parameters of `time.ask`. Optional: `reason`, `activity`, `id`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// How many more; bounded, see the reference.
        public var minutes: Int
        /// The child's own words.
        public var reason: String?
        /// For this only; for everything when absent.
        public var activity: ActivityRef?
        /// Your own id: a request sent twice counts once.
        public var id: String?

        public init(
            child: String, minutes: Int, reason: String? = nil, activity: ActivityRef? = nil, id: String? = nil
        ) {
            self.child = child
            self.minutes = minutes
            self.reason = reason
            self.activity = activity
            self.id = id
        }
    }

    /// The request, a sentence for the child, and what it may do meanwhile.
    public struct Result: Equatable, Sendable {
        /// The request as it stands, the same one when it was sent twice.
        public var request: RequestView
        /// What the child may do meanwhile.
        public var decision: Decision
        /// A sentence for the child.
        public var say: String

        public init(request: RequestView, decision: Decision, say: String) {
            self.request = request
            self.decision = decision
            self.say = say
        }
    }

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "time.ask",
        "A child asks for more time. At most \(RequestBook.mostOpen) requests are open; each expires at the day's end.",
        role: .child, changes: true,
        params: Shape<Params>.object("TimeAskParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            required("minutes", .integer(ScreenTime.grantMinutes)) { $0.minutes }
            optional("reason", .text(1...200), "The child's own words.") { $0.reason }
            optional("activity", .activityRef, "For this only; for everything when absent.") { $0.activity }
            optional("id", .text(1...128), "Your own id: a request sent twice counts once.") { $0.id }
        },
        result: Shape<Result>.object("Asked", "", make: Result.init) {
            required("request", RequestView.shape) { $0.request }
            required("decision", .decision, "What the child may do meanwhile.") { $0.decision }
            required("say", .text(), "A sentence for the child.") { $0.say }
        },
        errors: [.unknownChild, .tooManyRequests, .unknownLesson])
}
