import Household
import JSONRPC

/// A child's time ends soon (Screen time, The end of time).
public struct TimeWarning: Equatable, Sendable {
    /// Minutes or less that are left: 5 or 1.
    public var minutes: Int
    public var remainingSeconds: Int?
    public var validUntil: Instant
    public var liftedBy: [Lift]
    public var say: String

    public init(minutes: Int, remainingSeconds: Int?, validUntil: Instant, liftedBy: [Lift], say: String) {
        self.minutes = minutes
        self.remainingSeconds = remainingSeconds
        self.validUntil = validUntil
        self.liftedBy = liftedBy
        self.say = say
    }

    public static let shape = Shape<TimeWarning>.object(
        "TimeWarning", "A child's time ends soon.", make: TimeWarning.init
    ) {
        required("minutes", .integer(1...5), "The warning: 5, or 1 for the last one.") { $0.minutes }
        optional("remainingSeconds", .count, "To the end.") { $0.remainingSeconds }
        required("validUntil", .end, "The next moment at which this can change by itself.") { $0.validUntil }
        required("liftedBy", .list(of: .word(Lift.self)), "What would put off the end.") { $0.liftedBy }
        required("say", .text(), "A sentence for the child.") { $0.say }
    }
}

/// A parent gave minutes. Who and why is for parents only.
public struct GrantNews: Equatable, Sendable {
    public var grant: GrantID
    public var minutes: Int
    public var activity: ActivityRef?
    public var pastQuietHours: Bool
    public var expires: Instant
    public var by: String?
    public var why: String?
    public var say: String

    public init(
        grant: GrantID, minutes: Int, activity: ActivityRef?, pastQuietHours: Bool, expires: Instant,
        by: String? = nil, why: String? = nil, say: String
    ) {
        self.grant = grant
        self.minutes = minutes
        self.activity = activity
        self.pastQuietHours = pastQuietHours
        self.expires = expires
        self.by = by
        self.why = why
        self.say = say
    }

    public static let shape = Shape<GrantNews>.object(
        "GrantNews", "Minutes beyond the limits were given.", make: GrantNews.init
    ) {
        required("grant", .id(GrantID.self)) { $0.grant }
        required("minutes", .count) { $0.minutes }
        optional("activity", .activityRef, "For this only; absent: for everything.") { $0.activity }
        required("pastQuietHours", .boolean) { $0.pastQuietHours }
        required("expires", .end) { $0.expires }
        optional("by", .text(), "Who gave it; parents only.") { $0.by }
        optional("why", .text(), "Parents only.") { $0.why }
        required("say", .text(), "A sentence for the one who hears it.") { $0.say }
    }
}
