import API
import Household
import JSONRPC
import Shapes
import Vault
import Words

extension TimeCodes {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try params.child.map { name throws(RPCError) in try context.presentChild(named: name).profile.id }
        if let expires = params.expires, expires <= call.moment.wall {
            throw RPCError(parameter: ShapeFault(path: "/expiresAt", message: "must be still to come"))
        }
        let book = context.household.codes
        guard book.unused(at: call.moment.wall).count + params.count <= CodeBook.mostUnused else {
            throw RPCError(
                .tooManyCodes,
                "at most \(CodeBook.mostUnused) codes can be unused: take back some (kidctl time revoke-codes)")
        }
        let key = try context.machine.requireCodeKey()
        let texts = (0..<params.count).map { _ in CodeText.make(from: context.machine.random()) }
        let digests = texts.map { key.digest(of: CodeText.read($0) ?? $0) }
        let like = TimeCode(
            id: CodeID(rawValue: ""), digest: [], child: child, minutes: params.minutes,
            pastQuietHours: params.pastQuietHours, expires: params.expires, at: call.moment.wall,
            by: context.name(of: call))
        let new = book.new(digests, like: like)
        return Change(
            household: [.codesMade(new)],
            result: Result(
                codes: zip(new, texts).map { Made(id: $0.id, code: $1) }, child: child, minutes: params.minutes,
                pastQuietHours: params.pastQuietHours, expires: params.expires))
    }
}

extension TimeListCodes {
    static let endpoint = Endpoint.query(method, seesFamily: true) { (context, params, call) throws(RPCError) in
        let child = try params.child.map { name throws(RPCError) in try context.child(named: name).profile.id }
        let codes = context.household.codes.codes.filter { code in
            guard let child else { return true }
            return code.use.map { $0.child == child } ?? (code.child == nil || code.child == child)
        }
        return Result(codes: codes.map { Entry($0, at: call.moment.wall) })
    }
}

extension TimeListCodes.Entry {
    fileprivate init(_ code: TimeCode, at now: Instant) {
        self.init(
            id: code.id, state: code.state(at: now), child: code.child, minutes: code.minutes,
            pastQuietHours: code.pastQuietHours, expires: code.expires, at: code.at, by: code.by,
            usedBy: code.use?.child == .erased ? nil : code.use?.child, usedAt: code.use?.grant.at,
            grant: code.use?.grant.id)
    }
}

extension TimeRevokeCodes {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let unused = context.household.codes.codes.filter { $0.use == nil }.map(\.id)
        let wanted = params.codes.map(Set.init)
        let gone = unused.filter { wanted?.contains($0) ?? true }
        let known = Set(context.household.codes.codes.map(\.id))
        let missing = (params.codes ?? []).filter { !known.contains($0) }
        return Change(
            household: gone.isEmpty ? [] : [.codesRevoked(gone)], result: Result(revoked: gone, notFound: missing))
    }
}

extension TimeRedeem {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        guard let typed = CodeText.read(params.code) else { throw mistyped }
        let id = child.profile.id
        if let wait = context.household.waitError(.code(id), at: call.moment) { throw wait }
        let digest = try context.machine.requireCodeKey().digest(of: typed)
        let code = context.household.codes.code(digest, for: id)
        if code == nil, context.household.codes.isOthers(digest, than: id, at: call.moment.wall) {
            return context.wrongCode(child, isOthers: true, call)
        }
        guard let grant = context.grant(of: code, to: child, at: call.moment) else {
            return context.wrongCode(child, isOwn: code?.use?.child == id, call)
        }
        let time = context.screenTime(of: child, at: call.moment)
        guard time.hasRoomForGrant else { throw tooManyGrants }
        let facts = time.settle().map(Fact.time) + [.time(.granted(grant))]
        var after = child
        after.apply(facts)
        let decision = context.mayI(after, .anything, at: call.moment)
        // Minutes end with the day: a code is not spent while they could not be used.
        guard decision.allowed else { throw context.keptCode(decision) }
        let obstacle = context.screenTime(of: after, at: call.moment).obstacle(to: grant.id)
        if let obstacle, obstacle.isWhole, code?.use == nil { throw context.keptCode(decision, obstacle) }
        // The code is used and the minutes are there in one commit.
        var turn = Turn()
        if let code, code.use == nil {
            var used: [Fact] = [.household(.codeUsed(code.id, TimeCode.Use(child: id, grant: grant)))]
            let hasFailures = context.household.pinCounters[.code(id)] != nil
            if hasFailures { used.append(.household(.entriesForgiven(.code(id)))) }
            turn = turn.and(.household, used)
        }
        let result = Result(
            grant: grant, decision: decision,
            say: EventWords.granted(grant, context.caution(about: grant.id, of: after, at: call.moment)))
        return Change(turn.and(.child(child), facts), .reply { _ in result })
    }

    private static let tooManyGrants = RPCError(
        .tooManyGrants, "the child has as many usable grants as it may; the code was not used",
        [.say(Saying("code.tooMany"))])

    private static let mistyped = RPCError(
        .codeMistyped, "a letter of the code is wrong or missing: look at the paper and type it again",
        [.say(Saying("code.mistyped"))])
}

