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

/// Where the live screen sees requests and answers them, and does for a child what its keys say.
struct RequestDesk {
    var session: Invocation

    /// The open ones, the oldest first.
    func open() throws -> [OpenRequest] {
        // Open ones come all; of the others one is as few as can be asked for.
        try session.plainly(TimeRequests.method, TimeRequests.Params(limit: 1)).value.requests
            .filter { $0.state == .open }
            .map { view in
                let request = view.request
                return OpenRequest(
                    id: request.id, child: view.child, minutes: request.minutes, why: request.reason, at: request.at)
            }
            .sorted { $0.at < $1.at }
    }

    /// Approves with so many minutes, or declines with nil; gives a sentence for the parent.
    func decide(_ request: OpenRequest, minutes: Int?) throws -> String {
        let params = TimeDecide.Params(request: request.id, approve: minutes != nil, minutes: minutes)
        return try session.plainly(TimeDecide.method, params).value.note
    }

    /// Grants minutes; gives a sentence for the parent.
    func grant(_ child: ChildID, minutes: Int) throws -> String {
        try session.plainly(TimeGrant.method, TimeGrant.Params(child: child.rawValue, minutes: minutes)).value.note
    }

    /// Locks a child's time until a parent unlocks it, or unlocks it.
    func lock(_ child: WatchState.Child, _ isLocked: Bool) throws -> String {
        if isLocked {
            _ = try session.plainly(TimeLock.method, TimeLock.Params(child: child.id.rawValue))
        } else {
            _ = try session.plainly(TimeUnlock.method, ChildParams(child: child.id.rawValue))
        }
        return child.name + (isLocked ? " is locked." : " is unlocked.")
    }
}
