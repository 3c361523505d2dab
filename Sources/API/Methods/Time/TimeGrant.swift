import Household
import JSONRPC
import Shapes

/// `time.grant`: minutes beyond the limits.
public enum TimeGrant {
    /// The parameters of `time.grant`. Optional: `grant`, `activity`, `pastQuietHours`, `expiresAt`, `why`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// Minutes of use beyond the limits.
        public var minutes: Int
        /// An id that you choose: a grant sent twice with it counts once.
        public var grant: GrantID?
        /// For this activity only; if absent, for everything.
        public var activity: ActivityRef?
        /// Whether the minutes can be used in quiet hours and outside of windows.
        public var pastQuietHours: Bool
        /// Until when they can be used; if absent, the end of today.
        public var expires: Instant?
        /// The reason, for parents alone; absent: none was given.
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
            required("child", .childName, "Id or name of the child.") { $0.child }
            required("minutes", .integer(ScreenTime.grantMinutes), "Minutes of use beyond the limits.") { $0.minutes }
            optional("grant", .id(GrantID.self), "An id that you choose: a grant sent twice with it counts once.") {
                $0.grant
            }
            optional("activity", .activityRef, "For this activity only; if absent, for everything.") { $0.activity }
            defaulted(
                "pastQuietHours", .boolean, to: false,
                "Whether the minutes can be used in quiet hours and outside of windows."
            ) {
                $0.pastQuietHours
            }
            optional("expiresAt", .instant, "Until when they can be used; if absent, the end of today.") { $0.expires }
            optional("why", .text(1...200), "The reason, for parents alone; absent: none was given.") { $0.why }
        },
        result: Shape<GrantReply>.object("Granted", "", make: GrantReply.init) {
            required("grant", .grant, "As it was first given.") { $0.grant }
            required("decision", .decision, "What the child may do now.") { $0.decision }
            required("note", .saying, "A sentence for the parent: what was granted and what still blocks.") {
                $0.note
            }
        },
        errors: [.unknownChild, .unknownLesson, .tooManyGrants])
}

extension Shape where Value == Grant {
    /// How it is read and written: `Grant` in the reference.
    public static let grant = Shape.object(
        "Grant", "Minutes beyond the limits.",
        make: { id, minutes, activity, pastQuietHours, expires, at, by, why, request, lesson, code, challenge in
            Grant(
                id: id, minutes: minutes, scope: activity.map(GrantScope.activity) ?? .all,
                pastQuietHours: pastQuietHours, expires: expires, at: at, by: by, why: why,
                origin: request.map(GrantOrigin.request) ?? lesson.map(GrantOrigin.lesson)
                    ?? code.map(GrantOrigin.code) ?? challenge.map(GrantOrigin.challenge) ?? .parent)
        }
    ) {
        required("grant", .id(GrantID.self)) { $0.id }
        required("minutes", .count) { $0.minutes }
        optional("activity", .activityRef, "For this activity only; absent: for everything.") { grant in
            if case .activity(let activity) = grant.scope { activity } else { nil }
        }
        required("pastQuietHours", .boolean) { $0.pastQuietHours }
        required("expiresAt", .end) { $0.expires }
        required("at", .instant, "When it was given.") { $0.at }
        required("by", .text(), "Who gave it; `earned` when learning did, and to a child `a parent`.") { $0.by }
        optional("why", .text(), "The reason, for parents alone.") { $0.why }
        optional("request", .id(TimeRequestID.self), "The request that was approved.") { grant in
            if case .request(let request) = grant.origin { request } else { nil }
        }
        optional("lesson", .id(LessonID.self), "The lesson that earned it.") { grant in
            if case .lesson(let lesson) = grant.origin { lesson } else { nil }
        }
        optional("codeId", .id(CodeID.self), "Names the code that was redeemed.") { grant in
            if case .code(let code) = grant.origin { code } else { nil }
        }
        optional("challenge", .id(ChallengeID.self), "The challenge that earned it.") { grant in
            if case .challenge(let challenge) = grant.origin { challenge } else { nil }
        }
    }
}
