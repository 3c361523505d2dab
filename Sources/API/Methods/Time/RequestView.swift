import Household
import JSONRPC
import Shapes
import Words

/// A request for time as callers see it.
public struct RequestView: Equatable, Sendable {
    /// Who asks.
    public var child: ChildID
    /// The request with its minutes, reason and times.
    public var request: TimeRequest
    /// How it stands now; an open one whose time is over has expired.
    public var state: RequestState
    /// A sentence for the reader.
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
        required("request", .id(TimeRequestID.self), "Names it in `time.decide`.") { $0.request.id }
        required("child", .id(ChildID.self), "Who asks.") { $0.child }
        optional("clientId", .text(1...128), "The front-end's own id.") { $0.request.clientID }
        required("minutes", .count, "The requested minutes.") { $0.request.minutes }
        optional("reason", .text(1...200)) { $0.request.reason }
        optional("activity", .activityRef, "For this activity only; absent: for everything.") { $0.request.activity }
        required("at", .instant, "When it was asked.") { $0.request.at }
        required("expiresAt", .end, "The end of the household day.") { $0.request.expires }
        required("state", .word(RequestState.self), "How it stands now; an open one whose time is over has expired.") {
            $0.state
        }
        optional("parentAnswer", RequestAnswer.shape, "The one final answer.") { $0.request.answer }
        required("say", .saying, "A sentence for the reader.") { $0.say }
    }
}

extension RequestAnswer {
    static let shape = Shape<RequestAnswer>.object(
        "RequestAnswer", "A parent's answer to a request.",
        make: { approved, minutes, grant, past, word, by, at in
            RequestAnswer(
                isApproved: approved, minutes: minutes, grant: grant, pastQuietHours: past ?? false, word: word, by: by,
                at: at)
        }
    ) {
        required("approved", .boolean) { $0.isApproved }
        optional("minutes", .count, "That were given.") { $0.minutes }
        optional("grant", .id(GrantID.self), "The grant that was given.") { $0.grant }
        optional("pastQuietHours", .boolean, "Whether the minutes can be used in quiet hours and outside of windows.") {
            $0.pastQuietHours ? true : nil
        }
        optional("word", .text(1...200), "A word to the child.") { $0.word }
        required("by", .text(), "The parent.") { $0.by }
        required("at", .instant) { $0.at }
    }
}
