import Household
import JSONRPC
import Shapes
import Words

/// Something happened to a request for time. Who answered is for parents only.
public struct RequestNews: Equatable, Sendable {
    /// What happened.
    public enum What: String, CaseIterable, Equatable, Sendable {
        /// A child has asked.
        case opened
        /// A parent has answered; `state` says how.
        case decided
        /// Nobody answered in time.
        case expired
    }

    public var what: What
    public var request: TimeRequestID
    public var minutes: Int
    public var reason: String?
    public var activity: ActivityRef?
    public var state: RequestState
    public var expires: Instant
    public var grant: GrantID?
    public var grantedMinutes: Int?
    public var word: String?
    public var by: String?
    public var say: Saying

    public init(
        what: What, request: TimeRequestID, minutes: Int, reason: String? = nil, activity: ActivityRef? = nil,
        state: RequestState, expires: Instant, grant: GrantID? = nil, grantedMinutes: Int? = nil, word: String? = nil,
        by: String? = nil, say: Saying
    ) {
        self.what = what
        self.request = request
        self.minutes = minutes
        self.reason = reason
        self.activity = activity
        self.state = state
        self.expires = expires
        self.grant = grant
        self.grantedMinutes = grantedMinutes
        self.word = word
        self.by = by
        self.say = say
    }

    /// How it is read and written: `RequestNews` in the reference.
    public static let shape = Shape<RequestNews>.object(
        "RequestNews", "Something happened to a request for time.", make: RequestNews.init
    ) {
        required("what", \.what, .word(What.self), "What happened to the request.")
        required("request", \.request, .id(TimeRequestID.self), "For `time.decide`.")
        required("minutes", \.minutes, .count, "The requested minutes.")
        optional("reason", \.reason, .text(1...200), "The child's own words.")
        optional("activity", \.activity, .activityRef, "For this activity only; absent: for everything.")
        required("state", \.state, .word(RequestState.self), "How the request stands now.")
        required("expiresAt", \.expires, .end, "Until when it can be answered.")
        optional("grant", \.grant, .id(GrantID.self), "When it was approved.")
        optional("grantedMinutes", \.grantedMinutes, .count, "When it was approved.")
        optional("word", \.word, .text(1...200), "The parent's, to the child.")
        optional("by", \.by, .text(), "Who answered; parents only.")
        required("say", \.say, .saying, "A sentence for the subscriber.")
    }
}
