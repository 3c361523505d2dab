import API
import Household
import JSONRPC
import Journal
import Logging
import NIOCore
import RPCServer
import Shapes

/// Children that are erased, one at a time: the record first, with which the child's key is destroyed and the child is
/// out of memory; then, on a thread, what is left of it in the files. It answers when all of it is gone.
final class ErasureDesk: Desk {
    let door: DeskDoor
    private let worker: BackgroundThread
    private var job: Job?
    /// Whether the daemon is about to stop: what is left goes with the next start.
    let stopping = StopMark()

    /// An erasure under way.
    private struct Job {
        let pending: PendingReply
        let work: ReadingWork
        let child: ChildID
        let handle: Int64
        let since: Instant?
    }

    init(_ door: DeskDoor, worker: BackgroundThread) {
        self.door = door
        self.worker = worker
    }

    /// Goes on with what a crash or a full disk has left.
    func begin() {
        for handle in commits.journal.unfinishedErasures { clear(handle, nil) }
    }

    /// Begins an erasure.
    func beginErasure(_ params: ChildErase.Params, _ call: Call) throws(RPCError) -> PendingReply {
        if job != nil { throw RPCError(.busy, "another child is being erased: try again when that is done") }
        let child = try context.child(named: params.child)
        guard params.confirmName == child.profile.name else {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/confirmName", message: "must be the child's display name, letter by letter"))
        }
        guard context.machine.room() == .ample else {
            throw RPCError(.storageFull, "the disk is full, so nothing was erased: free some space and try again")
        }
        let pending = call.pendingReply()
        pending.work = .other
        let job = Job(
            pending: pending, work: rpc.readingWork(for: pending), child: child.profile.id, handle: child.handle,
            since: child.since)
        self.job = job
        commit([.childErased(handle: child.handle)], by: call.author, at: context.now())
        commits.whenSettled { [unowned self] in recorded(job) }
        return pending
    }

    private func recorded(_ job: Job) {
        guard !context.family.knows(job.child) else {
            return finish(
                .failure(
                    RPCError(.storageFailed, "storing failed, so nothing was erased: the daemon's log has the reason")))
        }
        log.notice("a child was erased", metadata: ["profile": "\(job.handle)"])
        clear(job.handle, job.work)
    }

    private func clear(_ handle: Int64, _ work: ReadingWork?) {
        let (journal, stopping) = (commits.journal, stopping)
        self.work(on: worker) {
            var eraser = Eraser(journal: journal, handle: handle) { done, total in
                if stopping.isStopped { throw Eraser.Stopped() }
                work?.tell("erasing", done, of: total)
            }
            return eraser.run()
        } then: { desk, outcome in
            desk.cleared(handle, outcome)
        }
    }

    private func cleared(_ handle: Int64, _ outcome: Eraser.Outcome) {
        let erased = job.flatMap { $0.handle == handle ? $0.child : nil }
        commits.forgetReplies(rows: outcome.rows, replies: outcome.replies, of: erased)
        // Events of before have the child's name.
        if let erased { door.engine.events.forget(erased) }
        if let fault = outcome.fault {
            log.error(
                "what is left of an erased child could not be cleared: the next start goes on with it",
                metadata: ["profile": "\(handle)", "reason": "\(fault)"])
        }
        commits.snapshotLost()
        door.engine.keepSnapshotWhenDue()
        guard let job, job.handle == handle else { return }
        finish(
            .success(
                ChildErase.Result(
                    child: job.child, records: outcome.records, since: job.since, isCleared: outcome.fault == nil)))
    }

    private func finish(_ result: Result<ChildErase.Result, RPCError>) {
        guard let job else { return }
        self.job = nil
        finishLater(job.pending, result.map { reply($0, ChildErase.method) })
    }
}
