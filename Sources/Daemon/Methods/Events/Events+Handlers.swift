import API
import JSONRPC
import Shapes

extension EventsSubscribe {
    static let endpoint = Endpoint.subscription(method) { events, params, call in events.subscribe(params, call) }
}

extension EventsUnsubscribe {
    static let endpoint = Endpoint.subscription(method) { events, _, call in
        events.unsubscribe(call.session.id)
        return Nothing()
    }
}
