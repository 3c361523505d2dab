import JSONRPC
import Journal
import Vault

extension RPCError {
    /// Something that a handler cannot go on from. The reason is for the log alone.
    static func fault(_ reason: String) -> RPCError { RPCError(.internalError, reason) }

    /// A number by which the log's entry of a fault is found (Protocol, Errors).
    static func newIncident() -> String { Hexadecimal.text(Random.bytes(6)) }

    /// Why something stored could not be read: damage is told, all else is a fault of the daemon or its machine.
    init(reading what: String, _ fault: JournalFault) {
        switch fault {
        case .damaged, .wrongKey, .newerSchema:
            self.init(.storageDamaged, "\(what) cannot be read: \(fault)")
        default: self = .fault("\(what) cannot be read: \(fault)")
        }
    }
}
