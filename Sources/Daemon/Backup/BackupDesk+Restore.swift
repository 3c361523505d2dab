import API
import Backups
import Glibc
import Household
import JSONRPC
import Journal
import NIOCore
import RPCServer
import Synchronization
import Vault

/// Putting a backup in the place of the household while the daemon runs: all is unpacked and checked beside it first;
/// then the household is closed for a moment, and opened again as what came back.
extension BackupDesk {
    /// Begins a restore that the owner wants.
    func beginRestore(_ params: BackupRestore.Params, _ author: Author, _ pending: PendingReply) throws(RPCError) {
        let passphrase = Secret(copying: Array(params.passphrase.utf8))
        let folder = dataFolder
        let (present, scope) = (remembered, Restoration.Scope(params))
        let journal = commits.journal
        let lastRow = journal.lastSeq
        let (clock, onStep) = (surroundings.clock, surroundings.onRestoreStep)
        let size = BackupMaker.size(of: params.path)
        try work(for: pending) { (step) throws(BackupFault) in
            let reader = try BackupReader(params.path)
            let key = try reader.key(of: passphrase)
            let staged = try Restoration.unpack(reader, key, into: folder, step: step)
            // What can be refused is refused while the household is open.
            let restoration = Restoration(
                folder: folder, present: present, replaces: params.replaces, isDeveloper: false, clock: clock,
                author: author, scope: scope, onStep: onStep)
            do throws(BackupFault) {
                try restoration.admit(staged.manifest)
                if scope != .everything { try Self.requireDamage(in: journal, through: lastRow) }
                do { try step(.restoring, 0, 1) } catch { throw BackupFault.stopped }
            } catch {
                restoration.undo()
                throw error
            }
            return staged
        } then: { desk, pending, result in
            switch result {
            case .failure(let error): desk.rpc.finish(pending, .failure(error))
            case .success(let staged):
                // From here on it is told with its outcome.
                pending.work = .other
                desk.replace(staged, params, author, pending, bytes: size)
            }
        }
    }

    /// Whether there is anything to mend, before anything is closed for it.
    private static func requireDamage(in journal: Journal, through last: Int64) throws(BackupFault) {
        let survey: JournalSurvey
        do throws(JournalFault) { survey = try JournalSurvey(journal, through: last) } catch {
            throw BackupFault(error)
        }
        if survey.isWhole { throw .nothingDamaged }
    }

    /// What is known of the household, as far as it can be read.
    private var remembered: PresentHousehold {
        let journal = commits.journal
        let image = commits.ledger.stored()
        return .known(
            .init(device: journal.device, isDeveloper: journal.isDeveloper, lastRow: journal.lastSeq, image: image))
    }

    private func replace(
        _ staged: StagedBackup, _ params: BackupRestore.Params, _ author: Author, _ pending: PendingReply, bytes: Int
    ) {
        guard let keeper else { return rpc.finish(pending, .failure(.stopping)) }
        let (clock, onStep) = (surroundings.clock, surroundings.onRestoreStep)
        let waiting = NIOLoopBound(pending, eventLoop: loop)
        let mending = Mutex<Mending?>(nil)
        let source = keeper.source
        log.notice("a backup takes the place of the household")
        keeper.reopen { house in
            // Now nothing more is used or stored: this is what must not be forgotten.
            let journal = try Journal.open(folder: house.folder, householdKey: house.key)
            defer { journal.stop() }
            let scope = Restoration.Scope(params)
            let restoration = Restoration(
                folder: house.folder, present: .known(try PresentHousehold.read(journal, for: scope)),
                replaces: params.replaces, isDeveloper: false, clock: clock, author: author, scope: scope,
                onStep: onStep)
            let outcome = try restoration.prepare(
                staged, householdKey: { () throws(BackupFault) in house.key })
            let hold = journal.closeKeepingFolder()
            defer { hold.release() }
            try restoration.commit(staged.manifest.device, source)
            mending.withLock { $0 = outcome.mending }
        } then: { engine, error in
            let contents = BackupContents(
                staged, path: params.path, bytes: bytes, mending: mending.withLock(\.self))
            guard let engine else { return }
            switch error {
            case nil:
                let result = BackupRestore.method.result.encode(
                    contents, reserving: 512, listener: engine.context.listener(about: nil))
                engine.rpc.finish(waiting.value, .success(Reply(result: result, after: 0)))
            case let fault as BackupFault: engine.rpc.finish(waiting.value, .failure(RPCError(fault)))
            case let fault as JournalFault: engine.rpc.finish(waiting.value, .failure(RPCError(BackupFault(fault))))
            case .some(let fault):
                engine.rpc.finish(
                    waiting.value,
                    .failure(RPCError(.storageFailed, "the household cannot be opened again: \(fault)")))
            }
        }
    }
}

extension Restoration.Scope {
    init(_ params: BackupRestore.Params) {
        self = params.damagedOnly ? .damaged(givingUp: params.giveUpUnreadable) : .everything
    }
}
