import API
import Household
import JSONRPC
import Journal
import NIOCore
import Vault

/// Erasing the household: its key goes while it is still open, so that a refusal of the disk leaves all as it was; then it
/// is closed, its files go, and an empty one is opened behind the same socket as at a first start.
extension HouseKeeper {
    /// Hears on the loop what became of it; the engine that was open before can still reply.
    typealias ErasureConclusion = @Sendable (Engine?, Result<Erased, any Error>) -> Void

    /// A household that is gone.
    struct Erased: Sendable {
        /// What went, and what stays in the folder.
        var outcome: HouseholdErasure.Outcome
        /// Whether the household key is gone. A credential is not kidd's to remove.
        var isKeyDestroyed: Bool
        /// What is there now.
        var state = HouseholdStatus.State.notSetUp
    }

    /// - Parameters:
    ///   - expected: the household that is meant; nil: one that cannot be opened now. Another one is left alone.
    ///   - uid: who asked for it, for the log.
    ///   - conclude: hears what became of it, also when nothing was closed.
    func erase(_ expected: House?, by uid: UInt32, then conclude: @escaping ErasureConclusion) {
        work { [self] in
            guard house === expected else {
                unclaim()
                return loop.runNow { conclude(nil, .failure(RPCError.opening)) }
            }
            eraseNow(uid) { [self] engine, result in
                unclaim()
                conclude(engine, result)
            }
        }
    }

    private func eraseNow(_ uid: UInt32, _ conclude: @escaping ErasureConclusion) {
        let folder = plan.options.dataFolder
        let erasure = HouseholdErasure(folder: folder, onStep: plan.surroundings.onErasureStep)
        var erased = Erased(outcome: .init(), isKeyDestroyed: true)
        var keyFile: String?
        switch source {
        case .file(let path): keyFile = path
        case .credential: erased.isKeyDestroyed = false
        case .passphrase: break
        }
        if let fault = keyFile.flatMap({ KeySource.whyNotOwn($0, of: folder) }) {
            return tell({ engine, _ in conclude(engine, .failure(fault)) }, fault)
        }
        do throws(JournalFault) { erased.outcome = try erasure.begin(keyFile) } catch {
            let reason = error
            guard (try? ErasureMark.load(in: folder)) != nil else {
                return tell({ engine, _ in conclude(engine, .failure(reason)) }, reason)
            }
            // Something of the key is gone: there is no way back, and what is left is tried again.
        }
        let old = closeHouse()
        let tell: @Sendable (Result<Erased, any Error>) -> Void = { result in
            if let old { old.engine.run { conclude($0, result) } } else { conclude(nil, result) }
        }
        do throws(StartFault) {
            try clear(erasure, &erased, uid)
            let done = erased
            try startAnew { state in
                var done = done
                done.state = state
                tell(.success(done))
            }
        } catch {
            let reason = error
            plan.surroundings.log.error(
                "the household is erased, and nothing could be begun in its place", metadata: ["reason": "\(reason)"])
            sealed.execute { $0.status = .closed(reason) }
            // Planned before anybody hears of it.
            tryAgain { [weak self] () throws(StartFault) in
                try HouseholdErasure.resume(in: folder)
                try self?.startAnew { _ in }
            }
            front.change(to: sealed) { tell(.failure(reason)) }
        }
        // What was planned on the loop for the engine that is gone finds it there.
        loop.runNow { withExtendedLifetime(old) {} }
    }

    /// Clears away what is left.
    private func clear(_ erasure: HouseholdErasure, _ erased: inout Erased, _ uid: UInt32) throws(StartFault) {
        do throws(JournalFault) {
            let hold = try FolderHold(erasure.folder)
            defer { hold.release() }
            erased.outcome.add(try erasure.finish())
        } catch {
            throw StartFault("what is left of it cannot be removed: \(error.description)")
        }
        sealed.run { $0.tries.forgive() }
        // The audit is gone, too: this is what tells of it.
        plan.surroundings.log.notice(
            "the household was erased by its owner",
            metadata: ["uid": "\(uid)", "files": "\(erased.outcome.files)", "bytes": "\(erased.outcome.bytes)"])
    }
}
