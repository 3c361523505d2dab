import API
import Household
import JSONRPC
import Logging
import NIOCore
import RPCServer
import Shapes
import Transport
import Words

/// Answers while no household is open: what works without one, and everything else with the reason.
///
/// It lives on the event loop, like the engine whose place it has.
final class SealedDesk {
    /// Why no household is open.
    enum Status {
        /// It is being opened.
        case opening
        /// Its passphrase is needed.
        case sealed
        /// It could not be opened again; the socket stays so that everybody hears why.
        case closed(StartFault)
    }

    /// What the desk is made of.
    struct Parts: Sendable {
        var clock: any Clock
        var alarms: (any AlarmClock)?
        var log: Logger
        var isDeveloper: Bool
        var packs: [String]
        var dataFolder: String
        var run: ProcessRun
        var shutDown: @Sendable () -> Void
        /// What is said, before anybody knows what the family speaks.
        var language: Language

        init(_ plan: House.Plan) {
            clock = plan.surroundings.clock
            alarms = plan.surroundings.alarms
            log = plan.surroundings.log
            isDeveloper = plan.options.isDeveloper
            packs = plan.shelf.versions
            dataFolder = plan.options.dataFolder
            run = plan.run
            shutDown = plan.surroundings.onShutDown
            language = plan.options.language.flatMap(Language.known).flatMap(Language.named) ?? .english
        }
    }

    let parts: Parts
    /// Everything that is served while a household is open.
    private let endpoints = EndpointTable.served
    /// What is served here, by its name.
    private let answers: [String: SealedAnswer]
    var status = Status.opening
    /// The moment of the present line.
    private(set) var moment: Moment
    /// Made right after the desk, since it answers to it.
    private(set) var rpc: RPCServer!
    let listener: Listener
    /// Wrong passphrases.
    let tries: UnsealTries
    /// Opens the household; it made the desk.
    weak var keeper: HouseKeeper?
    /// The call whose passphrase is being tried.
    var unsealing: PendingReply?
    /// Those whose turn has not come.
    var waitingTries: [UnsealTry] = []
    /// The call by which the household is being erased.
    var erasing: PendingReply?

    init(_ parts: Parts, _ loop: any EventLoop) {
        self.parts = parts
        let clock = parts.clock
        moment = clock.read()
        tries = UnsealTries(folder: parts.dataFolder)
        answers = Dictionary(uniqueKeysWithValues: SealedAnswer.all.map { ($0.name, $0) })
        listener = Listener(
            instantText: { RFC3339.text(of: Instant(milliseconds: $0), in: .utc) }, child: parts.language,
            parents: parts.language)
        let alarms = parts.alarms ?? LoopAlarmClock(loop: loop)
        rpc = RPCServer(
            loop: loop,
            clocks: RPCServer.Clocks(
                bootTime: { clock.read().bootTime }, ring: { alarms.ring(after: $0, $1) }),
            log: parts.log, service: self)
    }

    /// Why a call that needs the household is refused.
    var refusal: RPCError {
        switch status {
        case .opening: .opening
        case .sealed:
            RPCError(
                .sealed, "the household is sealed: run kidctl household unseal", [.say(Saying("time.sealed"))])
        case .closed(let fault):
            RPCError(.storageDamaged, "the household cannot be opened: \(fault.description)")
        }
    }
}

extension SealedDesk: CallService {
    var storedCommit: Int64 { 0 }
    var lastCommit: Int64 { 0 }

    func turnBegins() { moment = parts.clock.read() }

    func answer(
        _ request: Envelope, _ id: RequestID, on session: RPCSession, _ limit: inout CallLimit?
    ) -> Result<Outcome, RPCError> {
        parts.run.noteCall()
        do throws(RPCError) {
            return .success(try perform(request, id, session, &limit))
        } catch {
            return .failure(worded(error.told(to: listener), of: request.method, on: session))
        }
    }

    /// The same order as of an open household: the method, the role, the parameters.
    private func perform(
        _ request: Envelope, _ id: RequestID, _ session: RPCSession, _ limit: inout CallLimit?
    ) throws(RPCError) -> Outcome {
        guard let endpoint = endpoints[request.method] else {
            throw .unknownMethod(request.method)
        }
        guard let answer = answers[request.method] else { throw refusal }
        if endpoint.role == .owner, !session.isOwner { throw .needsOwner }
        if request.isPositional { throw .positional }
        var call = Call(
            id: id, method: answer.name, session: session, moment: moment, role: endpoint.role, parent: nil)
        if let params = request.params {
            call.common = try CommonParams.read(params, of: endpoint)
            if let length = call.common.deadlineMilliseconds {
                limit = try rpc.deadline(length, session, keepsOutcome: endpoint.keepsOutcome)
            }
        }
        return try answer.run(self, request.params, call)
    }

    func principal(of session: RPCSession) -> Principal? { nil }

    func isBusy(with session: RPCSession) -> Bool { false }

    func takeBack(_ pending: PendingReply) -> Bool { takeBackTry(pending) }

    func worded(_ error: RPCError, of method: String, on session: RPCSession) -> RPCError {
        let error = error.incident(method, session, parts.log)
        return endpoints[method]?.role == .child ? error.saying.told(to: listener) : error
    }

    func repliesLeft(_ id: ConnectionID) {}

    func outputLeft() {}

    func memoryIsFree() {}

    func closed(_ id: ConnectionID) {}

    func isSubscribed(_ id: ConnectionID) -> Bool { false }
}

extension RPCError {
    /// What comes while a household is opened or closed.
    static let opening = RPCError(.busy, "the household is being opened: try again in a moment")
}
