import Household
import JSONRPC
import Shapes

/// `time.grant`: minutes beyond the limits.
public enum TimeGrant {
    /// The parameters of `time.grant`. Optional: `grant`, `activity`, `pastQuietHours`, `expiresAt`, `why`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var minutes: Int
        public var grant: GrantID?
        public var activity: ActivityRef?
        public var pastQuietHours: Bool
        public var expires: Instant?
        public var why: String?

        public init(
            child: String, minutes: Int, grant: GrantID? = nil, activity: ActivityRef? = nil,
            pastQuietHours: Bool = false, expires: Instant? = nil, why: String? = nil
        ) {
            self.child = child
            self.minutes = minutes
            self.grant = grant
            self.activity = activity
            self.pastQuietHours = pastQuietHours
            self.expires = expires
            self.why = why
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "time.grant", "Gives minutes beyond the limits. The reply says what still blocks.", role: .parent,
        changes: true,
        params: Shape<Params>.object("TimeGrantParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("minutes", \.minutes, .integer(ScreenTime.grantMinutes), "Minutes of use beyond the limits.")
            optional(
                "grant", \.grant, .id(GrantID.self), "An id that you choose: a grant sent twice with it counts once.")
            optional("activity", \.activity, .activityRef, "For this activity only; if absent, for everything.")
            defaulted(
                "pastQuietHours", \.pastQuietHours, .boolean, to: false,
                "Whether the minutes can be used in quiet hours and outside of windows.")
            optional("expiresAt", \.expires, .instant, "Until when they can be used; if absent, the end of today.")
            optional("why", \.why, .text(1...200), "The reason, for parents alone; absent: none was given.")
        },
        result: Shape<GrantReply>.object("Granted", "", make: GrantReply.init) {
            required("grant", \.grant, .grant, "As it was first given.")
            required("decision", \.decision, .decision, "What the child may do now.")
            required("note", \.note, .saying, "A sentence for the parent: what was granted and what still blocks.")
        },
        errors: [.unknownChild, .unknownLesson, .tooManyGrants])
}

extension Shape where Value == Grant {
    /// How it is read and written: `Grant` in the reference.
    public static let grant = Shape.object(
        "Grant", "Minutes beyond the limits.",
        from: Grant(
            id: GrantID(rawValue: ""), minutes: 0, scope: .all, pastQuietHours: false,
            expires: Instant(milliseconds: 0),
            at: Instant(milliseconds: 0), by: "", origin: .parent)
    ) {
        required("grant", \.id, .id(GrantID.self))
        required("minutes", \.minutes, .count)
        optional("activity", .activityRef, "For this activity only; absent: for everything.") {
            if case .activity(let activity) = $0.scope { activity } else { nil }
        } set: {
            $0.scope = .activity($1)
        }
        required("pastQuietHours", \.pastQuietHours, .boolean)
        required("expiresAt", \.expires, .end)
        required("at", \.at, .instant, "When it was given.")
        required("by", \.by, .text(), "Who gave it; `earned` when learning did, and to a child `a parent`.")
        optional("why", \.why, .text(), "The reason, for parents alone.")
        optional("request", .id(TimeRequestID.self), "The request that was approved.") {
            if case .request(let request) = $0.origin { request } else { nil }
        } set: {
            $0.origin = .request($1)
        }
        optional("lesson", .id(LessonID.self), "The lesson that earned it.") {
            if case .lesson(let lesson) = $0.origin { lesson } else { nil }
        } set: {
            $0.origin = .lesson($1)
        }
        optional("codeId", .id(CodeID.self), "Names the code that was redeemed.") {
            if case .code(let code) = $0.origin { code } else { nil }
        } set: {
            $0.origin = .code($1)
        }
        optional("challenge", .id(ChallengeID.self), "The challenge that earned it.") {
            if case .challenge(let challenge) = $0.origin { challenge } else { nil }
        } set: {
            $0.origin = .challenge($1)
        }
    }
}
