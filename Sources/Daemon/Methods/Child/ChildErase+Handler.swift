import API
import JSONRPC

extension ChildErase {
    static let endpoint = Endpoint.later(method, from: \.erasures) { (desk, params, call) throws(RPCError) in
        try desk.beginErasure(params, call)
    }
}
