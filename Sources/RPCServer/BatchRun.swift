import JSONRPC

/// A batch whose calls are being answered, one after another and over several turns.
struct BatchRun {
    let place: BatchPlace
    private let calls: [Envelope.Reading]
    /// The ids of its calls so far, and those that were in flight before.
    private var seen: Set<RequestID>
    private var next = 0

    init(_ calls: [Envelope.Reading], at place: BatchPlace, seen: Set<RequestID>) {
        self.calls = calls
        self.place = place
        self.seen = seen
    }

    var isOver: Bool { next == calls.count }

    /// Takes the next call and its place among the replies.
    mutating func takeNext() -> (call: Envelope.Reading, index: Int) {
        defer { next += 1 }
        return (calls[next], next)
    }

    /// Whether a call has an id of its own; null names nothing.
    mutating func isFirst(_ id: RequestID) -> Bool { id == .null || seen.insert(id).inserted }

    /// Whether the call with this id is still to come.
    func isAhead(_ id: RequestID) -> Bool { calls[next...].contains { $0.replyID == id } }
}

extension Envelope.Reading {
    /// The id under which a reply will go out; nil when there is none.
    var replyID: RequestID? {
        switch self {
        case .request(let request): request.id
        case .invalid(_, let id): id
        case .response: nil
        }
    }
}
