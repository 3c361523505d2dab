import API
import Household
import JSONRPC

extension FilterGet {
    static let endpoint = Endpoint.query(method) { (house, params, _) throws(RPCError) in
        let child = try house.child(named: params.child)
        try house.requireWhole(child)
        return child.filter
    }
}

extension FilterSet {
    static let endpoint = Endpoint.change(method) { (house, params, call) throws(RPCError) in
        let child = try house.child(named: params.child)
        try house.requireWhole(child)
        for lesson in params.blockedLessons ?? [] where house.parts.library.lesson(lesson) == nil {
            throw RPCError(.unknownLesson, "there is no lesson \"\(lesson)\": lesson.list has them all")
        }
        try house.checkSubjects(params)
        let filter = params.applied(to: child.filter)
        let facts: [Fact] = filter == child.filter ? [] : [.child(.filterSet(filter))]
        return Change(child: child.profile.id, facts: facts, result: filter)
    }
}

extension House {
    /// A mistyped subject or pack would shut a child out, or not shut out, without a word.
    fileprivate func checkSubjects(_ params: FilterSet.Params) throws(RPCError) {
        let subjects = Set(parts.library.packs.flatMap { $0.manifest.subjects.map(\.id) })
        var named: [(path: String, name: String)] = []
        if case .set(let allowed) = params.allowedSubjects {
            named += allowed.enumerated().map { ("/allowedSubjects/\($0)", $1) }
        }
        named += (params.pausedSubjects ?? []).enumerated().map { ("/pausedSubjects/\($0)/subject", $1.subject) }
        for (path, name) in named where !subjects.contains(name) {
            throw RPCError(
                parameter: ShapeFault(
                    path: path,
                    message: "names no subject: \"\(name)\"; there are " + subjects.sorted().joined(separator: ", ")))
        }
        let packs = parts.library.packs.map(\.manifest.id)
        for (index, pack) in (params.blockedPacks ?? []).enumerated() where !packs.contains(pack) {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/blockedPacks/\(index)",
                    message: "names no pack: \"\(pack)\"; there are "
                        + packs.map(\.rawValue).sorted().joined(separator: ", ")))
        }
    }
}
