import API
import Household
import JSONRPC
import Shapes

extension ParentLock {
    static let endpoint = Endpoint.access(method) { access, _, call in
        access.endToken(of: call.session)
        return Change(household: call.parent.map { [.relocked($0)] } ?? [], result: Nothing())
    }
}
