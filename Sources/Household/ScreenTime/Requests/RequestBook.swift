/// A child's requests for time, the open ones and the latest of the others. Only facts change it.
public struct RequestBook: Hashable, Sendable {
    /// In the order in which they were asked.
    public package(set) var requests: [TimeRequest]

    /// How many can be open at a time.
    public static let mostOpen = 3
    /// How many are kept.
    public static let mostKept = 100

    /// A book with the given requests.
    public init(requests: [TimeRequest] = []) {
        self.requests = requests
    }

    /// The request with an id.
    public func request(_ id: TimeRequestID) -> TimeRequest? { requests.first { $0.id == id } }

    /// Those that wait for an answer at an instant, the first asked first.
    public func open(at instant: Instant) -> [TimeRequest] { requests.filter { $0.state(at: instant) == .open } }

    /// Takes in what happened. Total: facts about what is not known change nothing.
    public mutating func apply(_ fact: RequestFact) {
        switch fact {
        case .opened(let request):
            guard self.request(request.id) == nil else { return }
            requests.append(request)
            guard requests.count > Self.mostKept else { return }
            requests.remove(at: requests.firstIndex { $0.state(at: request.at) != .open } ?? 0)
        case .decided(let id, let answer):
            guard let index = requests.firstIndex(where: { $0.id == id }), requests[index].answer == nil else { return }
            requests[index].answer = answer
        }
    }
}
