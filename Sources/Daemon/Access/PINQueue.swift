import Household
import JSONRPC
import RPCServer
import Transport
import Vault

/// A call with a PIN: what is hashed, and what follows.
struct PINCheck<Result> {
    /// Whose wrong entries it counts to; nil: nothing is guessed here.
    let counter: PINCounterKey?
    /// Makes the work when its turn has come: what was changed meanwhile, a PIN for example, is seen.
    let prepare: (Access) -> Swift.Result<PINWork, RPCError>
    /// Decides what follows from the verdict.
    let conclude: (Access, PINVerdict, RPCSession, Moment) -> PINConclusion<Result>
}

/// What was decided on a PIN: a turn, and what its caller is told.
struct PINConclusion<Result> {
    enum Outcome {
        /// Made when the turn has its number.
        case reply((Access, Int64) -> Result)
        case refusal(RPCError)
    }

    var turn = Turn()
    var author: Author
    var outcome: Outcome

    init(_ facts: [HouseholdFact], by author: Author, reply: @escaping (Access, Int64) -> Result) {
        turn = Turn(household: facts)
        self.author = author
        outcome = .reply(reply)
    }

    /// Nothing happens.
    init(refusal: RPCError) {
        author = .daemon
        outcome = .refusal(refusal)
    }
}

/// Something that needs a PIN hashed, on its way through the desk.
struct PINAttempt {
    let counter: PINCounterKey?
    /// Whose place it takes.
    let account: PeerAccount
    /// Whether it comes from a parent's account.
    let isParents: Bool
    let pending: PendingReply
    let prepare: (Access) -> Result<PINWork, RPCError>
    /// Nil: what follows takes longer, and gives the reply itself.
    let conclude: (PINVerdict, Moment) -> Result<Reply, RPCError>?
}

/// Runs on the desk's thread.
typealias PINWork = @Sendable (PINHasher) -> PINVerdict

/// What the desk found.
enum PINVerdict: Sendable {
    case wrong
    /// Right (or nothing was asked); with the new hashes that were asked for, in order.
    case right(hashes: [String])
    /// The new PIN is refused, with the reason.
    case refused(String)
    /// Hashing failed: the machine has no memory for it.
    case failed
}

/// Attempts one after another, so that each sees the wait that the one before brought. Bounded.
///
/// Parents' accounts have places of their own and come first; each other account has one, and all others together only
/// some: a parent always finds a place, whoever else tries.
struct PINQueue {
    /// Attempts from parents' accounts that wait.
    static let most = WireLimits.waitingPINs
    /// Attempts from all other accounts that wait.
    static let mostOfOthers = WireLimits.waitingPINsOfOthers

    private var waiting: [PINAttempt] = []
    private(set) var running: PINAttempt?

    /// Those that wait and the one that runs.
    var count: Int { waiting.count + (running == nil ? 0 : 1) }

    /// Whether an attempt can wait.
    func hasPlace(for attempt: PINAttempt) -> Bool {
        if attempt.isParents { return waiting.count(where: \.isParents) < Self.most }
        let others = waiting.filter { !$0.isParents }
        return others.count < Self.mostOfOthers && !others.contains { $0.account == attempt.account }
    }

    mutating func append(_ attempt: PINAttempt) { waiting.append(attempt) }

    /// Takes the next one, if none is running.
    mutating func next() -> PINAttempt? {
        guard running == nil, !waiting.isEmpty else { return nil }
        return waiting.remove(at: waiting.firstIndex(where: \.isParents) ?? 0)
    }

    /// Takes out an attempt that waits; false when it is none of those.
    mutating func remove(_ pending: PendingReply) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.pending === pending }) else { return false }
        waiting.remove(at: index)
        return true
    }

    mutating func run(_ attempt: PINAttempt) { running = attempt }

    /// Whether an attempt of this connection waits or runs.
    func holds(_ session: RPCSession) -> Bool {
        guard running != nil || !waiting.isEmpty else { return false }
        return running?.pending.session === session || waiting.contains { $0.pending.session === session }
    }

    mutating func finish() -> PINAttempt? {
        defer { running = nil }
        return running
    }
}
