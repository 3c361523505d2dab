import API
import Household
import JSONRPC

extension ActivityStart {
    static let endpoint = Endpoint.change(method) { (house, params, call) throws(RPCError) in
        let child = try house.child(of: call)
        try house.requireReadable(child)
        let id = house.newActivityID()
        let lease = LeaseID(rawValue: id.rawValue)
        let result = try house.learn { () throws(LearningRefusal) in
            try child.learning.start(
                params.lesson, as: id, seed: house.parts.random(), replace: params.replace,
                in: house.context(of: child, at: call.moment))
        }
        let time = try house.timeChange(
            child, call,
            house.screenTime(of: child, at: call.moment).beginLease(lease, for: house.activityRef(params.lesson)))
        var facts = time.facts + result.facts.map(Fact.learning)
        // The lease of the lesson that is given up ends with it.
        if let open = child.learning.open {
            let old = LeaseID(rawValue: open.id.rawValue)
            if child.time.lease(old) != nil { facts.append(.time(.leaseEnded(old))) }
        }
        house.activityOwners.add(id, of: child.profile.id)
        return Change(
            child: child.profile.id, facts: house.earning(facts, child, at: call.moment).facts,
            result: ActivityReply(view: result.reply, lease: lease, time: TimeBrief(time.result.decision)))
    }
}