extension HandlerContext.Machine {
    fileprivate func requireCodeKey() throws(RPCError) -> CodeKey {
        guard let key = codeKey() else {
            throw RPCError(
                .storageDamaged,
                "the household's data key cannot be read: put back your last backup (kidd restore FILE)")
        }
        return key
    }
}

extension HandlerContext {
    /// What a code gives to a child now: its grant while it is unused; that of its use where a crash kept it from the
    /// child's record; nil when it gives nothing.
    fileprivate func grant(of code: TimeCode?, to child: ChildState, at moment: Moment) -> Grant? {
        guard let code else { return nil }
        if let use = code.use {
            let isLost = use.child == child.profile.id && child.time.account(use.grant.id) == nil
            return isLost && moment.wall < use.grant.expires ? use.grant : nil
        }
        guard code.state(at: moment.wall) == .unused else { return nil }
        return Grant(
            id: GrantID(rawValue: "code-" + code.id.rawValue), minutes: code.minutes, scope: .all,
            pastQuietHours: code.pastQuietHours, expires: calendar.end(of: calendar.day(at: moment.wall)),
            at: moment.wall, by: code.by, origin: .code(code.id))
    }

    /// A code that would give nothing now stays as it is: with the whole answer, and words for the child.
    ///
    /// - Parameter obstacle: what is in the way of a child who may go on now.
    fileprivate func keptCode(_ decision: Decision, _ obstacle: GrantObstacle? = nil) -> RPCError {
        var error = notNow(decision)
        error.message = "the code is good and was not used: its minutes could not be used now"
        let why = obstacle.map { $0.childWords(from: moment.wall, calendar) } ?? decision.say
        error.data = error.data.map { $0.name == "say" ? .say(Saying("code.kept") + why) : $0 }
        return error
    }

    /// Counts a wrong code; the answer leaves when the count is stored. A code that the child has redeemed itself costs
    /// no try.
    ///
    /// - Parameter isOthers: it is good, and for another child. That is told, because who has the paper in hand knows as
    ///   much; the try counts all the same, so that nobody finds out more by trying.
    fileprivate func wrongCode(
        _ child: ChildState, isOwn: Bool = false, isOthers: Bool = false, _ call: Call
    ) -> Change<TimeRedeem.Result> {
        let key = PINCounterKey.code(child.profile.id)
        var wait = 0
        var turn = Turn()
        if !isOwn {
            let counter = PINCounter.after(household.pinCounters[key], at: call.moment)
            turn = Turn(household: [.unlockFailed(key, counter)])
            wait = Int((counter.wait(at: call.moment) + 999) / 1000)
        }
        let next = wait > 0 ? ": the next try has to wait \(wait) s" : ""
        let error = RPCError(
            .codeRefused,
            (isOthers
                ? "this code is for another child, who can still use it"
                : "this code was used, has expired, or was never made") + next,
            [.integer("waitSeconds", wait), .say(Saying(isOthers ? "code.others" : "code.refused"))])
        return Change(turn, .refusal(error))
    }
}
