import Household

/// A child's request for more time that nobody has answered yet (Screen time, Grants and requests).
struct OpenRequest: Equatable {
    var id: String
    var child: ChildID
    var minutes: Int
    var why: String?
    var at: Instant
}

/// Where the live screen sees requests and answers them.
protocol RequestDesk {
    /// The open ones, in any order; nil when this kidd knows of no requests.
    func open(in session: Session) throws -> [OpenRequest]?

    /// Approves with so many minutes, or declines with nil; gives a sentence for the parent.
    func decide(_ request: OpenRequest, minutes: Int?, in session: Session) throws -> String
}

/// A household in which nobody can ask.
struct NoRequestDesk: RequestDesk {
    func open(in session: Session) -> [OpenRequest]? { nil }

    func decide(_ request: OpenRequest, minutes: Int?, in session: Session) -> String { "" }
}
