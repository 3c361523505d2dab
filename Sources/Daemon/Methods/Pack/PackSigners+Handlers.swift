import API
import Household
import JSONRPC

extension PackSigners {
    static let endpoint = Endpoint.query(method) { (context, _, _) in
        Result(signers: context.household.packs.signers)
    }
}

extension PackTrustSigner {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try RPCError.check(name: params.name, at: "/name")
        let book = context.household.packs
        guard book.hasRoom(forSigner: params.publicKey) else {
            throw RPCError(
                .tooManyPacks, "\(PackBook.mostSigners) signers are trusted: forget one first (kidctl pack forget)")
        }
        let since = book.signer(params.publicKey)?.since ?? call.moment.wall
        let signer = TrustedSigner(key: params.publicKey, name: params.name, since: since)
        return Change(
            household: book.signer(params.publicKey) == signer ? [] : [.signerTrusted(signer)], result: signer)
    }
}

extension PackForgetSigner {
    static let endpoint = Endpoint.change(method) { (context, params, _) throws(RPCError) in
        guard let signer = context.household.packs.signer(params.publicKey) else {
            throw RPCError(.unknownSigner, "the family trusts no signer with this key")
        }
        return Change(household: [.signerForgotten(key: signer.key)], result: signer)
    }
}
