import API
import Household
import JSONRPC

extension FilterGet {
    static let endpoint = Endpoint.query(method) { (house, params, _) throws(RPCError) in
        try house.child(named: params.child).filter
    }
}

extension FilterSet {
    static let endpoint = Endpoint.change(method) { (house, params, call) throws(RPCError) in
        let child = try house.child(named: params.child)
        for lesson in params.blockedLessons ?? [] where house.parts.library.lesson(lesson) == nil {
            throw RPCError(.unknownLesson, "there is no lesson \"\(lesson)\": lesson.list has them all")
        }
        let filter = params.applied(to: child.filter)
        let facts: [Fact] = filter == child.filter ? [] : [.child(.filterSet(filter))]
        return Change(child: child.profile.id, facts: facts, result: filter)
    }
}
