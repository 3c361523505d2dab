import API
import Household
import JSONRPC
import StrictJSON
import Vault

/// A method with the code that answers it.
final class Endpoint: Sendable {
    typealias Run = @Sendable (isolated Engine, JSONValue?, Call) throws(RPCError) -> Outcome

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
    /// Whether a late reply has to say what the call came to: it changes something, stored or not.
    let keepsOutcome: Bool

    init(method: MethodDescription, run: @escaping Run) {
        self.method = method
        self.run = run
        role = method.role
        isKeyed = method.isKeyed
        isDeveloperOnly = method.isDeveloperOnly
        keepsOutcome = method.isChange || method.name.hasPrefix("events.")
        let child = method.params.first { $0.name == "child" }
        namesChild = child != nil
        mayLeaveOutChild = child?.isRequired == false
        isOpenWhenDamaged =
            method.name.hasPrefix("rpc.")
            || [HouseholdStatus.method.name, DaemonInfo.method.name, TimeMayI.method.name].contains(method.name)
    }

    /// A method that only reads.
    ///
    /// - Parameter seesFamily: whether its answer may hold what is known of other children than the one it is about: it
    ///   then waits until all of that is stored.
    static func query<Params, Result>(
        _ method: Method<Params, Result>, seesFamily: Bool = false,
        _ answer: @escaping @Sendable (isolated Engine, Params, Call) throws(RPCError) -> Result
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let params = try engine.read(method.params, json, call.common)
            let result = try answer(engine, params, call)
            let commit = seesFamily ? engine.ledger.lastSeq : engine.commitToWait(for: call)
            return .reply(Reply(result: engine.encode(result, method.result), after: commit))
        }
    }

    /// A method whose reply leaves before everything that waits (Protocol, Order).
    static func overtaking<Params, Result>(
        _ method: Method<Params, Result>,
        _ answer: @escaping @Sendable (isolated Engine, Params, Call) throws(RPCError) -> Result
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let result = try answer(engine, try engine.read(method.params, json, call.common), call)
            return .reply(Reply(result: engine.encode(result, method.result), after: 0, overtakes: true))
        }
    }

    /// A method about a child that is asked again and again and tells the time: its reply is kept as long as it is the
    /// answer, and no longer than the present second.
    static func hotQuery<Params, Result>(
        _ method: Method<Params, Result>, until: @escaping @Sendable (Result) -> Instant,
        _ answer: @escaping @Sendable (isolated Engine, Params, Call) throws(RPCError) -> Result
    ) -> Endpoint {
        keptQuery(method, answer) { (_, result, call) in
            let second = Instant(seconds: call.moment.wall.seconds)
            return (second, min(until(result), second + .second))
        }
    }

    /// A method about a child that is asked again and again and tells nothing that runs with the clock: its reply is
    /// kept from now until the moment that the engine names, unless something is recorded before.
    static func lastingQuery<Params, Result>(
        _ method: Method<Params, Result>,
        until: @escaping @Sendable (isolated Engine, ChildState, Call) -> Instant,
        _ answer: @escaping @Sendable (isolated Engine, Params, Call) throws(RPCError) -> Result
    ) -> Endpoint {
        keptQuery(method, answer) { (engine, _, call) in
            guard let child = call.child.flatMap(engine.ledger.child) else { return nil }
            return (call.moment.wall, until(engine, child, call))
        }
    }

    /// A query whose replies are kept; `life` tells from when until when one is the answer.
    private static func keptQuery<Params, Result>(
        _ method: Method<Params, Result>,
        _ answer: @escaping @Sendable (isolated Engine, Params, Call) throws(RPCError) -> Result,
        life: @escaping @Sendable (isolated Engine, Result, Call) -> (from: Instant, until: Instant)?
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            if let child = call.child, let json,
                let kept = engine.hotReplies.find(method.name, json.literal, child, at: call.moment.wall)
            {
                call.session.lastKept = kept
                return .reply(kept.reply)
            }
            let params = try engine.read(method.params, json, call.common)
            let result = try answer(engine, params, call)
            let reply = Reply(result: engine.encode(result, method.result), after: engine.commitToWait(for: call))
            if let child = call.child, let json, let life = life(engine, result, call), life.from < life.until {
                engine.hotReplies.keep(reply, method.name, json.literal, child, during: life.from..<life.until)
            }
            return .reply(reply)
        }
    }

    /// A method that changes something: what happened goes to the journal, and the reply waits for it.
    static func change<Params, Result>(
        _ method: Method<Params, Result>,
        _ decide: @escaping @Sendable (isolated Engine, Params, Call) throws(RPCError) -> Change<Result>
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let params = try engine.read(method.params, json, call.common)
            let digest = call.common.idempotencyKey == nil ? [] : Self.digest(method, params)
            if let key = call.common.idempotencyKey,
                let reply = try engine.keyed.find(key, caller: call.caller, digest: digest, at: call.moment.wall)
            {
                return .reply(reply)
            }
            let change = try decide(engine, params, call)
            guard let key = call.common.idempotencyKey else {
                // The journal begins to write while the reply is being encoded.
                let seq = engine.record(change.facts, child: change.child, by: call.author, at: call.moment)
                return .reply(Reply(result: engine.encode(change.result, method.result), after: seq))
            }
            let result = engine.encode(change.result, method.result)
            let keyed = KeyedReply(caller: call.caller, key: key, digest: digest, reply: result)
            let seq = engine.record(change.facts, child: change.child, by: call.author, key: keyed, at: call.moment)
            return .reply(Reply(result: result, after: seq))
        }
    }

    /// A method whose reply comes later.
    static func later<Params, Result>(
        _ method: Method<Params, Result>,
        _ begin: @escaping @Sendable (isolated Engine, Params, Call) throws(RPCError) -> PendingReply
    ) -> Endpoint {
        Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
            let params = try engine.read(method.params, json, call.common)
            if engine.isStopping { throw .stopping }
            return .later(try begin(engine, params, call))
        }
    }

    private static func digest<Params, Result>(_ method: Method<Params, Result>, _ params: Params) -> [UInt8] {
        Digest.blake2b(Array(method.name.utf8) + [0] + method.params.encode(params), size: 16)
    }
}

/// What a change decided: facts for the journal and the result for the caller.
struct Change<Result> {
    /// The child that it is about; nil: the household.
    var child: ChildID?
    var facts: [Fact]
    var result: Result
}
