import API
import JSONRPC

extension DaemonDoctor {
    static let endpoint = Endpoint.later(method, from: \.reads) { (reads, _, call) throws(RPCError) in
        try reads.beginExamination(call)
    }
}
