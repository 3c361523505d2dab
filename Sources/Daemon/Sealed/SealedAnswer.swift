import API
import Household
import JSONRPC
import RPCServer
import Shapes
import StrictJSON
import Words

/// A method that works without a household, with the code that answers it then.
struct SealedAnswer: Sendable {
    typealias Run = @Sendable (SealedDesk, JSONValue?, Call) throws(RPCError) -> Outcome

    let name: String
    let run: Run

    private init<Params, Result>(
        _ method: Method<Params, Result>, overtakes: Bool = false,
        _ answer: @escaping @Sendable (SealedDesk, Params, Call) throws(RPCError) -> Result
    ) {
        name = method.name
        run = { (desk, json, call) throws(RPCError) in
            let result = try answer(desk, try method.read(json, call), call)
            let encoded = method.result.encode(result, reserving: 512, listener: desk.listener)
            return .reply(Reply(result: encoded, after: 0, overtakes: overtakes))
        }
    }

    private init<Params, Result>(
        pending method: Method<Params, Result>,
        _ begin: @escaping @Sendable (SealedDesk, Params, Call) throws(RPCError) -> PendingReply
    ) {
        name = method.name
        run = { (desk, json, call) throws(RPCError) in .pending(try begin(desk, try method.read(json, call), call)) }
    }

    /// All of them.
    static let all: [SealedAnswer] = [
        SealedAnswer(RPCDiscover.method) { _, _, _ in EndpointTable.document },
        SealedAnswer(RPCPing.method, overtakes: true) { _, _, _ in Nothing() },
        SealedAnswer(RPCVersion.method) { _, _, _ in RPCVersion.Result.present },
        SealedAnswer(RPCLimits.method) { _, _, _ in RPCLimits.table },
        SealedAnswer(RPCCancel.method, overtakes: true) { desk, params, call in
            RPCCancel.Result(RPCCancel.State(desk.rpc.cancel(params.id, from: call.session)))
        },
        SealedAnswer(HouseholdStatus.method) { desk, _, _ in desk.household },
        SealedAnswer(pending: HouseholdUnseal.method) { (desk, params, call) throws(RPCError) in
            try desk.unseal(params, call)
        },
        SealedAnswer(pending: HouseholdErase.method) { (desk, params, call) throws(RPCError) in
            try desk.erase(params, call)
        },
        SealedAnswer(TimeMayI.method) { desk, _, call in
            TimeMayI.Result(decision: desk.decision, version: 0, now: call.moment.wall, clock: desk.trust)
        },
        SealedAnswer(DaemonInfo.method) { desk, _, call in desk.info(call) },
        SealedAnswer(DaemonShutDown.method) { (desk, _, call) throws(RPCError) in
            try desk.shutDown(call)
            return Nothing()
        },
    ]
}

extension SealedDesk {
    /// How the household stands, for everyone.
    fileprivate var household: HouseholdStatus.Result {
        switch status {
        case .opening: .init(state: .opening, name: nil, say: Saying("parent.status.opening"))
        case .sealed where keeper?.source == .passphrase(isNew: true):
            .init(state: .sealed, name: nil, say: Saying("parent.status.newPassphrase"), choosesPassphrase: true)
        case .sealed: .init(state: .sealed, name: nil, say: Saying("parent.status.sealed"))
        case .closed(let fault):
            .init(
                state: .damaged, name: nil,
                say: Saying("parent.status.closed", ["reason": .text(fault.description)]))
        }
    }

    /// What a child hears: nothing can be done yet.
    fileprivate var decision: Decision {
        switch status {
        case .opening, .sealed: .sealed(at: moment.wall)
        case .closed: .damaged(at: moment.wall)
        }
    }

    /// Nothing is known of the clock but what the kernel says.
    fileprivate var trust: ClockTrust { parts.clock.isSynchronised() ? .trusted : .unknown }

    fileprivate func info(_ call: Call) -> DaemonInfo.Result {
        DaemonInfo.Result(
            version: DaemonVersion.text, protocolVersion: RPCVersion.present, state: household.state,
            isDeveloper: parts.isDeveloper, now: call.moment.wall, clock: trust)
    }

    /// Root stops a daemon without a household too. The daemon's own account would need the recovery code, which nobody
    /// knows then, unless the household is new and has none.
    fileprivate func shutDown(_ call: Call) throws(RPCError) {
        let isNew = if case .sealed = status { keeper?.source == .passphrase(isNew: true) } else { false }
        guard call.session.isRoot || isNew else {
            throw RPCError(
                .forbidden,
                "while no household is open this is for root: its service manager stops kidd too, or "
                    + "household.unseal first, then give the recovery code")
        }
        parts.log.notice("asked to stop by the owner")
        parts.shutDown()
    }
}
