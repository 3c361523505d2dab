import Household
import JSONRPC
import Shapes

/// `time.grant`: minutes beyond the limits.
public enum TimeGrant {
    /// The parameters of `time.grant`. Optional: `grant`, `activity`, `pastQuietHours`, `expires`, `why`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// Minutes of use beyond the limits.
        public var minutes: Int
        /// Your own id: a grant sent twice counts once.
        public var grant: GrantID?
        /// For this only; for everything when absent.
        public var activity: ActivityRef?
        /// Whether it goes past quiet hours.
        public var pastQuietHours: Bool
        /// The end of today when absent.
        public var expires: Instant?
        /// The reason, which the child may read; absent: none was given.
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
        "time.grant", "Gives minutes beyond the limits; says at once what still blocks.", role: .parent, changes: true,
        params: Shape<Params>.object("TimeGrantParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            required("minutes", .integer(ScreenTime.grantMinutes)) { $0.minutes }
            optional("grant", .id(GrantID.self), "Your own id: a grant sent twice counts once.") { $0.grant }
            optional("activity", .activityRef, "For this only; for everything when absent.") { $0.activity }
            defaulted("pastQuietHours", .boolean, to: false, "Whether it goes past quiet hours.") {
                $0.pastQuietHours
            }
            optional("expires", .instant, "The end of today when absent.") { $0.expires }
            optional("why", .text(1...200)) { $0.why }
        },
        result: Shape<GrantReply>.object("Granted", "", make: GrantReply.init) {
            required("grant", .grant, "As it was first given.") { $0.grant }
            required("decision", .decision, "What the child may do now.") { $0.decision }
            required("note", .text(), "A sentence for the parent: what was granted and what still blocks.") {
                $0.note
            }
        },
        errors: [.unknownChild])
}

extension Shape where Value == Grant {
    /// How it is read and written: `Grant` in the reference.
    public static let grant = Shape.object(
        "Grant", "Minutes beyond the limits.",
        make: { id, minutes, activity, pastQuietHours, expires, at, by, why, request, lesson, code in
            Grant(
                id: id, minutes: minutes, scope: activity.map(GrantScope.activity) ?? .all,
                pastQuietHours: pastQuietHours, expires: expires, at: at, by: by, why: why,
                origin: request.map(GrantOrigin.request) ?? lesson.map(GrantOrigin.lesson)
                    ?? code.map(GrantOrigin.code) ?? .parent)
        }
    ) {
        required("id", .id(GrantID.self)) { $0.id }
        required("minutes", .count) { $0.minutes }
        optional("activity", .activityRef, "For this only; absent: for everything.") { grant in
            if case .activity(let activity) = grant.scope { activity } else { nil }
        }
        required("pastQuietHours", .boolean) { $0.pastQuietHours }
        required("expires", .end) { $0.expires }
        required("at", .instant, "When it was given.") { $0.at }
        required("by", .text(), "Who gave it; `earned` when a lesson did.") { $0.by }
        optional("why", .text()) { $0.why }
        optional("request", .id(TimeRequestID.self), "The request that was approved.") { grant in
            if case .request(let request) = grant.origin { request } else { nil }
        }
        optional("lesson", .id(LessonID.self), "The lesson that earned it.") { grant in
            if case .lesson(let lesson) = grant.origin { lesson } else { nil }
        }
        optional("code", .id(CodeID.self), "Names the code that was redeemed.") { grant in
            if case .code(let code) = grant.origin { code } else { nil }
        }
    }
}
