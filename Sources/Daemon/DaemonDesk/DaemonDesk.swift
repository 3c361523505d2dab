import API
import Household
import JSONRPC
import Journal
import Logging
import NIOCore
import Packs
import RPCServer
import Shapes

/// What the owner of the machine asks of the daemon itself: reading again what can change, stopping, and numbers.
final class DaemonDesk: Desk {
    /// What the daemon was started with.
    struct Host: Sendable {
        /// Folders of packs beside those that are part of the program.
        var packFolders: [String] = []
        /// Has the daemon stopped by whoever started it.
        var shutDown: @Sendable () -> Void = {}
        /// Nil: what is logged cannot be changed.
        var logLevel: LogLevelSwitch?
        /// What is served.
        var endpoints = EndpointTable.served
        /// The run of the daemon, which outlives the household.
        let run: ProcessRun
    }

    let door: DeskDoor
    let host: Host
    private let worker: BackgroundThread
    private var isReloading = false
    /// How often packs may be read again, and how often that is written down.
    private var reloads: TokenBucket

    /// Every day of a developer is covered; who asks in a loop fills no journal.
    private static let reloadAllowance = Allowance(atOnce: 10, perHour: 60)

    init(_ door: DeskDoor, _ host: Host, worker: BackgroundThread) {
        self.door = door
        self.host = host
        self.worker = worker
        reloads = TokenBucket(Self.reloadAllowance, at: door.context.moment.bootTime)
        _ = host.run.started(knowing: door.context.moment)
    }

    /// Stops the daemon as soon as everything that is known now is stored and told.
    func shutDown() {
        log.notice("asked to stop by the owner")
        let onLoop = backOnLoop()
        commits.whenSettled { onLoop { $0.host.shutDown() } }
    }
}

// MARK: Reading again

extension DaemonDesk {
    /// Begins to read again; once at a time.
    func beginReload(_ params: DaemonReload.Params, _ call: Call) throws(RPCError) -> PendingReply {
        guard !isReloading else { throw RPCError(.busy, "the packs are being read already: try again in a moment") }
        if let wait = reloads.take(at: context.bootTime()) {
            let seconds = Int((wait + .second - 1) / .second)
            throw RPCError(
                .busy, "packs were read again very often: the next time is possible in \(seconds) s",
                [.integer("retryAfterSeconds", seconds)])
        }
        let pending = call.pendingReply()
        let author = call.author
        let kept = NIOLoopBound(pending, eventLoop: loop)
        reload(by: author) { desk, result in
            if case .success = result, let log = params.log { desk.host.logLevel?.level = log.level }
            let level = DaemonReload.LogLevel(desk.host.logLevel?.level ?? desk.log.logLevel)
            let after = desk.commits.lastSeq
            desk.finish(
                kept.value, DaemonReload.method, after: after,
                result.map { DaemonReload.Result(read: $0.read, changed: $0.changed, log: level) }
                    .mapError { .packRefused($0) })
        }
        return pending
    }

    /// The same by a signal: the log says what came of it. A signal cannot be refused, but one of very many is not written
    /// down.
    func reloadBySignal() {
        guard !isReloading else { return }
        let isWritten = reloads.take(at: context.bootTime()) == nil
        reload(by: isWritten ? .daemon : nil) { desk, result in
            switch result {
            case .success(let found):
                desk.log.notice("packs were read again", metadata: ["changed": "\(found.changed.count)"])
            case .failure(let refusal):
                desk.log.error("packs cannot be read again: nothing changed", metadata: ["reason": "\(refusal.text)"])
            }
        }
    }

    /// - Parameter author: who is written down; nil: nobody.
    private func reload(
        by author: Author?,
        then: @escaping @Sendable (DaemonDesk, Result<(read: [String], changed: [String]), PackRefusal>) -> Void
    ) {
        isReloading = true
        let folders = host.packFolders
        work(on: worker) {
            Self.read(folders)
        } then: { desk, packs in
            desk.isReloading = false
            desk.rpc.service.turnBegins()
            then(desk, packs.flatMap { desk.place($0, by: author) })
        }
    }

    private static func read(_ folders: [String]) -> Result<[Pack], PackRefusal> {
        var packs: [Pack] = []
        for folder in folders {
            switch PackReader.read(path: folder) {
            case .success(let pack): packs.append(pack)
            case .failure(let refusal): return .failure(refusal)
            }
        }
        return .success(packs)
    }

    /// Puts the packs on the shelf, and writes down who asked for it.
    private func place(
        _ packs: [Pack], by author: Author?
    ) -> Result<(read: [String], changed: [String]), PackRefusal> {
        var outcome: Result<[PackID], PackRefusal> = .success([])
        if !packs.isEmpty {
            door.engine.changePacks { shelf, used in
                do throws(PackRefusal) {
                    outcome = .success(try shelf.reload(packs, used: used))
                } catch {
                    outcome = .failure(error)
                }
            }
        }
        return outcome.map { changed in
            if let author { commit([.daemonAsked(.reload)], by: author, at: context.moment) }
            return (packs.map { "\($0.manifest.id) \($0.manifest.version)" }, changed.map(\.rawValue))
        }
    }
}
