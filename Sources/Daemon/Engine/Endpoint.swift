import API
import Household
import JSONRPC
import RPCServer
import Shapes
import StrictJSON

/// A method with the code that answers it.
///
/// Each way to make one hands the handler the room that it needs and no more: what only reads and what decides gets
/// the ``HandlerContext``, PINs the ``Access``, histories the ``ReadJobs``, subscriptions the ``Events``.
final class Endpoint: Sendable {
    typealias Run = @Sendable (Engine, JSONValue?, Call) throws(RPCError) -> Outcome

    let method: MethodDescription
    let run: Run
    let role: Role
    let isKeyed: Bool
    let isDeveloperOnly: Bool
    /// Whether a parameter names the child; otherwise a child method's activity does.
    let namesChild: Bool
    /// Whether a parent may leave the child out: then it is about the whole family.
    let mayLeaveOutChild: Bool
    /// What answers although the household's own rows cannot be read: what tells about the state.
    let isOpenWhenDamaged: Bool
    /// Whether its answer is about what may be done now: nothing may while the child is archived, and a parent hears so.
    let isAboutNow: Bool
    /// Whether a PIN, a code or a token is among its parameters or in its result.
    let handlesSecrets: Bool
    /// Whether a late reply has to say what the call came to: it changes something, stored or not.
    let keepsOutcome: Bool

    init(method: MethodDescription, run: @escaping Run) {
        self.method = method
        self.run = run
        role = method.role
        isKeyed = method.isKeyed
        handlesSecrets = method.params.contains { $0.schema.isSecret } || method.result.isSecret
        isDeveloperOnly = method.isDeveloperOnly
        keepsOutcome = method.isChange || method.name.hasPrefix("events.")
        let child = method.params.first { $0.name == "child" }
        namesChild = child != nil
        mayLeaveOutChild = child?.isRequired == false
        isAboutNow = [TimeMayI.method.name, PolicyPreview.method.name, LessonNext.method.name].contains(method.name)
        isOpenWhenDamaged =
            method.name.hasPrefix("rpc.")
            || [
                HouseholdStatus.method.name, BackupRestore.method.name, DaemonInfo.method.name, TimeMayI.method.name,
                DaemonDoctor.method.name, DaemonShutDown.method.name, HouseholdErase.method.name,
            ]
            .contains(method.name)
    }
}

// MARK: What only reads

extension Endpoint {
    typealias Answer<Params, Result> = @Sendable (HandlerContext, Params, Call) throws(RPCError) -> Result

