import API
import JSONRPC

extension DaemonDoctor {
    static let endpoint = Endpoint.later(method) { (engine, _, call) throws(RPCError) in
        try engine.beginExamination(call)
    }
}
