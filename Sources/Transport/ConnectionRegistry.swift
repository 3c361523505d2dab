import Glibc
import NIOCore

/// The open connections of a server, their caps, and the way to its end. Lives on the event loop.
final class ConnectionRegistry {
    private let limits: TransportLimits
    private let ownUID: UInt32
    let turns: Turns
    /// Who may keep much of a line.
    var longLines: LongLines
    private var lastID: UInt64 = 0
    private var total = 0
    private var byAccount: [PeerAccount: Int] = [:]
    /// Those whose slots are not given back.
    private var inside: Set<ConnectionID> = []
    private var open: [ConnectionID: ConnectionHandler] = [:]
    private var isStopping = false
    private var isFinished = false
    private var whenEmpty: EventLoopPromise<Int>?

    init(limits: TransportLimits, ownUID: UInt32, turns: Turns) {
        self.limits = limits
        self.ownUID = ownUID
        self.turns = turns
        longLines = LongLines(places: limits.accountLongLines)
    }

    var count: Int { open.count }

    /// Takes a slot for a new connection, to be given back by ``leave(_:of:)``; or says why there is none.
    ///
    /// - Parameter isKept: whether a place is kept for the account: then others cannot take all of them.
    func enter(_ peer: Peer, of account: PeerAccount, isKept: Bool = false) -> Result<ConnectionID, Refused> {
        if isStopping { return .failure(Refused(.shuttingDown)) }
        if total >= limits.connections || byAccount[.strangers, default: 0] >= limits.connectionsPerUID {
            endIdleStranger()
        }
        let isPrivileged = peer.uid == 0 || peer.uid == ownUID
        let kept = (isKept ? limits.keptConnections : 0) + (isPrivileged ? 1 : 0)
        if total >= limits.connections + kept {
            return .failure(Refused(.tooManyConnections(limit: limits.connections)))
        }
        if !isPrivileged, byAccount[account, default: 0] >= limits.connectionsPerUID {
            return .failure(Refused(.tooManyConnectionsOf(account, limit: limits.connectionsPerUID)))
        }
        total += 1
        byAccount[account, default: 0] += 1
        lastID += 1
        let id = ConnectionID(rawValue: lastID)
        inside.insert(id)
        return .success(id)
    }

    /// Somebody needs a place: the stranger that has been idle for longest, and for long enough, gives its own.
    private func endIdleStranger() {
        let latest = NIODeadline.now() - limits.strangerIdle
        let idle = open.values.filter { $0.account == .strangers && $0.isIdle(since: latest) }
        guard let longest = idle.min(by: { $0.lastUse < $1.lastUse }) else { return }
        longest.cut()
        // Closing takes a turn of the loop; the place is free at once.
        leave(longest.id, of: longest.account)
    }

    /// Gives a slot back; once is enough.
    func leave(_ id: ConnectionID, of account: PeerAccount) {
        guard inside.remove(id) != nil else { return }
        total -= 1
        byAccount[account] = byAccount[account].flatMap { $0 > 1 ? $0 - 1 : nil }
        if total == 0 { finish(cut: 0) }
    }

    /// A connection keeps little of a line, or is gone: the next one of its account reads on.
    func endLongLine(of handler: ConnectionHandler) {
        guard let next = longLines.remove(handler.id, of: handler.account) else { return }
        open[next]?.readOn()
    }

    func opened(_ handler: ConnectionHandler) {
        open[handler.id] = handler
        if isStopping { handler.end() }
    }

    func closed(_ handler: ConnectionHandler) {
        open[handler.id] = nil
    }

    /// Lets every connection answer what it was asked and close; after `time` the rest is cut.
    func drain(within time: TimeAmount, on loop: any EventLoop, done: EventLoopPromise<Int>) {
        if let whenEmpty {
            whenEmpty.futureResult.cascade(to: done)
            return
        }
        isStopping = true
        whenEmpty = done
        for handler in Array(open.values) { handler.end() }
        if total == 0 {
            finish(cut: 0)
            return
        }
        let timer = loop.assumeIsolated().scheduleTask(in: time) {
            let rest = Array(self.open.values)
            self.finish(cut: rest.count)
            for handler in rest { handler.cut() }
        }
        done.futureResult.whenComplete { _ in timer.cancel() }
    }

    private func finish(cut: Int) {
        guard !isFinished, let whenEmpty else { return }
        isFinished = true
        whenEmpty.succeed(cut)
    }

    /// A ``LineRefusal`` as an error, for `Result`.
    struct Refused: Error {
        var refusal: LineRefusal

        init(_ refusal: LineRefusal) {
            self.refusal = refusal
        }
    }
}
