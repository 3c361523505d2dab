import API
import Household
import JSONRPC

extension LogAppend {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call)
        // No refusal: whoever plays need not know what parents consent to.
        guard child.allowsAnalytics else { return Change(child, [], result: Result(analytics: false)) }
        try context.requireWhole(child)
        let new = params.events.filter { !child.knows($0.event) }.map { entry in
            LoggedEntry(child.named(entry.event), agoMilliseconds: entry.agoMilliseconds)
        }
        let result = Result(analytics: true, stored: new.count, known: params.events.count - new.count)
        return Change(child, new.isEmpty ? [] : [.child(.logged(child.log.taking(new)))], result: result)
    }
}

extension LogStatus {
    static let endpoint = Endpoint.query(method) { (context, params, _) throws(RPCError) in
        Result(of: try context.child(named: params.child), context)
    }

    static let clearEndpoint = Endpoint.change(clear) { (context, params, _) throws(RPCError) in
        var child = try context.child(named: params.child)
        try context.requireWhole(child)
        let facts: [Fact] = child.log.count == 0 ? [] : [.child(.logCleared(child.log.cleared))]
        let before = child
        child.apply(facts)
        return Change(before, facts, result: Result(of: child, context))
    }
}

extension LogExport {
    static let endpoint = Endpoint.later(method, from: \.reads) { (reads, params, call) throws(RPCError) in
        try reads.beginLog(params, call)
    }
}

extension LogStatus.Result {
    fileprivate init(of child: ChildState, _ context: HandlerContext) {
        self.init(
            child: child.profile.id, analytics: child.allowsAnalytics, count: child.log.count,
            months: EventLog.months(keeping: context.household.household?.retentionMonths))
    }
}
