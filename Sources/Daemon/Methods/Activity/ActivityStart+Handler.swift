import API
import Household
import JSONRPC

extension ActivityStart {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(of: call)
        try engine.requireReadable(child)
        let id = engine.newActivityID()
        let lease = LeaseID(rawValue: id.rawValue)
        let result = try engine.learn { () throws(LearningRefusal) in
            try child.learning.start(
                params.lesson, as: id, seed: engine.parts.random(), replace: params.replace,
                in: engine.context(of: child, at: call.moment))
        }
        let time = try engine.timeChange(
            child, call,
            engine.screenTime(of: child, at: call.moment).beginLease(lease, for: engine.activityRef(params.lesson)))
        var facts = time.facts + result.facts.map(Fact.learning)
        // The lease of the lesson that is given up ends with it.
        if let open = child.learning.open {
            let old = LeaseID(rawValue: open.id.rawValue)
            if child.time.lease(old) != nil { facts.append(.time(.leaseEnded(old))) }
        }
        engine.activityOwners.add(id, of: child.profile.id)
        return Change(
            child: child.profile.id, facts: engine.earning(facts, child, at: call.moment).facts,
            result: ActivityReply(view: result.reply, lease: lease, time: TimeBrief(time.result.decision)))
    }
}
