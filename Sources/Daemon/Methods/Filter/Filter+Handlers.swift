import API
import Household
import JSONRPC
import Shapes

extension FilterGet {
    static let endpoint = Endpoint.query(method) { (context, params, _) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        return child.filter
    }
}

extension FilterSet {
    private static let present: Endpoint.Answer<Params, ContentFilter> = { (context, params, _) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        return child.filter
    }

    static let endpoint = Endpoint.change(method, of: present) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        for lesson in params.blockedLessons ?? [] where !context.shelf.knows(lesson) {
            throw .noSuchLesson(lesson, among: try context.wholeLibrary(for: call))
        }
        try context.wholeLibrary(for: call).check(params)
        let filter = params.applied(to: child.filter)
        let changed = ChildFact.filterChanged(Revision(from: child.filter, to: filter))
        let facts: [Fact] = filter == child.filter ? [] : [.child(changed)]
        return Change(child, facts, result: filter)
    }
}

extension Library {
    /// A mistyped subject or pack would shut a child out, or not shut out, without a word.
    fileprivate func check(_ params: FilterSet.Params) throws(RPCError) {
        let pauses = params.pausedSubjects ?? []
        var named: [(path: String, name: String)] = []
        if case .set(let allowed) = params.allowedSubjects {
            named += allowed.enumerated().map { ("/allowedSubjects/\($0)", $1) }
        }
        named += pauses.enumerated().map { ("/pausedSubjects/\($0)/subject", $1.subject) }
        named += pauses.enumerated().compactMap { index, pause in
            pause.untilFinished.map { ("/pausedSubjects/\(index)/untilFinished", $0) }
        }
        let subjects = Set(packs.flatMap { $0.manifest.subjects.map(\.id) })
        for (path, name) in named where !subjects.contains(name) {
            throw .noSuchPart(name, at: path, among: subjects)
        }
        let ids = Set(packs.map(\.manifest.id.rawValue))
        for (index, pack) in (params.blockedPacks ?? []).enumerated() where !ids.contains(pack.rawValue) {
            throw .noSuchPart(pack.rawValue, at: "/blockedPacks/\(index)", among: ids)
        }
        for (index, pause) in pauses.enumerated() where pause.waitsForItself(among: pauses) {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/pausedSubjects/\(index)/untilFinished",
                    message: "can never be: \(pause.subject) would wait for a lesson of itself"))
        }
    }
}

extension RPCError {
    /// A subject or a pack that no installed pack has; the others are for parents to see.
    /// A subject that a caller names has to be there: a mistyped one would find nothing, and never say so.
    ///
    /// - Parameter gate: whose subjects are named instead.
    static func check(subject: String?, in shelf: PackShelf, _ gate: ContentGate) throws(RPCError) {
        guard let subject, !shelf.knows(subject: subject) else { return }
        throw .noSuchPart(subject, at: "/subject", among: Set(gate.lessons.map(\.lesson.subject)))
    }

    static func noSuchPart(_ name: String, at path: String, among known: Set<String>) -> RPCError {
        let names = known.sorted()
        let near = NearestWord.of(name, in: names).map { " (did you mean \"\($0)\"?)" } ?? ""
        // A child whose filter hides everything, and a household without packs, have none.
        let others = names.isEmpty ? "; there are none here now" : "; there are " + names.joined(separator: ", ")
        return RPCError(
            parameter: ShapeFault(path: path, message: "\"\(name.brief())\" does not exist\(near)" + others))
    }
}
