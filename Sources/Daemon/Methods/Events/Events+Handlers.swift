import API
import JSONRPC
import Shapes

extension EventsSubscribe {
    static let endpoint = Endpoint.query(method) { engine, params, call in
        engine.subscribe(params, call)
    }
}

extension EventsUnsubscribe {
    static let endpoint = Endpoint.query(method) { engine, _, call in
        engine.unsubscribe(call.session.id)
        return Nothing()
    }
}
