import Household
import JSONRPC
import Vault

/// Something that needs a PIN hashed, on its way through the desk.
struct PINAttempt {
    /// Whose wrong entries it counts to; nil: nothing is guessed here.
    let counter: PINCounterKey?
    let later: PendingReply
    /// Makes the work when its turn has come: what was changed meanwhile, a PIN for example, is seen.
    let prepare: (isolated Engine) -> Result<PINWork, RPCError>
    /// Runs in the engine: what follows from the verdict.
    let conclude: (isolated Engine, PINVerdict, RPCSession, Moment) -> Result<Reply, RPCError>
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
struct PINQueue {
    static let most = WireLimits.waitingPINs

    private var waiting: [PINAttempt] = []
    private(set) var running: PINAttempt?

    var isFull: Bool { waiting.count >= Self.most }

    mutating func append(_ attempt: PINAttempt) { waiting.append(attempt) }

    /// Takes the next one, if none is running.
    mutating func next() -> PINAttempt? {
        guard running == nil, !waiting.isEmpty else { return nil }
        return waiting.removeFirst()
    }

    /// Takes out an attempt that waits; false when it is none of those.
    mutating func remove(_ later: PendingReply) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.later === later }) else { return false }
        waiting.remove(at: index)
        return true
    }

    mutating func run(_ attempt: PINAttempt) { running = attempt }

    /// Whether an attempt of this connection waits or runs.
    func holds(_ session: RPCSession) -> Bool {
        guard running != nil || !waiting.isEmpty else { return false }
        return running?.later.session === session || waiting.contains { $0.later.session === session }
    }

    mutating func finish() -> PINAttempt? {
        defer { running = nil }
        return running
    }
}
