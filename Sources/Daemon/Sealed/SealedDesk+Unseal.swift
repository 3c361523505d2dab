import API
import Household
import JSONRPC
import RPCServer
import Vault

/// Opening the household with its passphrase (Encryption at rest). One try at a time; while a wait runs nothing is hashed.
extension SealedDesk {
    func unseal(_ params: HouseholdUnseal.Params, _ call: Call) throws(RPCError) -> PendingReply {
        guard let keeper else { throw .stopping }
        guard case .passphrase(let isNew) = keeper.source else { throw refusal }
        if rpc.isStopping { throw .stopping }
        guard unsealing == nil else {
            throw RPCError(.busy, "a passphrase is being tried: try again in a few seconds")
        }
        if isNew, case .sealed = status { try checkNew(params.passphrase, call) }
        let counter = UnsealTries.Counter(call.peer.uid)
        if let wait = tries.waitError(counter, at: call.moment) { throw wait }
        let pending = call.pendingReply()
        unsealing = pending
        keeper.unseal(Secret(copying: Array(params.passphrase.utf8)), counter)
        return pending
    }

    private func checkNew(_ passphrase: String, _ call: Call) throws(RPCError) {
        guard call.session.isOwner else {
            throw RPCError(.forbidden, "the first passphrase is chosen by the daemon's own account or root")
        }
        if let reason = PassphraseRules.refusal(of: passphrase) { throw RPCError(.passphraseRefused, reason) }
    }

    /// What became of it; the household is open, or stays as it was.
    func conclude(_ result: Result<HouseholdStatus.State, RPCError>) {
        guard let pending = unsealing else { return }
        unsealing = nil
        let method = HouseholdUnseal.method
        rpc.finish(
            pending,
            result.map { state in
                Reply(result: method.result.encode(.init(state: state), listener: listener), after: 0)
            }.mapError { $0.told(to: listener) })
    }
}
