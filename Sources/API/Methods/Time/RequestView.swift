import Household
import JSONRPC
import Shapes
import Words

/// A request for time as callers see it.
public struct RequestView: Equatable, Sendable {
    public var child: ChildID
    /// The request with its minutes, reason and times.
    public var request: TimeRequest
    public var state: RequestState
    public var say: Saying

    public init(child: ChildID, request: TimeRequest, state: RequestState, say: Saying) {
        self.child = child
        self.request = request
        self.state = state
        self.say = say
    }

    /// How it is read and written: `TimeRequest` in the reference.
    public static let shape = Shape<RequestView>.object(
        "TimeRequest", "A child's request for more time.",
        make: { id, child, clientID, minutes, reason, activity, at, expires, state, answer, say in
            RequestView(
                child: child,
                request: TimeRequest(
                    id: id, clientID: clientID, minutes: minutes, reason: reason, activity: activity, at: at,
                    expires: expires, answer: answer), state: state, say: say)
        }
    ) {
        required("request", \.request.id, .id(TimeRequestID.self), "Names it in `time.decide`.")
        required("child", \.child, .id(ChildID.self), "Who asks.")
        optional("clientId", \.request.clientID, .text(1...128), "The front-end's own id.")
        required("minutes", \.request.minutes, .count, "The requested minutes.")
        optional("reason", \.request.reason, .text(1...200))
        optional("activity", \.request.activity, .activityRef, "For this activity only; absent: for everything.")
        required("at", \.request.at, .instant, "When it was asked.")
        required("expiresAt", \.request.expires, .end, "The end of the household day.")
        required(
            "state", \.state, .word(RequestState.self), "How it stands now; an open one whose time is over has expired."
        )
        optional("parentAnswer", \.request.answer, RequestAnswer.shape, "The one final answer.")
        required("say", \.say, .saying, "A sentence for the reader.")
    }
}

extension RequestAnswer {
    static let shape = Shape<RequestAnswer>.object(
        "RequestAnswer", "A parent's answer to a request.",
        make: { approved, minutes, grant, past, word, by, at in
            RequestAnswer(
                isApproved: approved, minutes: minutes, grant: grant, pastQuietHours: past, word: word, by: by,
                at: at)
        }
    ) {
        required("approved", \.isApproved, .boolean)
        optional("minutes", \.minutes, .count, "That were given.")
        optional("grant", \.grant, .id(GrantID.self), "The grant that was given.")
        unless(
            "pastQuietHours", \.pastQuietHours, .boolean, is: false,
            "Whether the minutes can be used in quiet hours and outside of windows.")
        optional("word", \.word, .text(1...200), "A word to the child.")
        required("by", \.by, .text(), "The parent.")
        required("at", \.at, .instant)
    }
}
