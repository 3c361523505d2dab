import API
import JSONRPC

extension EventsSubscribe {
    static let endpoint = Endpoint.query(method) { house, params, call in
        house.subscribe(params, call)
    }
}

extension EventsUnsubscribe {
    static let endpoint = Endpoint.query(method) { house, _, call in
        house.unsubscribe(call.session.id)
        return Nothing()
    }
}
