import Household
import JSONRPC
import Shapes
import Words

/// A child's time ends soon (Screen time, The end of time).
public struct TimeWarning: Equatable, Sendable {
    /// Minutes or less that are left: 5 or 1.
    public var minutes: Int
    public var remainingSeconds: Int?
    public var validUntil: Instant
    public var liftedBy: [Lift]
    public var say: Saying

    public init(minutes: Int, remainingSeconds: Int?, validUntil: Instant, liftedBy: [Lift], say: Saying) {
        self.minutes = minutes
        self.remainingSeconds = remainingSeconds
        self.validUntil = validUntil
        self.liftedBy = liftedBy
        self.say = say
    }

    /// How it is read and written: `TimeWarning` in the reference.
    public static let shape = Shape<TimeWarning>.object(
        "TimeWarning", "A child's time ends soon.", make: TimeWarning.init
    ) {
        required("minutes", \.minutes, .integer(1...5), "The warning: 5, or 1 for the last one.")
        optional("remainingSeconds", \.remainingSeconds, .count, "Seconds to the end.")
        required("validUntil", \.validUntil, .end, "The next moment at which this can change by itself.")
        required("liftedBy", \.liftedBy, .list(of: .word(Lift.self)), "What would postpone the end.")
        required("say", \.say, .saying, "A sentence for the child.")
    }
}

/// Minutes beyond the limits were given or taken back. Who and why is for parents only.
public struct GrantNews: Equatable, Sendable {
    /// What happened.
    public enum What: String, CaseIterable, Equatable, Sendable {
        /// A parent gave them, by itself or on a request.
        case given
        /// A code was redeemed.
        case redeemed
        /// A finished lesson earned them.
        case earned
        /// A parent took back what was unused.
        case undone
    }

    public var what: What
    public var grant: GrantID
    public var minutes: Int
    public var activity: ActivityRef?
    public var pastQuietHours: Bool
    public var expires: Instant
    public var request: TimeRequestID?
    public var takenBackSeconds: Int?
    public var by: String?
    public var why: String?
    public var say: Saying

    public init(
        what: What = .given, grant: GrantID, minutes: Int, activity: ActivityRef?, pastQuietHours: Bool,
        expires: Instant, request: TimeRequestID? = nil, takenBackSeconds: Int? = nil, by: String? = nil,
        why: String? = nil, say: Saying
    ) {
        self.what = what
        self.grant = grant
        self.minutes = minutes
        self.activity = activity
        self.pastQuietHours = pastQuietHours
        self.expires = expires
        self.request = request
        self.takenBackSeconds = takenBackSeconds
        self.by = by
        self.why = why
        self.say = say
    }

    /// How it is read and written: `GrantNews` in the reference.
    public static let shape = Shape<GrantNews>.object(
        "GrantNews", "Minutes beyond the limits were given or taken back.", make: GrantNews.init
    ) {
        required("what", \.what, .word(What.self), "How the minutes came or went.")
        required("grant", \.grant, .id(GrantID.self), "The id of the grant, for `time.undoGrant`.")
        required("minutes", \.minutes, .count, "As they were given, used or not.")
        optional("activity", \.activity, .activityRef, "For this activity only; absent: for everything.")
        required(
            "pastQuietHours", \.pastQuietHours, .boolean,
            "Whether they hold in quiet hours and outside of allowed windows too.")
        required("expiresAt", \.expires, .end, "When what is left of them is gone.")
        optional("request", \.request, .id(TimeRequestID.self), "The request that was approved.")
        optional("takenBackSeconds", \.takenBackSeconds, .count, "Seconds that were taken back; only with `undone`.")
        optional("by", \.by, .text(), "Who did it; parents only.")
        optional("why", \.why, .text(), "Parents only.")
        required("say", \.say, .saying, "A sentence for the subscriber.")
    }
}
