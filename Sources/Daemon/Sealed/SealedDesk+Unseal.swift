import API
import Household
import JSONRPC
import RPCServer
import Vault

/// A passphrase that is tried, or waits for that.
struct UnsealTry {
    let passphrase: Secret
    let uid: UInt32
    let pending: PendingReply
}

/// Opening the household with its passphrase (Encryption at rest). One try at a time; while a wait runs nothing is hashed.
extension SealedDesk {
    /// Tries of root and the daemon's own account that wait for the one that runs: nobody else can keep them out.
    static let mostWaitingTries = 4

    func unseal(_ params: HouseholdUnseal.Params, _ call: Call) throws(RPCError) -> PendingReply {
        guard let keeper else { throw .stopping }
        guard case .passphrase(let isNew) = keeper.source else { throw refusal }
        if rpc.isStopping { throw .stopping }
        guard erasing == nil else { throw .opening }
        guard unsealing == nil || call.session.isOwner && waitingTries.count < Self.mostWaitingTries else {
            throw RPCError(.busy, "a passphrase is being tried: try again in a few seconds")
        }
        if isNew, case .sealed = status { try checkNew(params.passphrase, call) }
        if let wait = tries.waitError(call.peer.uid, at: call.moment) { throw wait }
        let new = UnsealTry(
            passphrase: Secret(copying: Array(params.passphrase.utf8)), uid: call.peer.uid,
            pending: call.pendingReply())
        if unsealing == nil {
            begin(new)
        } else {
            new.pending.work = .service
            waitingTries.append(new)
        }
        return new.pending
    }

    private func checkNew(_ passphrase: String, _ call: Call) throws(RPCError) {
        guard call.session.isOwner else {
            throw RPCError(.forbidden, "the first passphrase is chosen by the daemon's own account or root")
        }
        if let reason = PassphraseRules.refusal(of: passphrase) {
            throw RPCError(.passphraseRefused, reason.description)
        }
    }

    private func begin(_ next: UnsealTry) {
        unsealing = next.pending
        keeper?.unseal(next.passphrase, from: next.uid)
    }

    /// What became of it; the household is open, or stays as it was. Once it is open, those who wait hear so; else the
    /// next one is tried, unless it has to wait by now.
    func conclude(_ result: Result<HouseholdStatus.State, RPCError>) {
        guard let pending = unsealing else { return }
        unsealing = nil
        finish(pending, result)
        while unsealing == nil, !waitingTries.isEmpty {
            let next = waitingTries.removeFirst()
            if case .success = result {
                finish(next.pending, result)
            } else if rpc.isStopping {
                finish(next.pending, .failure(.stopping))
            } else if let wait = tries.waitError(next.uid, at: parts.clock.read()) {
                finish(next.pending, .failure(wait))
            } else {
                begin(next)
            }
        }
    }

    private func finish(_ pending: PendingReply, _ result: Result<HouseholdStatus.State, RPCError>) {
        let method = HouseholdUnseal.method
        rpc.finish(
            pending,
            result.map { state in
                Reply(result: method.result.encode(.init(state: state), listener: listener), after: 0)
            }.mapError { $0.told(to: listener) })
    }

    /// Takes a try back that waits for its turn: nothing is counted.
    func takeBackTry(_ pending: PendingReply) -> Bool {
        guard let index = waitingTries.firstIndex(where: { $0.pending === pending }) else { return false }
        waitingTries.remove(at: index)
        return true
    }
}
