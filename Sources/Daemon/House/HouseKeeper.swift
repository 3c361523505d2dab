import API
import Glibc
import Household
import JSONRPC
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
        var source: KeySource
        /// The key is being changed, or that waits for its turn.
        var isChanging = false
    }

    let front: Front
    let sealed: SealedHandle
    let plan: House.Plan
    let loop: any EventLoop
    private let state: Mutex<State>
    private let worker = BackgroundThread(name: "keeper")

    init(_ plan: House.Plan, _ source: KeySource, _ loop: any EventLoop) {
        self.plan = plan
        state = Mutex(State(source: source))
        self.loop = loop
        sealed = SealedHandle.make(SealedDesk.Parts(plan), loop)
        front = Front.make(sealed, loop)
        sealed.run { [self] in $0.keeper = self }
        worker.start()
    }

    /// The household, while it is open.
    var house: House? { state.withLock { $0.house } }

    /// Where its key comes from.
    var source: KeySource { state.withLock { $0.source } }

    /// Opens the household, or seals it: where none of these keys fits and a passphrase wraps one, that is the source.
    func begin(with candidates: [KeySource.Candidate]) throws(StartFault) {
        if candidates.isEmpty { return seal() }
        do throws(StartFault) {
            try open(with: candidates)
        } catch {
            guard error.isWrongKey, case .file = source, KeySource.isWrapped(plan.options.dataFolder) else {
                throw error
            }
            state.withLock { $0.source = .passphrase(isNew: false) }
            seal()
        }
    }

    /// Opens the household with the one of these keys that fits, and lets it answer. Not on the loop.
    func open(with candidates: [KeySource.Candidate]) throws(StartFault) { try open(with: candidates) { _ in } }

    private func open(
        with candidates: [KeySource.Candidate], after last: @escaping @Sendable (House) -> Void
    ) throws(StartFault) {
        for (index, candidate) in candidates.enumerated() {
            let house: House
            do throws(StartFault) {
                house = try House(plan, candidate, keeper: self, loop: loop)
            } catch {
                if error.isWrongKey, index + 1 < candidates.count { continue }
                throw error
            }
            settle(candidate, house.journal.device)
            state.withLock { ($0.house, $0.key) = (house, candidate.key) }
            return front.change(to: house.engine) { last(house) }
        }
    }

    /// What a change of the key left behind is brought to its end, and a key file names its journal and its folder. If that
    /// fails now, the next start does it.
    private func settle(_ opened: KeySource.Candidate, _ journal: Int64) {
        let (source, folder, log) = (source, plan.options.dataFolder, plan.surroundings.log)
        if let code = source.settle(opened, folder: folder) {
            log.error(
                "the file of the household key cannot be put in its place",
                metadata: ["reason": "\(SystemError.text(code))"])
        }
        do throws(KeyFileFault) { try source.name(journal, folder) } catch {
            log.warning(
                "the key file cannot say which household it belongs to: copies of the data folder must not be used with it",
                metadata: ["reason": "\(error.finding)"])
        }
    }

    // MARK: The passphrase

    /// Nothing is open: somebody has to say the passphrase.
    func seal() { sealed.run { $0.status = .sealed } }

    /// Tries a passphrase, or takes it for a new household's; the desk hears what became of it.
    func unseal(_ passphrase: Secret, from uid: UInt32) {
        let found = Mutex<UnsealTries?>(nil)
        sealed.run { desk in found.withLock { $0 = desk.tries } }
        guard let tries = found.withLock({ $0 }) else { return }
        worker.submit { [self] in unsealNow(passphrase, uid, tries) }
    }

    private func unsealNow(_ passphrase: Secret, _ uid: UInt32, _ tries: UnsealTries) {
        var wasFound = false
        do throws(StartFault) {
            let candidates: [KeySource.Candidate]
            do throws(StartFault) { candidates = try self.candidates(passphrase) } catch {
                // A file that cannot be read says nothing about the passphrase.
                wasFound = true
                throw error
            }
            wasFound = !candidates.isEmpty
            guard wasFound else { throw StartFault("the passphrase is not the right one") }
            try open(with: candidates) { [sealed] house in
                tries.forgive()
                let state = house.engine.householdState
                sealed.run { $0.conclude(.success(state)) }
            }
        } catch {
            // A key that was unwrapped and does not fit belongs to a change of the key that never happened.
            if !wasFound || error.isWrongKey {
                let told = tries.fail(uid, at: plan.surroundings.clock.read())
                return sealed.run { $0.conclude(.failure(told)) }
            }
            plan.surroundings.log.error("the household cannot be opened", metadata: ["reason": "\(error)"])
            let fault = error
            sealed.run { desk in
                desk.status = .closed(fault)
                desk.conclude(.failure(desk.refusal))
            }
        }
    }

    /// The keys that a passphrase unwraps; in a new folder it wraps one.
    private func candidates(_ passphrase: Secret) throws(StartFault) -> [KeySource.Candidate] {
        let folder = plan.options.dataFolder
        guard case .passphrase(isNew: true) = source else {
            let log = plan.surroundings.log
            return try KeySource.candidates(folder, passphrase: passphrase) {
                log.warning("the file of the next household key is left aside", metadata: ["reason": "\($0)"])
            }
        }
        let key = Secret(random: DataKey.size)
        do {
            let file = try PassphraseFile(wrapping: key, with: passphrase, plan.surroundings.stretching())
            try file.store(path: PassphraseFile.path(in: folder))
        } catch {
            throw StartFault("the passphrase cannot be kept: \(error)")
        }
        state.withLock { $0.source = .passphrase(isNew: false) }
        return [KeySource.Candidate(key: key, isNext: false)]
    }

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
        reopenNow { house in
            try work(house)
            return nil
        } conclude: {
            conclude($0, $1)
        }
    }

    /// On the keeper's thread.
    /// - Parameters:
    ///   - next: another household key that the work may have given the folder; nil: none. If it opens the folder, all
    ///     went well.
    ///   - work: gives back the key that opens the folder now, if that is another one.
    func reopenNow(
        orWith next: Secret? = nil, _ work: (ClosedHouse) throws -> Secret?, conclude: @escaping Conclusion
    ) {
        let (house, key) = state.withLock { ($0.house, $0.key) }
        guard let key else { return loop.runNow { conclude(nil, StartFault("the household is sealed")) } }
        // An open household has its files; a new folder must not take their place.
        guard house == nil || isThere else { return tell(conclude, StartFault(FilePlace.sentence)) }
        let old = house?.engine
        closeHouse()
        let fault = Mutex<(any Error)?>(nil)
        var candidates = [KeySource.Candidate(key: key, isNext: false)]
        if let next { candidates.append(KeySource.Candidate(key: next, isNext: true)) }
        var isChanged = false
        do {
            isChanged = try work(ClosedHouse(folder: plan.options.dataFolder, key: key)) != nil
            if isChanged { candidates.reverse() }
        } catch {
            let reason = error
            fault.withLock { $0 = reason }
        }
        let tell: @Sendable () -> Void = {
            let error = fault.withLock { $0 }
            if let old { old.run { conclude($0, error) } } else { conclude(nil, error) }
        }
        do throws(StartFault) {
            try open(with: candidates) { [self] _ in
                // A disk that failed at the end may have stored the change: the key that opens the folder decides.
                if let next, state.withLock({ $0.key === next }) { fault.withLock { $0 = nil } }
                tell()
            }
        } catch {
            plan.surroundings.log.error("the household cannot be opened", metadata: ["reason": "\(error)"])
            let reason = error
            // A key that was changed was, though nothing opens now: that is told to whoever calls next.
            if next == nil {
                fault.withLock { $0 = $0 ?? reason }
            } else if !isChanged {
                fault.withLock { $0 = RPCError.undecidedKey(reason) }
            }
            sealed.execute { $0.status = .closed(reason) }
            // Planned before anybody hears of it.
            tryAgain { [weak self, candidates] () throws(StartFault) in
                guard let self, state.withLock({ $0.key }) != nil else { return }
                guard isThere else { throw reason }
                try open(with: candidates)
            }
            front.change(to: sealed, after: tell)
        }
        // What was planned on the loop for the engine that is gone finds it there.
        loop.runNow { withExtendedLifetime(house) {} }
    }

    private var isThere: Bool {
        let folder = plan.options.dataFolder
        return access(folder + "/journal.db", F_OK) == 0 || FolderSwap(folder).isPending
    }

    /// Closes the household, if one is open: what was told is stored.
    ///
    /// - Returns: what was open; what is planned on the loop may still look for it there.
    @discardableResult
    func closeHouse() -> House? {
        guard let house else { return nil }
        house.rest()
        house.close()
        house.journal.stop()
        state.withLock { $0.house = nil }
        return house
    }

    /// Opens what is in the folder as a start of the daemon does: with the key that is found there or made now; else the
    /// passphrase is waited for.
    ///
    /// - Parameter last: runs on the loop before the connections are handed over; hears what is there now.
    func startAnew(then last: @escaping @Sendable (HouseholdStatus.State) -> Void) throws(StartFault) {
        let source = try KeySource.find(plan.options)
        state.withLock { ($0.source, $0.key) = (source, nil) }
        let candidates = try source.candidates(plan.options)
        guard candidates.isEmpty else {
            return try open(with: candidates) { last($0.engine.householdState) }
        }
        seal()
        front.change(to: sealed) { last(.sealed) }
    }

    /// What was in the way may be gone soon: what could not be opened is tried again until it can.
    func tryAgain(_ attempt: @escaping @Sendable () throws(StartFault) -> Void) {
        let alarms: any AlarmClock = plan.surroundings.alarms ?? LoopAlarmClock(loop: loop)
        _ = alarms.ring(after: Self.pauseBeforeTrying) { [weak self] in
            self?.work { [weak self] in
                guard let self, house == nil else { return }
                do throws(StartFault) { try attempt() } catch { return tryAgain(attempt) }
                if house != nil { plan.surroundings.log.notice("the household is open again") }
            }
        }
    }

    private static let pauseBeforeTrying = 5 * Milliseconds.second

    /// Runs something on the keeper's thread.
    func work(_ body: @escaping @Sendable () -> Void) { worker.submit(body) }

    /// Tells what went wrong before anything was closed.
    func tell(_ conclude: @escaping Conclusion, _ error: any Error) {
        if let house { return house.engine.run { conclude($0, error) } }
        loop.runNow { conclude(nil, error) }
    }

    /// Whether the key may be changed now; then nobody else may before ``unclaim()``.
    func claim() -> Bool {
        state.withLock { state in
            defer { state.isChanging = true }
            return !state.isChanging
        }
    }

    func unclaim() { state.withLock { $0.isChanging = false } }

    // MARK: The end

    /// Finishes what is under way; nothing is opened or closed afterwards.
    func finish() { worker.stop() }

    /// Closes the household for good.
    func close() {
        let house = state.withLock { state in
            defer { (state.house, state.key) = (nil, nil) }
            return state.house
        }
        house?.close()
    }
}
