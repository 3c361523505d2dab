import JSONRPC
import Logging
import NIOCore
import Transport

/// Connections and their calls: lines, batches, order, deadlines, cancelling. It knows no household.
///
/// It lives on one event loop; nothing here waits. What calls mean is the ``CallService``'s. What every call touches has no
/// check of exclusivity, because it is never held while other code runs.
public final class RPCServer {
    let loop: any EventLoop
    let clocks: Clocks
    let log: Logger
    /// Set once, right after both are made; it lives as long as the server.
    public unowned var service: any CallService
    @exclusivity(unchecked) private(set) var sessions: [ConnectionID: RPCSession] = [:]
    /// Connections with replies that wait for a commit.
    @exclusivity(unchecked) var waiting: Set<ConnectionID> = []
    /// Calls that wait for another call of their connection, in their order.
    @exclusivity(unchecked) var postponed: [ConnectionID: [PostponedCall]] = [:]
    /// What is kept for clients that do not take it.
    @exclusivity(unchecked) var budget = OutputBudget()
    @exclusivity(unchecked) var memory = MemoryTide()
    /// Connections that go on when there is room for their output.
    @exclusivity(unchecked) var waitingForRoom: Set<ConnectionID> = []
    /// Connections with replies that have a deadline.
    @exclusivity(unchecked) var timedSessions: Set<ConnectionID> = []
    /// The one timer of all deadlines: when it rings by the boot clock, and how it is put off.
    @exclusivity(unchecked) var deadlineAlarm: (due: Int64, cancel: @Sendable () -> Void)?
    /// Notifications that were not run, since the start.
    public internal(set) var ignoredNotifications = 0
    @exclusivity(unchecked) private var phase = Phase.working

    private enum Phase {
        case working
        /// No further work is begun whose answer takes long.
        case stopping
        /// No lines are taken: they wait for whoever comes next.
        case resting
    }

    /// No further work is begun whose answer takes long.
    public var isStopping: Bool { phase != .working }
    /// No lines are taken: they wait for whoever comes next.
    var isResting: Bool { phase == .resting }

    /// The clock and the timers that deadlines go by, in milliseconds.
    public struct Clocks: Sendable {
        /// The machine's boot-time clock.
        let bootTime: @Sendable () -> Int64
        /// Runs something after so many milliseconds on any thread; what it gives back puts it off.
        let ring: @Sendable (Int64, @escaping @Sendable () -> Void) -> @Sendable () -> Void

        /// Clock and timers.
        public init(
            bootTime: @escaping @Sendable () -> Int64,
            ring: @escaping @Sendable (Int64, @escaping @Sendable () -> Void) -> @Sendable () -> Void
        ) {
            self.bootTime = bootTime
            self.ring = ring
        }
    }

    /// A server without connections.
    public init(loop: any EventLoop, clocks: Clocks, log: Logger, service: any CallService) {
        self.loop = loop
        self.clocks = clocks
        self.log = log
        self.service = service
    }

    /// A connection that is open.
    public subscript(id: ConnectionID) -> RPCSession? { sessions[id] }

    /// How many connections are open.
    public var connectionCount: Int { sessions.count }

    /// Bytes of replies and events that are kept because clients have not taken them.
    public var keptOutputBytes: Int { budget.total }

    /// A connection is open.
    public func opened(_ id: ConnectionID, peer: Peer, account: PeerAccount, port: ConnectionPort) {
        sessions[id] = RPCSession(id: id, peer: peer, account: account, port: port)
    }

    /// A connection is gone.
    public func closed(_ id: ConnectionID) {
        if let session = sessions.removeValue(forKey: id) {
            stopReading(for: session)
            noteEnd(of: session)
        }
        postponed[id] = nil
        waiting.remove(id)
        timedSessions.remove(id)
        service.closed(id)
    }

    /// The client takes nothing: its connection is cut next.
    public func stalled(_ id: ConnectionID) {
        let uid = sessions[id]?.peer.uid ?? 0
        log.warning(
            "a client took nothing of what it was sent: its connection is closed",
            metadata: [
                "uid": "\(uid)", "seconds": "\(WireLimits.writeStallSeconds)",
                "subscribed": "\(service.isSubscribed(id))",
            ])
    }

    /// The daemon stops: what is not decided yet is told so at once, and nothing that takes long is begun.
    public func beginStop() { leave(.stopping, telling: .stopping) }

    private func leave(_ next: Phase, telling error: RPCError) {
        phase = next
        for session in sessions.values {
            for pending in Array(session.pendingReplies.values) where stop(pending) { end(pending, error) }
        }
    }

    /// Another server takes the place of this one: lines that come wait for it, and what is not decided yet is told this.
    public func rest(telling error: RPCError) {
        leave(.resting, telling: error)
    }

    /// Whether a connection has nothing under way, so that another server can go on with it.
    public func isAtRest(_ id: ConnectionID) -> Bool {
        guard let session = sessions[id] else { return false }
        return session.inFlight == 0 && session.outputBytes == 0 && session.batch == nil && postponed[id] == nil
    }

    /// No timer rings any more; for a server that another one has taken the place of.
    public func end() {
        deadlineAlarm?.cancel()
        deadlineAlarm = nil
    }

    /// What ``receive(_:on:)`` gave was handed to the kernel, which has not taken all of it.
    public func outputWaits(_ id: ConnectionID) {
        if let session = sessions[id] { note(session) }
    }

    /// The client has taken all that it was sent.
    public func drained(_ id: ConnectionID) {
        if let session = sessions[id] { note(session) }
    }
}
