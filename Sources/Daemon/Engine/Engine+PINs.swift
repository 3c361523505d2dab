import API
import Household
import JSONRPC
import Shapes
import Vault

extension Engine {
    /// Puts an attempt in the queue; while its counter waits, nothing is hashed, right PIN or wrong.
    func attempt(_ attempt: PINAttempt, at moment: Moment) throws(RPCError) -> PendingReply {
        if let wait = waitError(attempt.counter, moment) { throw wait }
        guard !pinQueue.isFull else {
            throw RPCError(.busy, "too many PINs are being checked: try again in a few seconds")
        }
        pinQueue.append(attempt)
        attempt.later.work = .pin
        runNextAttempt()
        return attempt.later
    }

    private func runNextAttempt() {
        while let attempt = pinQueue.next() {
            if let wait = waitError(attempt.counter, now()) {
                end(attempt, .failure(wait))
                continue
            }
            switch attempt.prepare(self) {
            case .failure(let error): end(attempt, .failure(error))
            case .success(let work):
                pinQueue.run(attempt)
                let loop = loop
                parts.desk.submit(work) { verdict in
                    loop.execute { self.assumeIsolated { $0.conclude(verdict) } }
                }
                return
            }
        }
    }

    private func conclude(_ verdict: PINVerdict) {
        guard let attempt = pinQueue.finish() else { return }
        let moment = lookAtClock()
        switch verdict {
        case .wrong: end(attempt, .failure(wrongEntry(attempt, moment)), errorAfter: ledger.lastSeq)
        case .failed:
            end(attempt, .failure(RPCError(.busy, "there is no memory to check a PIN now: try again shortly")))
        case .right, .refused: end(attempt, attempt.conclude(self, verdict, attempt.later.session, moment))
        }
        runNextAttempt()
    }

    /// Replies to an attempt; the calls that came after it have their turn.
    private func end(_ attempt: PINAttempt, _ result: Result<Reply, RPCError>, errorAfter seq: Int64 = 0) {
        finish(attempt.later, result, errorAfter: seq)
        planPostponed(of: attempt.later.session.id)
    }

    /// Counts a wrong entry; the answer leaves when the count is stored.
    private func wrongEntry(_ attempt: PINAttempt, _ moment: Moment) -> RPCError {
        let isCode = attempt.counter == .recovery
        let code: ErrorCode = isCode ? .wrongRecoveryCode : .wrongPIN
        let what = isCode ? "the recovery code" : "the PIN"
        guard let key = attempt.counter else { return RPCError(code, "\(what) is not right") }
        let counter = PINCounter.after(ledger.home.pinCounters[key], at: moment)
        let author = Author(role: .anyone, uid: attempt.later.session.peer.uid)
        record([.household(.unlockFailed(key, counter))], child: nil, by: author, at: moment)
        let wait = Int((counter.wait(at: moment) + 999) / 1000)
        let next = wait > 0 ? "the next try has to wait \(wait) s" : "try again"
        return RPCError(code, "\(what) is not right: \(next)", [.integer("waitSeconds", wait)])
    }

    /// Why a try has to wait, if it has to.
    func waitError(_ key: PINCounterKey?, _ moment: Moment) -> RPCError? {
        guard let key, let counter = ledger.home.pinCounters[key] else { return nil }
        let wait = Int((counter.wait(at: moment) + 999) / 1000)
        guard wait > 0 else { return nil }
        return RPCError(
            .wait, "after wrong entries the next try has to wait \(wait) s", [.integer("waitSeconds", wait)])
    }

    /// Whose counter a caller's wrong PINs count to. Each account has its own, so that no child and no stranger delays
    /// a parent; the daemon's own account and root share the household's.
    func counter(of session: RPCSession) -> PINCounterKey {
        session.isOwner ? .household : .account(session.peer.uid)
    }

    /// The parent that a call names, or the only one.
    func parent(named name: String?) throws(RPCError) -> Parent {
        let parents = ledger.home.parents
        guard let name else {
            if let only = parents.first, parents.count == 1 { return only }
            throw RPCError(parameter: ShapeFault(path: "/parent", message: "must name one of several parents"))
        }
        guard let parent = parents.first(where: { $0.id.rawValue == name || $0.name == name }) else {
            throw RPCError(.unknownParent, "there is no parent of this name or id")
        }
        return parent
    }

    /// Why a new PIN is not taken, before anything is hashed.
    func checkNewPIN(_ pin: String) throws(RPCError) {
        let years = ledger.children().map(\.profile.birth.year)
        if let reason = PINRules.refusal(of: Array(pin.utf8), birthYears: years) {
            throw RPCError(.pinRefused, reason)
        }
    }
}

extension PINHasher {
    /// Runs `body`; lack of memory is never a wrong PIN.
    func verdict(_ body: (PINHasher) throws(VaultFault) -> PINVerdict) -> PINVerdict {
        do throws(VaultFault) { return try body(self) } catch { return .failed }
    }

    /// A new PIN's hash, or why it is refused: it must not be another parent's.
    func newHash(_ pin: Secret, others: [String]) throws(VaultFault) -> PINVerdict {
        for other in others where try check(pin, against: other) != .wrong {
            return .refused("another parent has this PIN: choose another")
        }
        return .right(hashes: [try hash(pin)])
    }
}
