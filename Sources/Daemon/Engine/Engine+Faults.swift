import JSONRPC
import Journal
import Shapes
import Vault

/// Faults of the daemon itself: the caller gets a number, the log has the rest (Protocol, Errors).
extension Engine {
    /// An error as its caller may see it: a fault of a handler becomes an incident, all others stay as they are.
    func worded(_ error: RPCError, of method: String, uid: UInt32) -> RPCError {
        guard error.code == .internalError else { return error }
        let incident = Random.bytes(6).hexadecimal
        parts.log.error(
            "a fault while answering",
            metadata: [
                "incident": "\(incident)", "method": "\(method.brief())", "uid": "\(uid)", "reason": "\(error.message)",
            ])
        return RPCError(
            .internalError, "a fault of kidd itself: its log has the incident \(incident)",
            [.text("incident", incident)])
    }
}

extension RPCError {
    /// Something that a handler cannot go on from. The reason is for the log alone.
    static func fault(_ reason: String) -> RPCError { RPCError(.internalError, reason) }

    /// Why something stored could not be read: damage is told, all else is a fault of the daemon or its machine.
    init(reading what: String, _ fault: JournalFault) {
        switch fault {
        case .damaged, .wrongKey, .newerSchema:
            self.init(.storageDamaged, "\(what) cannot be read: \(fault)")
        default: self = .fault("\(what) cannot be read: \(fault)")
        }
    }
}