    /// A method that only reads.
    ///
    /// - Parameter seesFamily: whether its answer may hold what is known of other children than the one it is about: it
    ///   then waits until all of that is stored.
    static func query<Params, Result>(
        _ method: Method<Params, Result>, seesFamily: Bool = false, _ answer: @escaping Answer<Params, Result>
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let result = try answer(engine.context, try method.read(json, call), call)
            let commit = engine.commits.commitToWait(for: seesFamily ? nil : call.child)
            return .reply(Reply(result: engine.encode(result, method, about: call.hearer), after: commit))
        }
    }

    /// A method about connections, whose reply leaves before everything that waits (Protocol, Order).
    static func overtaking<Params, Result>(
        _ method: Method<Params, Result>,
        _ answer: @escaping @Sendable (RPCServer, Params, Call) throws(RPCError) -> Result
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let result = try answer(engine.rpc, try method.read(json, call), call)
            return .reply(Reply(result: engine.encode(result, method, about: call.hearer), after: 0, overtakes: true))
        }
    }

    /// A method about subscriptions.
    static func subscription<Params, Result>(
        _ method: Method<Params, Result>, _ answer: @escaping @Sendable (Events, Params, Call) -> Result
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let result = answer(engine.events, try method.read(json, call), call)
            let commit = engine.commits.commitToWait(for: call.child)
            return .reply(Reply(result: engine.encode(result, method, about: call.hearer), after: commit))
        }
    }

    /// A method about a child that is asked again and again and tells the time: its reply is kept as long as it is the
    /// answer, and no longer than the present second.
    static func hotQuery<Params, Result>(
        _ method: Method<Params, Result>, until: @escaping @Sendable (Result) -> Instant,
        _ answer: @escaping Answer<Params, Result>
    ) -> Endpoint {
        keptQuery(method, answer) { (_, result, call) in
            let second = Instant(seconds: call.moment.wall.seconds)
            return (second, min(until(result), second + .second))
        }
    }

    /// A method about a child that is asked again and again and tells nothing that runs with the clock: its reply is
    /// kept from now until the moment that the gate names, unless something is recorded before.
    ///
    /// - Parameter isForParents: what only a parent may hear is never kept: who asks with the same words may be a child.
    static func lastingQuery<Params, Result>(
        _ method: Method<Params, Result>, isForParents: @escaping @Sendable (Params) -> Bool = { _ in false },
        _ answer: @escaping Answer<Params, Result>
    ) -> Endpoint {
        keptQuery(method, keeps: { !isForParents($0) }, answer) { (context, _, call) in
            guard let child = call.child.flatMap(context.family.child) else { return nil }
            return (call.moment.wall, context.gateHolds(at: call.moment, child))
        }
    }

    /// A query whose replies are kept; `life` tells from when until when one is the answer.
    private static func keptQuery<Params, Result>(
        _ method: Method<Params, Result>, keeps: @escaping @Sendable (Params) -> Bool = { _ in true },
        _ answer: @escaping Answer<Params, Result>,
        life: @escaping @Sendable (HandlerContext, Result, Call) -> (from: Instant, until: Instant)?
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            if let child = call.child, let json,
                let kept = engine.kept.find(method.name, json.literal, child, at: call.moment.wall)
            {
                return .reply(kept)
            }
            let params = try method.read(json, call)
            let result = try answer(engine.context, params, call)
            let reply = Reply(
                result: engine.encode(result, method, about: call.child),
                after: engine.commits.commitToWait(for: call.child))
            if let child = call.child, let json, keeps(params), let life = life(engine.context, result, call),
                life.from < life.until
            {
                engine.kept.keep(reply, method.name, json.literal, child, during: life.from..<life.until)
            }
            return .reply(reply)
        }
    }

    /// A method whose reply comes later, from one of the rooms.
    ///
    /// - Parameter room: which one: what reads histories, makes backups, erases, or closes the household.
    static func later<Room, Params, Result>(
        _ method: Method<Params, Result>, from room: any KeyPath<Engine, Room> & Sendable,
        _ begin: @escaping @Sendable (Room, Params, Call) throws(RPCError) -> PendingReply
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let params = try method.read(json, call)
            if engine.rpc.isStopping { throw .stopping }
            return .pending(try begin(engine[keyPath: room], params, call))
        }
    }
}

// MARK: Packs

/// An answer about packs: known at once, or made by a thread.
enum PackAnswer<Result> {
    case now(Result)
    case later(PendingReply)
}

extension Endpoint {
    /// A method about packs and their files.
    static func packs<Params, Result>(
        _ method: Method<Params, Result>,
        _ begin: @escaping @Sendable (PackDesk, Params, Call) throws(RPCError) -> PackAnswer<Result>
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let params = try method.read(json, call)
            if engine.rpc.isStopping { throw .stopping }
            switch try begin(engine.packs, params, call) {
            case .later(let pending): return .pending(pending)
            case .now(let result):
                let commit = engine.commits.commitToWait(for: call.child)
                return .reply(Reply(result: engine.encode(result, method, about: call.hearer), after: commit))
            }
        }
    }
}

// MARK: What changes something

