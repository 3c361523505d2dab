import API
import JSONRPC
import Shapes

extension RPCDiscover {
    static let endpoint = Endpoint.query(method) { _, _, _ in EndpointTable.document }
}

extension RPCPing {
    static let endpoint = Endpoint.overtaking(method) { _, _, _ in Nothing() }
}

extension RPCVersion {
    static let endpoint = Endpoint.query(method) { engine, _, _ in
        Result(version: engine.parts.version, protocolVersion: 1)
    }
}

extension RPCLimits {
    static let endpoint = Endpoint.query(method) { _, _, _ in table }
}

extension RPCCancel {
    static let endpoint = Endpoint.overtaking(method) { engine, params, call in
        Result(engine.cancel(params.id, by: call))
    }
}
