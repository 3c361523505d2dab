import API
import Household
import JSONRPC
import NIOCore
import Shapes
import Vault

extension HouseholdRotateKey {
    static let endpoint = Endpoint.later(method, from: \.self) { (engine, params, call) throws(RPCError) in
        guard let keeper = engine.keeper else { throw .stopping }
        let change = KeyRotation(
            passphrase: params.passphrase.map { Secret(copying: Array($0.utf8)) },
            newPassphrase: params.newPassphrase.map { Secret(copying: Array($0.utf8)) },
            note: RotationNote(storage: keeper.source.storage, by: call.author))
        try check(params, keeper.source)
        guard !engine.backups.isBusy else {
            throw RPCError(.busy, "a backup is under way: try again when that is done")
        }
        guard keeper.claim() else { throw RPCError(.busy, "the household's key is being changed already") }
        let pending = NIOLoopBound(call.pendingReply(), eventLoop: engine.loop)
        let listener = engine.context.listener(about: nil)
        keeper.rotate(change) { old, error in
            let reply = method.result.encode(Result(storage: change.note.storage))
            old?.rpc.finish(
                pending.value,
                error.map { .failure(RPCError(rotating: $0).told(to: listener)) }
                    ?? .success(.init(result: reply, after: 0)))
        }
        return pending.value
    }

    private static func check(_ params: Params, _ source: KeySource) throws(RPCError) {
        switch source {
        case .credential:
            throw RPCError(
                .keyElsewhere,
                "the household key is a credential of the service manager: stop kidd, run kidd rotate-key, and make the "
                    + "credential anew")
        case .file:
            guard params.passphrase == nil, params.newPassphrase == nil else {
                throw RPCError(
                    parameter: ShapeFault(message: "may name a passphrase only where one wraps the household key"))
            }
        case .passphrase:
            guard params.passphrase != nil else {
                throw RPCError(parameter: ShapeFault(path: "/passphrase", message: "is missing"))
            }
            if let reason = params.newPassphrase.flatMap(PassphraseRules.refusal) {
                throw RPCError(.passphraseRefused, reason.description)
            }
        }
    }
}

extension RPCError {
    /// Why the key was not changed, or the household could not be opened again.
    init(rotating error: any Error) {
        if let error = error as? RPCError {
            self = error
        } else {
            self.init(.storageFailed, "the household key was not changed: \(error)")
        }
    }

    /// The household does not open after its key was to be changed.
    static func undecidedKey(_ reason: any Error) -> RPCError {
        RPCError(
            .storageFailed,
            "whether the household key was changed is seen when the household opens again, which is tried every few "
                + "seconds: \(reason)")
    }
}
