import API
import Client
import Household

/// The whole loop of learning, without a terminal: keys come in, calls go out, what kidd says changes the state.
///
/// A call is made until it is answered, always with the same key: when the connection is lost, or kidd starts again, an
/// answer counts once.
final class LearnRun {
    /// A call on its way.
    private struct Pending {
        var call: LearnCall
        var key: String
    }

    /// Between two calls on the lease while the child thinks (docs/ask-lease-obey.md).
    private static let beat: Milliseconds = Lease.beat
    /// Between two looks for a kidd that is not there.
    private static let pause: Milliseconds = .second
    /// How long a kidd that is not there is waited for.
    private static let patience: Milliseconds = .minute
    /// While time is over kidd tells of news; it is asked all the same, in case one was lost.
    private static let look: Milliseconds = .minute

    private let desk: LearnDesk
    private(set) var state: LearnState
    /// Is called before each call: what is on the screen is then what kidd is told of.
    var onShow: (() -> Void)?
    private var queue: [Pending] = []
    private var stream: EventStream
    private var nextBeat: Milliseconds = 0
    private var nextTry: Milliseconds = 0
    private var awaySince: Milliseconds?

    /// - Parameter calls: the first ones; nil: those of somebody who has just come.
    init(_ desk: LearnDesk, state: LearnState, calls: [LearnCall]? = nil) {
        self.desk = desk
        self.state = state
        stream = desk.connection.events(topics: LearnDesk.topics, child: desk.child)
        add(calls ?? state.beginning)
    }

    /// For `poll`, beside the terminal; nil when there is no connection.
    var descriptor: CInt? { stream.isAttached ? stream.descriptor : nil }

    /// Whether something is to be done at once.
    func isDue(at now: Milliseconds) -> Bool {
        stream.hasStep || (!queue.isEmpty && nextTry <= now) || isOver
    }

    /// When something is to be done by itself; nil: never.
    func nextMoment(after now: Milliseconds) -> Milliseconds? {
        var moments: [Milliseconds] = []
        if !queue.isEmpty { moments.append(nextTry) }
        if state.isAtWork || isResting { moments.append(nextBeat) }
        if let timer = state.timer, state.isAtWork { moments.append(min(timer.end, now - now % .second + .second)) }
        return moments.min()
    }

    private var isResting: Bool { if case .resting = state.stage { true } else { false } }

    private func add(_ calls: [LearnCall]) {
        for call in calls {
            if call.isBeat, queue.contains(where: { $0.call.isBeat }) { continue }
            queue.append(Pending(call: call, key: IdempotencyKey.make()))
        }
    }

    func press(_ key: LearnKey, page: Int = 10) { add(state.press(key, page: page)) }

    /// The answer is begun anew.
    func beginAnew() { state.beginAnew() }

    /// What was typed is no answer: it is told, and counts nothing.
    func misread() { state.misread() }

    /// Whether kidd has answered all that it was asked.
    var isIdle: Bool { queue.isEmpty }

    /// Whether all is done.
    var isOver: Bool { state.isOver && queue.isEmpty }

    /// Stops as the child's own key does.
    func leave() { add(state.leave()) }

    /// Does what is due: events, the clock, and calls until none is left or kidd is not there.
    func work(at now: Milliseconds) throws(ClientError) {
        hear(at: now)
        add(state.tick(at: now))
        if now >= nextBeat, queue.isEmpty {
            if state.isAtWork, let lease = state.open?.lease { add([.renew(lease)]) }
            if isResting { add([.mayI]) }
            nextBeat = now + (state.isAtWork ? Self.beat : Self.look)
        }
        while let pending = queue.first, nextTry <= now {
            onShow?()
            guard try perform(pending, at: now) else { return }
            hear(at: now)
        }
    }

    /// False when kidd is not there.
    private func perform(_ pending: Pending, at now: Milliseconds) throws(ClientError) -> Bool {
        let reply: LearnReply
        do throws(ClientError) {
            try attach()
            reply = try desk.perform(pending.call, key: pending.key)
        } catch {
            try wait(error, at: now)
            return false
        }
        if case .refused(let refused) = reply, pending.call == .mayI, refused.say == nil { throw .refused(refused) }
        awaySince = nil
        queue.removeFirst()
        nextBeat = now + (state.isAtWork ? Self.beat : Self.look)
        add(state.take(reply, to: pending.call, at: now))
        return true
    }

    /// Subscribes over the connection that there is now, before the first call and after each loss.
    private func attach() throws(ClientError) {
        guard !stream.isAttached else { return }
        stream = desk.connection.events(topics: LearnDesk.topics, child: desk.child)
        do throws(ClientError) {
            _ = try stream.next()
        } catch {
            // Whoever may not hear of a child is told so by the call itself.
            guard case .refused = error else { throw error }
        }
    }

    /// kidd is away: the call waits, but not for ever, and not for one who leaves.
    private func wait(_ error: ClientError, at now: Milliseconds) throws(ClientError) {
        desk.connection.disconnect()
        switch error {
        case .notRunning, .broken: break
        case .notAllowed, .untrusted, .refused: throw error
        }
        if state.isOver {
            queue = []
            return
        }
        let since = awaySince ?? now
        awaySince = since
        guard now - since < Self.patience, !isAtTheStart else { throw error }
        state.isConnected = false
        nextTry = now + Self.pause
    }

    /// Nothing was answered yet: whoever begins is told at once that kidd does not run.
    private var isAtTheStart: Bool { if case .opening = state.stage { true } else { false } }

    /// Whatever kidd has told.
    private func hear(at now: Milliseconds) {
        while stream.isAttached, stream.hasStep || stream.descriptor.map(Wait.isReadable) == true {
            let step: EventStream.Step?
            do throws(ClientError) { step = try stream.next() } catch { step = .lost }
            switch step {
            case .event(let event):
                guard let data = event.value.data else { continue }
                add(state.hear(data))
            case .lost:
                // What is open is asked for at once, over a new connection.
                nextBeat = now
                return
            case .began, nil: return
            }
        }
    }
}
