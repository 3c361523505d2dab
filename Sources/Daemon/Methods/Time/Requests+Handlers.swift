import API
import Household
import JSONRPC
import Shapes

extension TimeAsk {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try RPCError.check(text: params.reason, at: "/reason")
        let child = try context.child(of: call, whole: true)
        try context.checkLesson(of: params.activity ?? .anything)
        try context.checkParts(of: params.activity ?? .anything, for: child, call)
        let time = context.screenTime(of: child, at: call.moment)
        let asked = try context.asking { () throws(RequestRefusal) in
            try time.ask(
                TimeRequestID(rawValue: context.newID()), clientID: params.id, minutes: params.minutes,
                reason: params.reason,
                activity: params.activity, in: child.requests)
        }
        let state = asked.request.state(at: call.moment.wall)
        let say = state == .open ? RequestWords.asked : RequestWords.child(asked.request, state)
        return Change(
            child, asked.fact.map { [.request($0)] } ?? [],
            result: Result(
                request: context.view(of: asked.request, child, for: call),
                decision: context.mayI(child, params.activity ?? .anything, at: call.moment), say: say))
    }
}

extension TimeRequests {
    static let endpoint = Endpoint.query(method, seesFamily: true) { (context, params, call) throws(RPCError) in
        let children: [ChildState]
        if call.child == nil {
            children = context.family.children().filter { !$0.profile.isArchived }
        } else {
            let child = try context.child(of: call, whole: true)
            children = [child]
        }
        let all = children.flatMap { child in child.requests.requests.map { (child, $0) } }
        let now = call.moment.wall
        let open = all.filter { $0.1.state(at: now) == .open }.sorted { $0.1.at < $1.1.at }
        let others = all.filter { $0.1.state(at: now) != .open }.sorted { $0.1.at > $1.1.at }.prefix(params.limit)
        return Result(requests: (open + others).map { context.view(of: $1, $0, for: call) })
    }
}

extension TimeDecide {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try RPCError.check(text: params.word, at: "/word")
        let asker = context.family.children().first { $0.requests.request(params.request) != nil }
        guard let child = asker else { throw context.noSuchRequest(params.request, at: call.moment) }
        if child.profile.isArchived { throw RPCError.childArchived(child.profile) }
        try context.requireWhole(child)
        let verdict = RequestVerdict(
            approves: params.approve, minutes: params.minutes, pastQuietHours: params.pastQuietHours,
            word: params.word, by: context.name(of: call))
        let time = context.screenTime(of: child, at: call.moment)
        let activity = child.requests.request(params.request)?.activity ?? .anything
        let standing = context.standing(of: activity, child, at: call.moment)
        let decided = try context.asking { () throws(RequestRefusal) in
            try time.decide(params.request, verdict, in: child.requests, standing: standing)
        }
        return Change(
            child, decided.facts,
            result: Result(
                request: context.view(of: decided.request, child, for: call),
                decision: decided.decision.quoted(to: child, by: context),
                note: decided.note))
    }
}

extension HandlerContext {
    /// For parents, who may see all requests: suggests one that is open.
    fileprivate func noSuchRequest(_ id: TimeRequestID, at moment: Moment) -> RPCError {
        let open = family.children().flatMap(\.requests.requests).filter { $0.state(at: moment.wall) == .open }
        let near = NearestWord.question(id.rawValue, in: open.map(\.id.rawValue))
        return RPCError(.unknownRequest, "there is no request \"\(id.rawValue.brief())\"" + near)
    }

    /// A request with the sentence for the one who reads it.
    func view(of request: TimeRequest, _ child: ChildState, for call: Call) -> RequestView {
        view(of: request, child, isForParent: call.parent != nil, at: call.moment)
    }

    /// A request with the sentence for a parent or for the child.
    func view(of request: TimeRequest, _ child: ChildState, isForParent: Bool, at moment: Moment) -> RequestView {
        let state = request.state(at: moment.wall)
        let say =
            isForParent
            ? RequestWords.parent(request, state, of: child.profile.name)
            : RequestWords.child(
                request, state, caution: request.answer?.grant.flatMap { caution(about: $0, of: child, at: moment) },
                left: state == .declined ? mayI(child, request.activity ?? .anything, at: moment).secondsNow : nil)
        return RequestView(child: child.profile.id, request: request, state: state, say: say)
    }

    /// Runs a rule of requests; its refusals become errors.
    fileprivate func asking<Value>(_ body: () throws(RequestRefusal) -> Value) throws(RPCError) -> Value {
        do throws(RequestRefusal) { return try body() } catch { throw self.error(error) }
    }

    private func error(_ refusal: RequestRefusal) -> RPCError {
        switch refusal.kind {
        case .tooMany: return RPCError(.tooManyRequests, refusal.message, [.say(RequestWords.tooMany)])
        case .tooManyGrants: return RPCError(.tooManyGrants, refusal.message)
        case .unknown: return RPCError(.unknownRequest, "there is no such request")
        case .closed(let request, let state):
            var data: [RPCError.Detail] = [.text("state", state.rawValue)]
            if let answer = request.answer { data.append(.text("by", answer.by)) }
            data.append(.spoken("at", request.answer?.at ?? request.expires, .instant))
            return RPCError(.requestClosed, refusal.message, data)
        case .invalid(let path):
            return RPCError(parameter: ShapeFault(path: "/" + path, message: "is not possible. \(refusal.message)"))
        }
    }
}
