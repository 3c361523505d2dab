import API
import JSONRPC

extension DaemonDoctor {
    static let endpoint = Endpoint.reading(method) { (reads, _, call) throws(RPCError) in
        try reads.beginExamination(call)
    }
}
