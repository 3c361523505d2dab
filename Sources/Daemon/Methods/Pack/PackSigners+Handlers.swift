import API
import Household
import JSONRPC
import Packs

extension PackSigners {
    static let endpoint = Endpoint.query(method) { (context, _, _) in
        Result(signers: context.household.packs.signers)
    }
}

extension PackTrustSigner {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        guard let key = PackSignature.Key(rawValue: params.publicKey) else {
            throw RPCError(.invalidParams, "must be 64 hexadecimal digits", [.text("path", "/publicKey")])
        }
        if let fault = ContentLimits.textFault(params.name) {
            throw RPCError(.invalidParams, fault, [.text("path", "/name")])
        }
        let book = context.household.packs
        guard book.hasRoom(forSigner: key.rawValue) else {
            throw RPCError(
                .tooManyPacks, "\(PackBook.mostSigners) signers are trusted: forget one first (kidctl pack forget)")
        }
        let since = book.signer(key.rawValue)?.since ?? call.moment.wall
        let signer = TrustedSigner(key: key.rawValue, name: params.name, since: since)
        return Change(household: book.signer(key.rawValue) == signer ? [] : [.signerTrusted(signer)], result: signer)
    }
}

extension PackForgetSigner {
    static let endpoint = Endpoint.change(method) { (context, params, _) throws(RPCError) in
        let key = PackSignature.Key(rawValue: params.publicKey)?.rawValue ?? params.publicKey
        guard let signer = context.household.packs.signer(key) else {
            throw RPCError(.unknownSigner, "the family trusts no signer with this key")
        }
        return Change(household: [.signerForgotten(key: signer.key)], result: signer)
    }
}
