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
final class ReadJobs {
    let commits: Commits
    let context: HandlerContext
    let log: Logger
    let loop: any EventLoop
    /// Reads pages.
    let reader: BackgroundThread
    /// Makes examinations.
    let background: BackgroundThread
    /// Made later; set once, before anybody can call.
    unowned var rpc: RPCServer!
    var waiting = Waiting()
    /// The examination under way.
    var examination: PendingReply?
    /// Records what happened to the household: that a copy is made.
    var record: (([HouseholdFact], Author, Moment) -> Void)!

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

    init(
        _ commits: Commits, _ context: HandlerContext, reader: BackgroundThread, background: BackgroundThread,
        _ log: Logger, _ loop: any EventLoop
    ) {
        self.commits = commits
        self.context = context
        self.reader = reader
        self.background = background
        self.log = log
        self.loop = loop
    }

    /// Reads on a thread and goes on here with what was found.
    func read<Found: Sendable>(
        on thread: BackgroundThread, _ body: @escaping @Sendable () -> Found,
        then: @escaping @Sendable (ReadJobs, Found) -> Void
    ) {
        let own = NIOLoopBound(self, eventLoop: loop)
        thread.submit {
            let found = body()
            own.eventLoop.execute { then(own.value, found) }
        }
    }

    /// Gives the result of a method, or why there is none.
    func finish<Params, Value>(
        _ pending: PendingReply, _ method: Method<Params, Value>, about child: ChildID? = nil,
        _ result: Result<Value, RPCError>
    ) {
        let reply = result.map { value in
            Reply(
                result: method.result.encode(value, reserving: 512, listener: context.listener(about: child)), after: 0)
        }
        rpc.finish(pending, reply)
    }
}
