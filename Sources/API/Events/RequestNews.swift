import Household
import JSONRPC
import Shapes

/// Something happened to a request for time. Who answered is for parents only.
public struct RequestNews: Equatable, Sendable {
    /// What happened.
    public enum What: String, CaseIterable, Equatable, Sendable {
        case opened
        case decided
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
    public var say: String

    public init(
        what: What, request: TimeRequestID, minutes: Int, reason: String? = nil, activity: ActivityRef? = nil,
        state: RequestState, expires: Instant, grant: GrantID? = nil, grantedMinutes: Int? = nil, word: String? = nil,
        by: String? = nil, say: String
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

    public static let shape = Shape<RequestNews>.object(
        "RequestNews", "Something happened to a request for time.", make: RequestNews.init
    ) {
        required("what", .word(What.self)) { $0.what }
        required("request", .id(TimeRequestID.self), "For `time.decide`.") { $0.request }
        required("minutes", .count, "As they were asked for.") { $0.minutes }
        optional("reason", .text(1...200), "The child's own words.") { $0.reason }
        optional("activity", .activityRef, "For this only; absent: for everything.") { $0.activity }
        required("state", .word(RequestState.self)) { $0.state }
        required("expires", .end) { $0.expires }
        optional("grant", .id(GrantID.self), "When it was approved.") { $0.grant }
        optional("grantedMinutes", .count, "When it was approved.") { $0.grantedMinutes }
        optional("word", .text(1...200), "The parent's, to the child.") { $0.word }
        optional("by", .text(), "Who answered; parents only.") { $0.by }
        required("say", .text(), "A sentence for the one who hears it.") { $0.say }
    }
}
