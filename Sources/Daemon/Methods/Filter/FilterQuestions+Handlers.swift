import API
import Household
import JSONRPC
import Shapes
import Words

extension FilterCheck {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        guard params.targets.count == 1, let target = params.targets.first else {
            throw FilterQuestion.severalTargets("must name exactly one")
        }
        let child = try context.child(of: call, whole: true)
        guard let verdict = context.gate(of: child, at: call.moment).verdict(on: target) else {
            throw RPCError(unknown: target)
        }
        switch verdict {
        case .allowed: return Result(allowed: true)
        case .refused(let code, let say):
            return Result(allowed: false, rule: code, say: say.quoted(to: child, by: context))
        }
    }
}

extension FilterExplain {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        guard params.targets.count <= 1 else { throw FilterQuestion.severalTargets("may name one at most") }
        let target = params.targets.first
        let child = try context.child(named: params.child, whole: true)
        guard let explanation = context.gate(of: child, at: call.moment).explanation(of: target) else {
            throw target.map(RPCError.init(unknown:)) ?? FilterQuestion.severalTargets("may name one at most")
        }
        let library = try context.wholeLibrary(for: call)
        var say: Saying?
        if case .refused(_, let words)? = explanation.verdict { say = words.quoted(to: child, by: context) }
        let rules = explanation.matches.map { match in
            Rule(
                rule: match.rule.code, say: match.rule.words(at: call.moment.wall, in: context.calendar.zone, library),
                told: match.isTold, lessonCount: match.lessons)
        }
        return Result(
            allowed: explanation.verdict?.isAllowed, say: say, rules: rules, lessonCount: explanation.lessons,
            hiddenCount: explanation.hidden)
    }
}

extension FilterQuestion {
    fileprivate static func severalTargets(_ message: String) -> RPCError {
        RPCError(parameter: ShapeFault(path: "", message: "\(message) of lesson, subject, pack and app"))
    }
}

extension RPCError {
    /// Names nothing but what the caller named: others may be hidden from the child.
    fileprivate init(unknown target: FilterTarget) {
        switch target {
        case .lesson(let id):
            self = .noSuchLesson(id)
        case .pack(let id):
            self.init(.unknownPack, "there is no pack \"\(id)\"")
        case .subject(let id):
            self.init(parameter: ShapeFault(path: "/subject", message: "\"\(id.brief())\" does not exist"))
        case .app: self.init(parameter: ShapeFault(path: "/app", message: "names no app"))
        }
    }
}