extension Endpoint {
    /// A method that changes something: what happened goes to the journal, and the reply waits for it.
    static func change<Params, Result>(
        _ method: Method<Params, Result>,
        _ decide: @escaping @Sendable (HandlerContext, Params, Call) throws(RPCError) -> Change<Result>
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let params = try method.read(json, call)
            let key = IdempotencyKey(of: call, method, params)
            if let key, let known = try engine.commits.reply(to: key, at: call.moment) {
                return try engine.outcome(known, for: call)
            }
            // Here alone: what was answered before costs nothing, and what is refused has had no effect.
            try engine.access.spend(method.work, call)
            return try engine.commit(try decide(engine.context, params, call), method, for: call, key: key)
        }
    }

    /// The same of what parents set and may have seen before: where a call says what it was made from, that must still hold,
    /// unless nothing changes by it.
    ///
    /// - Parameter present: what the method would answer if it changed nothing.
    static func change<Params: BasedChange, Result>(
        _ method: Method<Params, Result>, of present: @escaping Answer<Params, Result>,
        _ decide: @escaping @Sendable (HandlerContext, Params, Call) throws(RPCError) -> Change<Result>
    ) -> Endpoint {
        change(method) { (context, params, call) throws(RPCError) in
            let change = try decide(context, params, call)
            guard let basedOn = params.basedOn, !change.turn.isEmpty else { return change }
            let text = method.result.encode(
                try present(context, params, call), listener: context.listener(about: call.hearer))
            // What is written here is JSON.
            let changed = (try? JSONDocument(scanning: text)).map { basedOn.changed(in: $0.root) } ?? [:]
            guard changed.isEmpty else { throw .changedMeanwhile(changed) }
            return change
        }
    }

    /// A method of parents' access that changes who may ask, at once.
    static func access<Params, Result>(
        _ method: Method<Params, Result>,
        _ decide: @escaping @Sendable (Access, Params, Call) throws(RPCError) -> Change<Result>
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let change = try decide(engine.access, try method.read(json, call), call)
            return try engine.commit(change, method, for: call)
        }
    }

    /// A method with a PIN: it is hashed on a thread of its own, and what follows is decided then.
    static func pin<Params, Result>(
        _ method: Method<Params, Result>,
        _ check: @escaping @Sendable (Access, Params, Call) throws(RPCError) -> PINCheck<Result>
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let params = try method.read(json, call)
            if engine.rpc.isStopping { throw .stopping }
            return try engine.runPIN(method, try check(engine.access, params, call), call)
        }
    }
}

extension Engine {
    /// Has a PIN checked, and what follows decided then.
    func runPIN<Params, Result>(
        _ method: Method<Params, Result>, _ check: PINCheck<Result>, _ call: Call
    ) throws(RPCError) -> Outcome {
        let pending = call.pendingReply()
        try access.attempt(
            PINAttempt(
                counter: check.counter, account: call.session.account, isParents: access.isParents(call.peer.uid),
                pending: pending, prepare: check.prepare,
                conclude: { [unowned self] verdict, moment in
                    conclude(check, verdict, method, pending.session, at: moment)
                }),
            at: call.moment)
        return .pending(pending)
    }
}

extension RPCError {
    /// - Parameter now: what stands now at the places where something else was seen.
    fileprivate static func changedMeanwhile(_ now: [String: [UInt8]]) -> RPCError {
        let places = now.keys.sorted().joined(separator: ", ")
        return RPCError(
            .changedMeanwhile, "somebody has set something else meanwhile: \(places)",
            [.init(name: "now", value: Shape.dictionary(of: .json).encode(now))])
    }
}

extension Method {
    /// The parameters of a call; absent ones are an empty object.
    func read(_ json: JSONValue?, _ call: Call) throws(RPCError) -> Params {
        do throws(ShapeFault) {
            return try params.read(json ?? noParams, besides: call.common.count)
        } catch {
            throw RPCError(
                parameter: error.offering(CommonParams.names(takesKey: isKeyed, reportsProgress: reportsProgress)))
        }
    }
}

/// `{}`: absent parameters.
private let noParams: JSONValue = {
    // Two bytes that are valid JSON.
    try! JSONDocument(scanning: Array("{}".utf8)).root
}()
