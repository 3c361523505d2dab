import API
import Household

/// A child's request for more time that nobody has answered yet (Screen time, Grants and requests).
struct OpenRequest: Equatable {
    var id: TimeRequestID
    var child: ChildID
    var minutes: Int
    var why: String?
    var at: Instant
}

/// Where the live screen answers requests, and does for a child what its keys say.
struct RequestDesk {
    var session: Invocation

    /// Open ones come all; of the others one is as few as can be asked for.
    static let params = TimeRequests.Params(limit: 1)

    /// The open ones, the oldest first.
    static func open(_ requests: [RequestView]) -> [OpenRequest] {
        requests.filter { $0.state == .open }
            .map { view in
                let request = view.request
                return OpenRequest(
                    id: request.id, child: view.child, minutes: request.minutes, why: request.reason, at: request.at)
            }
            .sorted { $0.at < $1.at }
    }

    /// What a decision came to: a sentence for the parent, and the grant, where one was given.
    struct Answer {
        var note: String
        var given: (child: ChildID, grant: GrantID, minutes: Int)?
    }

    /// Approves with so many minutes, or declines with nil.
    func decide(_ request: OpenRequest, minutes: Int?) throws -> Answer {
        let params = TimeDecide.Params(request: request.id, approve: minutes != nil, minutes: minutes)
        let decided = try session.plainly(TimeDecide.method, params).value
        let answer = decided.request.request.answer
        let given = answer?.grant.map { (child: request.child, grant: $0, minutes: answer?.minutes ?? request.minutes) }
        return Answer(note: decided.note.printable, given: given)
    }

    /// Grants minutes.
    func grant(_ child: ChildID, minutes: Int) throws -> Answer {
        let granted = try session.plainly(
            TimeGrant.method, TimeGrant.Params(child: child.rawValue, minutes: minutes)
        ).value
        return Answer(note: granted.note.printable, given: (child, granted.grant.id, granted.grant.minutes))
    }

    /// Takes back what is left of a grant; gives a sentence for the parent.
    func undo(_ given: WatchState.Given) throws -> String {
        let params = TimeUndoGrant.Params(child: given.child.rawValue, grant: given.grant)
        return given.name.printable + ": " + (try session.plainly(TimeUndoGrant.method, params).value.note.printable)
    }

    /// Locks a child's time until a parent unlocks it, or unlocks it.
    func lock(_ child: WatchState.Child, _ isLocked: Bool) throws -> String {
        if isLocked {
            _ = try session.plainly(TimeLock.method, TimeLock.Params(child: child.id.rawValue))
        } else {
            _ = try session.plainly(TimeUnlock.method, ChildParams(child: child.id.rawValue))
        }
        return session.language.say(isLocked ? "watch.locked" : "watch.unlocked", ["name": .text(child.name)])
    }
}
