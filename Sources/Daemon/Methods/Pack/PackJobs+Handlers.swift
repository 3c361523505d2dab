import API
import Household
import JSONRPC
import Packs
import Shapes

extension PackInstall {
    static let endpoint = Endpoint.packs(method) { (desk, params, call) throws(RPCError) in
        .later(try desk.beginInstall(params, call))
    }
}

extension PackRemove {
    static let endpoint = Endpoint.packs(method) { (desk, params, call) throws(RPCError) in
        .later(try desk.beginRemoval(params, call))
    }
}

extension PackVerify {
    static let endpoint = Endpoint.packs(method) { (desk, params, call) throws(RPCError) in
        .later(try desk.beginCheck(params, call))
    }
}

extension PackStorage {
    static let endpoint = Endpoint.packs(method) { (desk, _, call) throws(RPCError) in
        .later(try desk.beginStorage(call))
    }
}
