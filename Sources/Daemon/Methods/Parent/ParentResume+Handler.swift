import API
import JSONRPC

extension ParentResume {
    static let endpoint = Endpoint.query(method) { (engine, params, call) throws(RPCError) in
        let digest = TokenTable.Digest(of: params.token)
        guard let id = engine.tokens.use(digest, at: call.moment), let parent = engine.ledger.home.parent(id) else {
            throw RPCError(.tokenEnded, "the token is not valid any more: unlock again (kidctl parent unlock)")
        }
        call.session.token = digest
        return ParentView(id: parent.id, name: parent.name)
    }
}
