import Household
import JSONRPC
import Shapes
import Words

/// `time.ask`: a child asks for more time.
public enum TimeAsk {
    /// The parameters of `time.ask`. Optional: `reason`, `activity`, `clientId`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var minutes: Int
        public var reason: String?
        public var activity: ActivityRef?
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

    /// How long the child's own words may be, in Unicode scalars.
    public static let reasonLengths = 1...200

    /// The request, a sentence for the child, and what it may do meanwhile.
    public struct Result: Equatable, Sendable {
        public var request: RequestView
        public var decision: Decision
        public var say: Saying

        public init(request: RequestView, decision: Decision, say: Saying) {
            self.request = request
            self.decision = decision
            self.say = say
        }
    }

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "time.ask",
        "Asks for more time, for a child. At most \(RequestBook.mostOpen) requests can be open; each expires at the "
            + "end of the day.",
        role: .child, changes: true, work: .requests,
        params: Shape<Params>.object("TimeAskParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required(
                "minutes", \.minutes, .integer(ScreenTime.grantMinutes), "How many more; bounded, see the reference.")
            optional("reason", \.reason, .text(reasonLengths), "The child's own words.")
            optional("activity", \.activity, .activityRef, "For this activity only; if absent, for everything.")
            optional(
                "clientId", \.id, .text(1...128), "An id that you choose: a request sent twice with it counts once.")
        },
        result: Shape<Result>.object("Asked", "", make: Result.init) {
            required(
                "request", \.request, RequestView.shape,
                "The request as it stands, the same one when it was sent twice.")
            required("decision", \.decision, .decision, "What the child may do meanwhile.")
            required("say", \.say, .saying, "A sentence for the child.")
        },
        errors: [.unknownChild, .tooManyRequests, .unknownLesson])
}
