import API
import Household
import JSONRPC
import Journal
import Logging
import NIOCore
import RPCServer
import Shapes

/// Long histories, read by threads of their own: pages of the audit, of ledgers and of copies of what is known, checks of
/// the audit, the doctor.
///
/// What is read is bounded; who asked can take it back, and is told how it gets on.
final class ReadJobs: Desk {
    let door: DeskDoor
    /// Reads pages.
    let reader: BackgroundThread
    /// Makes examinations.
    let background: BackgroundThread
    var waiting = Waiting()
    /// The examination under way.
    var examination: PendingReply?

    /// Replies that wait for a thread, by what they tell.
    struct Waiting {
        var auditPages = PendingReplyTable<AuditPage>(most: WireLimits.auditPages)
        var auditChecks = PendingReplyTable<Void>(most: WireLimits.auditChecks)
        var ledgerPages = PendingReplyTable<LedgerReader>(most: WireLimits.ledgerPages)
        var exportPages = PendingReplyTable<ExportPage>(most: WireLimits.exportPages)
        var logPages = PendingReplyTable<LogPage>(most: WireLimits.exportPages)
        var reports = PendingReplyTable<Void>(most: WireLimits.reports)
        var stats = PendingReplyTable<DaemonStats.Result>(most: WireLimits.statsCalls)
    }

    init(_ door: DeskDoor, reader: BackgroundThread, background: BackgroundThread) {
        self.door = door
        self.reader = reader
        self.background = background
    }
}
