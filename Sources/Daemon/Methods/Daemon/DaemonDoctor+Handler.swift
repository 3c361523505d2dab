import API
import JSONRPC

extension DaemonDoctor {
    static let endpoint = Endpoint.later(method) { (house, _, call) throws(RPCError) in
        try house.beginExamination(call)
    }
}
