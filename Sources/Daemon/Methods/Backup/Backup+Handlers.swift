import API
import JSONRPC

extension BackupCreate {
    static let endpoint = Endpoint.backups(method) { (desk, params, call) throws(RPCError) in
        try desk.beginCreation(params, call)
    }
}

extension BackupVerify {
    static let endpoint = Endpoint.backups(method) { (desk, params, call) throws(RPCError) in
        try desk.beginVerification(params, call)
    }
}

extension BackupSchedulePlan {
    static let endpoint = Endpoint.backups(method) { (desk, params, call) throws(RPCError) in
        try desk.beginSchedule(params, call)
    }
}

extension BackupList {
    static let endpoint = Endpoint.backups(method) { (desk, _, call) throws(RPCError) in
        try desk.beginList(call)
    }
}
