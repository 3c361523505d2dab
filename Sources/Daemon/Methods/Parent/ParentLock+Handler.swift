import API
import JSONRPC
import Household
import Shapes

extension ParentLock {
    static let endpoint = Endpoint.change(method) { engine, _, call in
        if let token = call.session.token { engine.tokens.end(token) }
        call.session.token = nil
        let facts: [Fact] = call.parent.map { [.household(.relocked($0))] } ?? []
        return Change(facts: facts, result: Nothing())
    }
}
