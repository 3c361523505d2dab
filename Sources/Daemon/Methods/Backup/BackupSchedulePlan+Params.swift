import API
import Backups
import Household
import JSONRPC
import Shapes

extension BackupSchedulePlan.Params {
    /// A schedule that ends is named with nothing else: whoever names more means something else.
    func requireNothingElse() throws(RPCError) {
        guard folder == nil, everyHours == nil, keep == nil, passphrase == nil else {
            throw RPCError(parameter: ShapeFault(path: "/off", message: "must stand alone"))
        }
    }

    /// A new schedule needs a folder and a passphrase.
    func requireWhole(besides present: BackupSchedule?) throws(RPCError) {
        guard present == nil else { return }
        if folder == nil { throw RPCError(parameter: ShapeFault(path: "/folder", message: "is missing")) }
        if passphrase == nil { throw RPCError(parameter: ShapeFault(path: "/passphrase", message: "is missing")) }
    }

    /// The schedule from now on: what is not named stays as it is. In another folder and with another key the first one is
    /// made at once.
    ///
    /// - Parameters:
    ///   - present: the schedule so far; nil: a new one, of which folder and key are there.
    ///   - key: what the passphrase became, if one was named.
    func schedule(_ present: BackupSchedule?, _ key: BackupKey?, at now: Instant) -> BackupSchedule {
        var schedule =
            present
            ?? BackupSchedule(
                folder: "", everyHours: BackupSchedulePlan.usualHours, keep: BackupSchedulePlan.usualKeep, key: [],
                salt: [], operations: 0, memory: 0, since: now)
        if let folder, folder != schedule.folder { (schedule.folder, schedule.since) = (folder, now) }
        if let everyHours { schedule.everyHours = everyHours }
        if let keep { schedule.keep = keep }
        if let key {
            schedule.key = key.master.withBytes { [UInt8]($0) }
            schedule.salt = key.stretching.salt
            schedule.operations = Int(key.stretching.operations)
            schedule.memory = Int(key.stretching.memory)
            schedule.since = now
        }
        return schedule
    }
}
