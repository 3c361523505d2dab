import API
import Household
import JSONRPC
import RPCServer

extension BackupCreate {
    static let endpoint = Endpoint.later(method, from: \.backups) { (desk, params, call) throws(RPCError) in
        try desk.beginCreation(params, call)
    }
}

extension BackupVerify {
    static let endpoint = Endpoint.later(method, from: \.backups) { (desk, params, call) throws(RPCError) in
        try desk.beginVerification(params, call)
    }
}

extension BackupSchedulePlan {
    static let endpoint = Endpoint.later(method, from: \.backups) { (desk, params, call) throws(RPCError) in
        try desk.beginSchedule(params, call)
    }
}

extension BackupList {
    static let endpoint = Endpoint.later(method, from: \.backups) { (desk, _, call) throws(RPCError) in
        try desk.beginList(call)
    }
}

extension BackupRestore {
    static let endpoint = Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
        let params = try method.read(json, call)
        if engine.rpc.isStopping { throw .stopping }
        try engine.backups.requireAbsolute(params.path)
        return try engine.asOwner(params.recoveryCode, call) { [unowned engine] (author, pending) throws(RPCError) in
            try engine.backups.beginRestore(params, author, pending)
        }
    }
}
