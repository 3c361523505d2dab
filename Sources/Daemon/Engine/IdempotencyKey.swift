import JSONRPC
import Vault

/// The idempotency key of a call: whose it is, and what it is used for.
struct IdempotencyKey {
    /// The caller as far as keys are concerned.
    let caller: String
    let text: String
    /// Of the method and its parameters after parsing.
    let digest: [UInt8]

    /// Nil when the call has none.
    init?<Params, Result>(of call: Call, _ method: Method<Params, Result>, _ params: Params) {
        guard let text = call.common.idempotencyKey else { return nil }
        self.text = text
        caller = call.caller
        digest = Digest.blake2b(method.params.encode(params, after: Array(method.name.utf8) + [0]), size: 16)
    }
}
