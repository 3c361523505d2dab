import API
import JSONRPC

extension RPCDiscover {
    static let endpoint = Endpoint.query(method) { _, _, _ in EndpointTable.document }
}

extension RPCPing {
    static let endpoint = Endpoint.overtaking(method) { _, _, _ in Nothing() }
}

extension RPCVersion {
    static let endpoint = Endpoint.query(method) { house, _, _ in
        Result(version: house.parts.version, protocolVersion: 1)
    }
}

extension RPCLimits {
    static let endpoint = Endpoint.query(method) { _, _, _ in table }
}

extension RPCCancel {
    static let endpoint = Endpoint.overtaking(method) { house, params, call in
        Result(house.cancel(params.id, by: call))
    }
}
