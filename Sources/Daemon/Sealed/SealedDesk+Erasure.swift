import API
import Household
import JSONRPC
import RPCServer

/// Erasing a household that is sealed or cannot be opened: whoever has lost its key or its passphrase begins anew.
extension SealedDesk {
    func erase(_ params: HouseholdErase.Params, _ call: Call) throws(RPCError) -> PendingReply {
        guard let keeper else { throw .stopping }
        if rpc.isStopping { throw .stopping }
        switch status {
        case .opening: throw refusal
        case .sealed where keeper.source == .passphrase(isNew: true):
            throw RPCError(.notSetUp, "the household is not set up yet: there is nothing to erase")
        case .sealed, .closed: break
        }
        guard call.session.isRoot else {
            throw RPCError(
                .forbidden,
                "while no household is open this is for root: household.unseal first, then give the recovery code")
        }
        try HouseholdErase.requireFolder(params.confirmName, parts.dataFolder)
        guard unsealing == nil, erasing == nil, keeper.claim() else { throw .opening }
        let pending = call.pendingReply()
        erasing = pending
        keeper.erase(nil, by: call.peer.uid) { [weak keeper] _, result in
            keeper?.sealed.run { $0.concludeErasure(result) }
        }
        return pending
    }

    private func concludeErasure(_ result: Result<HouseKeeper.Erased, any Error>) {
        guard let pending = erasing else { return }
        erasing = nil
        rpc.finish(pending, HouseholdErase.reply(to: result, HouseholdErase.Known(), listener))
    }
}
