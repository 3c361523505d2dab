import Journal
import NIOCore
import Synchronization
import Vault

/// Opens and closes the household behind the socket, on a thread of its own: one after another, and never on the loop.
final class HouseKeeper: Sendable {
    /// What works on the folder of a closed household.
    typealias Work = @Sendable (ClosedHouse) throws -> Void
    /// Hears on the loop what became of it, while the engine that was open before can still reply; its connections go on
    /// with the next one when this has returned.
    typealias Conclusion = @Sendable (Engine?, (any Error)?) -> Void

    /// The folder of a household on which no journal is open.
    struct ClosedHouse: Sendable {
        /// The data folder.
        var folder: String
        /// The household key with which it was open, and with which it is opened again.
        var key: Secret
    }

    private struct State {
        var house: House?
        var key: Secret?
    }

    let front: Front
    let sealed: SealedHandle
    let plan: House.Plan
    private let loop: any EventLoop
    private let state = Mutex(State())
    private let worker = BackgroundThread(name: "keeper")
    /// Closed connections, which must stay as long as the process wants to sleep.
    private let retired = Mutex<[RetiredConnections]>([])

    init(_ plan: House.Plan, _ loop: any EventLoop) {
        self.plan = plan
        self.loop = loop
        sealed = SealedHandle.make(SealedDesk.Parts(plan), loop)
        front = Front.make(sealed, loop)
        worker.start()
    }

    /// The household, while it is open.
    var house: House? { state.withLock { $0.house } }

    /// Opens the household with its key and lets it answer. Not on the loop.
    func open(with key: Secret) throws(StartFault) { try open(with: key) {} }

    private func open(with key: Secret, after last: @escaping @Sendable () -> Void) throws(StartFault) {
        let house = try House(plan, key: key, keeper: self, loop: loop)
        state.withLock { $0 = State(house: house, key: key) }
        front.change(to: house.engine, after: last)
    }

    /// Keeps closed connections of a journal for good.
    func keep(_ connections: RetiredConnections) { retired.withLock { $0.append(connections) } }

    // MARK: Closing and opening again

    /// Closes the household, lets `work` change its folder, and opens what is there then; the process and the socket stay.
    ///
    /// Calls that come meanwhile wait. Tokens of parents and subscriptions end with the household that was open. When
    /// `work` throws it must have left the folder as it was: the household is opened again all the same. When nothing can
    /// be opened, the sealed desk stays and says why, and this may be tried again.
    ///
    /// - Parameter conclude: hears what went wrong, nil when nothing did; a call that asked for this is replied to here.
    func reopen(whileClosed work: @escaping Work, then conclude: @escaping Conclusion = { _, _ in }) {
        worker.submit { [self] in reopenNow(work, conclude) }
    }

    /// The same, and waits; not on the loop.
    func reopenAndWait(whileClosed work: @escaping Work) throws {
        let found = Mutex<(any Error)?>(nil)
        let signal = loop.makePromise(of: Void.self)
        reopen(whileClosed: work) { _, error in
            found.withLock { $0 = error }
            signal.succeed()
        }
        try signal.futureResult.wait()
        if let error = found.withLock({ $0 }) { throw error }
    }

    private func reopenNow(_ work: Work, _ conclude: @escaping Conclusion) {
        let (house, key) = state.withLock { ($0.house, $0.key) }
        guard let key else { return loop.runNow { conclude(nil, StartFault("the household is sealed")) } }
        let old = house?.engine
        house?.rest()
        house?.close()
        if let house { keep(house.journal.retire()) }
        state.withLock { $0.house = nil }
        let fault = Mutex<(any Error)?>(nil)
        do { try work(ClosedHouse(folder: plan.options.dataFolder, key: key)) } catch {
            fault.withLock { $0 = error }
        }
        let tell: @Sendable () -> Void = {
            let error = fault.withLock { $0 }
            if let old { old.run { conclude($0, error) } } else { conclude(nil, error) }
        }
        do throws(StartFault) {
            try open(with: key, after: tell)
        } catch {
            plan.surroundings.log.error("the household cannot be opened", metadata: ["reason": "\(error)"])
            let reason = error
            fault.withLock { $0 = $0 ?? reason }
            sealed.execute { $0.status = .closed(reason) }
            front.change(to: sealed, after: tell)
        }
        // What was planned on the loop for the engine that is gone finds it there.
        loop.runNow { withExtendedLifetime(house) {} }
    }

    // MARK: The end

    /// Finishes what is under way; nothing is opened or closed afterwards.
    func finish() { worker.stop() }

    /// Closes the household for good.
    func close() {
        let house = state.withLock { state in
            defer { state = State() }
            return state.house
        }
        house?.close()
    }
}
