import NIOCore

/// Lets connections with work take turns on the event loop, by accounts and by the time that they use.
///
/// Between two slices of work the loop reads its sockets, so that whoever has just come is in the round. It lives on the
/// loop, and its state is never held while other code runs: it needs no check of exclusivity.
final class Turns {
    /// Something that works when it is its turn.
    protocol Taker: AnyObject {
        func takeTurn(_ time: TurnTime)
    }

    private let loop: any EventLoop
    private let now: @Sendable () -> NIODeadline
    private let slice: TimeAmount
    private let sockets: SocketLook
    @exclusivity(unchecked) private var queue: TurnQueue<PeerAccount, ConnectionID>
    @exclusivity(unchecked) private var takers: [ConnectionID: any Taker] = [:]
    @exclusivity(unchecked) private var isPlanned = false

    init(
        loop: any EventLoop, limits: TransportLimits, now: @escaping @Sendable () -> NIODeadline = { .now() }
    ) throws(BindFault) {
        self.loop = loop
        self.now = now
        slice = limits.slice
        queue = TurnQueue(quantum: Int(limits.turn.nanoseconds))
        sockets = try SocketLook(loop: loop)
    }

    /// Plans a turn for a connection, never within the present call.
    func add(_ taker: any Taker, _ id: ConnectionID, of account: PeerAccount) {
        takers[id] = taker
        queue.add(id, of: account)
        guard !isPlanned else { return }
        isPlanned = true
        loop.assumeIsolated().execute { self.run() }
    }

    /// One slice.
    private func run() {
        let begun = now()
        var time = begun
        while let turn = queue.next() {
            let taker = takers.removeValue(forKey: turn.member)
            let end = time + .nanoseconds(Int64(turn.allowance))
            taker?.takeTurn(TurnTime(until: end, now: now))
            let before = time
            time = now()
            queue.end(turn, cost: Int((time - before).nanoseconds))
            if time - begun >= slice, !queue.isEmpty {
                sockets.next { self.run() }
                return
            }
        }
        isPlanned = false
    }
}
