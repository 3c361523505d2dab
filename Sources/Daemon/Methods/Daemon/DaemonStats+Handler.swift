import API
import Glibc
import Household
import JSONRPC
import Journal
import RPCServer

extension DaemonStats {
    /// What it says of the machine is read on a thread: files are nothing for the event loop.
    static let endpoint = Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
        _ = try method.read(json, call)
        if engine.rpc.isStopping { throw .stopping }
        let rpc: RPCServer = engine.rpc
        let commits = engine.commits
        let run = engine.daemon.host.run
        let traffic = Traffic(
            connections: rpc.connectionCount, subscribers: engine.events.subscriberCount, calls: run.calls,
            ignoredNotifications: run.ignoredNotifications + rpc.ignoredNotifications,
            waitingPINs: engine.access.waitingPINs,
            outputBytes: rpc.keptOutputBytes)
        let uptime = call.moment.bootTime - run.bootTime
        let process = Process(
            pid: Int(getpid()), uid: Int(Account.effectiveUID), startedAt: run.started(knowing: call.moment),
            uptimeSeconds: Int(max(0, uptime) / .second), memoryBytes: 0)
        let storage = Storage(
            rows: Int(commits.lastSeq), rowsSinceSnapshot: Int(max(0, commits.storedSeq - commits.snapshotSeq)),
            databaseBytes: 0, logBytes: 0, freeBytes: 0, disk: ReadJobs.disk(commits.journal.room.level))
        return .pending(
            try engine.reads.beginStats(
                Result(
                    process: process, storage: storage, traffic: traffic, children: engine.context.family.childCount,
                    packs: engine.context.shelf.versions),
                call))
    }
}

extension ReadJobs {
    fileprivate func beginStats(_ known: DaemonStats.Result, _ call: Call) throws(RPCError) -> PendingReply {
        let pending = call.pendingReply()
        guard let number = waiting.stats.begin(known, pending) else {
            throw RPCError(.busy, "the daemon's numbers are being read already: try again in a moment")
        }
        let journal = commits.journal
        self.work(on: reader) {
            (files: journal.sizes, memory: OwnProcess.residentBytes)
        } then: { reads, found in
            guard let (known, pending) = reads.waiting.stats.end(number) else { return }
            var result = known
            result.process.memoryBytes = found.memory
            result.storage.databaseBytes = found.files.database
            result.storage.logBytes = found.files.log
            result.storage.freeBytes = found.files.free
            reads.finish(pending, DaemonStats.method, .success(result))
        }
        return pending
    }
}
