import API
import JSONRPC
import RPCServer
import Shapes

extension RPCDiscover {
    static let endpoint = Endpoint.query(method) { _, _, _ in EndpointTable.document }
}

extension RPCPing {
    static let endpoint = Endpoint.overtaking(method) { _, _, _ in Nothing() }
}

extension RPCVersion {
    static let endpoint = Endpoint.query(method) { _, _, _ in Result.present }
}

extension RPCVersion.Result {
    /// Of this daemon.
    static let present = Self(version: DaemonVersion.text, protocolVersion: RPCVersion.present)
}

extension RPCLimits {
    static let endpoint = Endpoint.query(method) { _, _, _ in table }
}

extension RPCCancel {
    static let endpoint = Endpoint.overtaking(method) { rpc, params, call in
        Result(State(rpc.cancel(params.id, from: call.session)))
    }
}

extension RPCCancel.State {
    init(_ outcome: CancelOutcome) {
        switch outcome {
        case .cancelled: self = .cancelled
        case .tooLate: self = .tooLate
        case .notInFlight: self = .notInFlight
        case .ambiguous: self = .ambiguous
        }
    }
}
