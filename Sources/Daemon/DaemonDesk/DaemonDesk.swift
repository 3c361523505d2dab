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
final class DaemonDesk {
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
    }

    let commits: Commits
    let context: HandlerContext
    let host: Host
    private let worker: BackgroundThread
    private let log: Logger
    private let loop: any EventLoop
    /// Made later; set once, before anybody can call.
    unowned var rpc: RPCServer!
    /// Records what happened to the household.
    var record: (([HouseholdFact], Author, Moment) -> Void)!
    /// The door to the shelf.
    var changeShelf: (((inout PackShelf, Set<LessonEdition>) -> Void) -> Void)!
    /// When this run began, on the boot-time clock.
    let startedAt: Milliseconds
    /// Calls since the start.
    private(set) var calls = 0
    private var isReloading = false

    init(
        _ commits: Commits, _ context: HandlerContext, _ host: Host, worker: BackgroundThread, _ log: Logger,
        _ loop: any EventLoop
    ) {
        self.commits = commits
        self.context = context
        self.host = host
        self.worker = worker
        self.log = log
        self.loop = loop
        startedAt = context.moment.bootTime
    }

    func noteCall() { calls += 1 }

    /// Stops the daemon as soon as everything that is known now is stored and told.
    func shutDown() {
        log.notice("asked to stop by the owner")
        let own = NIOLoopBound(self, eventLoop: loop)
        commits.whenSettled { own.eventLoop.execute { own.value.host.shutDown() } }
    }
}

// MARK: Reading again

extension DaemonDesk {
    /// Begins to read again; once at a time.
    func beginReload(_ params: DaemonReload.Params, _ call: Call) throws(RPCError) -> PendingReply {
        guard !isReloading else { throw RPCError(.busy, "the packs are being read already: try again in a moment") }
        let pending = call.pendingReply()
        let author = call.author
        let kept = NIOLoopBound(pending, eventLoop: loop)
        reload(by: author) { desk, result in
            if case .success = result, let log = params.log { desk.host.logLevel?.level = log.level }
            let level = DaemonReload.LogLevel(desk.host.logLevel?.level ?? desk.log.logLevel)
            let after = desk.commits.lastSeq
            desk.rpc.finish(
                kept.value,
                result.map { found in
                    desk.reply(DaemonReload.Result(read: found.read, changed: found.changed, log: level), after)
                }.mapError { .packRefused($0) })
        }
        return pending
    }

    /// The same by a signal: the log says what came of it.
    func reloadBySignal() {
        guard !isReloading else { return }
        reload(by: .daemon) { desk, result in
            switch result {
            case .success(let found):
                desk.log.notice("packs were read again", metadata: ["changed": "\(found.changed.count)"])
            case .failure(let refusal):
                desk.log.error("packs cannot be read again: nothing changed", metadata: ["reason": "\(refusal.text)"])
            }
        }
    }

    private func reload(
        by author: Author,
        then: @escaping @Sendable (DaemonDesk, Result<(read: [String], changed: [String]), PackRefusal>) -> Void
    ) {
        isReloading = true
        let own = NIOLoopBound(self, eventLoop: loop)
        let folders = host.packFolders
        worker.submit {
            let packs = Self.read(folders)
            own.eventLoop.execute {
                let desk = own.value
                desk.isReloading = false
                desk.rpc.service.turnBegins()
                then(desk, packs.flatMap { desk.place($0, by: author) })
            }
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
        _ packs: [Pack], by author: Author
    ) -> Result<(read: [String], changed: [String]), PackRefusal> {
        var outcome: Result<[PackID], PackRefusal> = .success([])
        if !packs.isEmpty {
            changeShelf { shelf, used in
                do throws(PackRefusal) {
                    outcome = .success(try shelf.reload(packs, used: used))
                } catch {
                    outcome = .failure(error)
                }
            }
        }
        return outcome.map { changed in
            record([.daemonAsked(.reload)], author, context.moment)
            return (packs.map { "\($0.manifest.id) \($0.manifest.version)" }, changed.map(\.rawValue))
        }
    }

    private func reply(_ value: DaemonReload.Result, _ after: Int64) -> Reply {
        Reply(
            result: DaemonReload.method.result.encode(value, reserving: 512, listener: context.listener(about: nil)),
            after: after)
    }
}
