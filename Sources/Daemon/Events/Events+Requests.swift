import API
import Household

/// The open requests for time whose expiry is told to subscribers.
extension Events {
    /// Keeps in mind what a record says of requests.
    func awaitRequests(of record: Record) {
        guard let child = record.child else { return }
        for case .request(let fact) in record.facts {
            switch fact {
            case .opened(let request):
                if hasSubscribers { hub.awaited[request.id] = .init(child: child, until: request.expires) }
            case .decided(let id, _): hub.awaited[id] = nil
            }
        }
    }

    /// Remembers the open requests of children, so that their expiry is told to those who begin to listen.
    func awaitRequests(of children: [ChildState], at now: Instant) {
        for child in children {
            for request in child.requests.open(at: now) {
                hub.awaited[request.id] = .init(child: child.profile.id, until: request.expires)
            }
        }
    }

    /// Tells of the requests that nobody answered in time.
    func lookAtRequests() {
        guard !hub.awaited.isEmpty else { return }
        let now = context.now().wall
        let over = hub.awaited.filter { $0.value.until <= now }.sorted { $0.value.until < $1.value.until }
        for (id, awaited) in over {
            hub.awaited[id] = nil
            guard let state = family.child(awaited.child), let request = state.requests.request(id),
                request.state(at: now) == .expired
            else { continue }
            tell(EventProjection(family, context.badges).requestEvent(.expired, request, state.profile, now))
        }
    }

    /// The next expiry of a request that somebody listens for.
    var nextExpiryOfRequests: Instant? {
        guard hub.subscriptions.values.contains(where: { $0.topics.contains(.timeRequest) }) else { return nil }
        return hub.awaited.values.map(\.until).min()
    }
}
