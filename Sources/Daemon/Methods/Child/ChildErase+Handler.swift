import API
import JSONRPC

extension ChildErase {
    static let endpoint = Endpoint.erasing(method) { (desk, params, call) throws(RPCError) in
        try desk.beginErasure(params, call)
    }
}
