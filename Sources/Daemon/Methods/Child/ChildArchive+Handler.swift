import API
import Household
import JSONRPC

extension ChildArchive {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        let profile = child.profile.archived(params.archived)
        // That its leases end and its activity is paused follows from it.
        let changed = ChildFact.profileChanged(Revision(from: child.profile, to: profile))
        return Change(
            child, profile == child.profile ? [] : [.child(changed)],
            result: context.view(of: profile, child.consents, at: call.moment))
    }
}
