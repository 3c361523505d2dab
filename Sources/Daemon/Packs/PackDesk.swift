import API
import Glibc
import Household
import JSONRPC
import Logging
import NIOCore
import Packs
import RPCServer
import Shapes

/// Packs that come and go: one installation or removal at a time, its files on a thread of its own.
///
/// Which packs there are is what the rows say. An installation writes the files first, then the row, and puts the pack on
/// the shelf when the row is stored; a removal writes the row, takes the pack from the shelf, and clears the files.
final class PackDesk: Desk {
    let door: DeskDoor
    let store: PackStore
    /// Installs, removes and checks.
    let worker: BackgroundThread
    /// Reads assets, which nobody waits for behind an installation.
    let assetReader: BackgroundThread
    /// What is under way.
    private var job: PackJob?
    /// Whether a pack comes or goes.
    var isBusy: Bool { job != nil }
    /// Checks of installed packs, and looks at the room.
    var looks = PendingReplyTable<Void>(most: 4)
    /// Calls that wait for images and sounds.
    var assets = AssetQueue()

    init(_ door: DeskDoor, _ store: PackStore, worker: BackgroundThread, assetReader: BackgroundThread) {
        self.door = door
        self.store = store
        self.worker = worker
        self.assetReader = assetReader
    }

    /// Clears away, off the loop, what no row names, and looks whether the lessons of all packs are what they were.
    func begin() {
        let (store, installed) = (store, context.household.packs.installed)
        worker.submit { store.clear(keeping: installed) }
        for (installation, pack) in context.shelf.installed {
            work(on: worker) {
                PackStore.lessonFaults(in: pack).first
            } then: { desk, fault in
                if let fault { desk.note(fault, of: installation) }
            }
        }
    }
}

/// An installation or a removal.
private final class PackJob {
    let pending: PendingReply
    let work: ReadingWork
    let author: Author
    let path: String
    let accept: String?
    /// How much there is to do: bytes to read, and bytes of assets to write.
    var total: Int?

    init(_ pending: PendingReply, _ work: ReadingWork, _ author: Author, path: String = "", accept: String? = nil) {
        self.pending = pending
        self.work = work
        self.author = author
        self.path = path
        self.accept = accept
    }
}

/// The parts of an installation, as its progress names them (Content, Packs).
private enum PackPhase: String {
    case reading, verifying, storingLessons, storingAssets, complete, failed
}

// MARK: Installing

extension PackDesk {
    /// Begins an installation; one at a time.
    func beginInstall(_ params: PackInstall.Params, _ call: Call) throws(RPCError) -> PendingReply {
        try requireFree()
        let isPath = !params.path.utf8.contains(0) && params.path.utf8.count < Int(PATH_MAX)
        guard isPath, params.path.hasPrefix("/") else {
            let path = params.path.brief()
            let reason =
                isPath
                ? "\(path) is no absolute path, and kidd works in another folder: begin with /"
                : "\(path.filter { $0 != "\0" }) is no path that a file can have: it is too long, or has a zero in it"
            let fault = PackFault(file: "", pointer: "", reason: reason)
            throw .packRefused(PackRefusal(pack: "?", faults: [fault]))
        }
        let pending = call.pendingReply()
        let job = PackJob(
            pending, rpc.readingWork(for: pending), call.author, path: params.path,
            accept: params.accept)
        self.job = job
        let (work, path) = (job.work, params.path)
        self.work(on: worker) {
            Self.check(path, work)
        } then: { desk, checked in
            desk.checked(checked)
        }
        return pending
    }

    private func requireFree() throws(RPCError) {
        if job != nil {
            throw RPCError(.busy, "another pack is being installed or removed: try again when that is done")
        }
        if door.engine.backups.isBusy { throw RPCError(.busy, "a backup is being made: try again when that is done") }
    }

    private enum InstallFault: Error {
        case refused(PackRefusal)
        case store(PackStoreFault)
        case stopped
    }

    private static func check(_ path: String, _ work: ReadingWork) -> Result<CheckedPack, InstallFault> {
        do {
            let checked = try PackReader.check(path: path) { done, total in
                // Verifying begins when all is read, and is done with the same bytes.
                let phase: PackPhase = done == total ? .verifying : .reading
                try work.step(done, of: 2 * total, phase: phase.rawValue)
            }
            return checked.mapError { .refused($0) }
        } catch {
            return .failure(.stopped)
        }
    }

    /// The files are in order, or not: decides whether the pack may come in.
    private func checked(_ result: Result<CheckedPack, InstallFault>) {
        guard let job, !job.pending.isFinished else { return end() }
        let checked: CheckedPack
        switch result {
        case .failure(let fault): return fail(error(fault))
        case .success(let found): checked = found
        }
        let manifest = checked.pack.manifest
        let book = context.household.packs
        if let same = book.installation(of: manifest.id), same.digest == checked.bundle.digest,
            same.signer == checked.signer?.rawValue, context.shelf.installation(of: manifest.id) == same
        {
            return lookAgain(same, checked, job)
        }
        keep(checked, job)
    }

    /// The same pack once more: nothing is to be done if it is whole; what is damaged is mended.
    private func lookAgain(_ same: PackInstallation, _ checked: CheckedPack, _ job: PackJob) {
        let (store, work) = (store, job.work)
        self.work(on: worker) {
            // Nothing is told; a call that was taken back ends it.
            try? store.faults(of: same) { _, _ in
                try work.step(2 * same.bytes, of: 2 * same.bytes, phase: PackPhase.verifying.rawValue)
            }
        } then: { desk, faults in
            guard let job = desk.job, !job.pending.isFinished, let faults else { return desk.end() }
            guard faults.isEmpty else { return desk.keep(checked, job) }
            desk.note(nil, of: same)
            desk.finish(PackInstall.method, desk.told(checked, replaced: nil, isNew: false))
        }
    }

    /// What was found out about an installed pack; nil: it is whole.
    func note(_ fault: String?, of installation: PackInstallation) {
        let pack = installation.pack
        guard context.household.packs.installation(of: pack) == installation else { return }
        guard context.shelf.faults[pack] != fault else { return }
        door.engine.changePacks { shelf, _ in shelf.note(fault, of: pack) }
    }

    /// Writes the files of a pack, if it may come in.
    private func keep(_ checked: CheckedPack, _ job: PackJob) {
        if let error = objection(to: checked, of: job) { return fail(error) }
        let (store, work, path) = (store, job.work, job.path)
        let assets = checked.bundle.assets.reduce(0) { $0 + $1.bytes }
        let total = 2 * checked.pack.bytes + assets
        job.total = total
        self.work(on: worker) {
            do {
                try work.step(2 * checked.pack.bytes, of: total, phase: PackPhase.storingLessons.rawValue)
                try store.keep(checked, from: path) { done in
                    try work.step(
                        2 * checked.pack.bytes + done, of: total, phase: PackPhase.storingAssets.rawValue)
                }
                return InstallFault?.none
            } catch let fault as PackStoreFault {
                return .store(fault)
            } catch let refusal as PackRefusal {
                return .refused(refusal)
            } catch {
                return .stopped
            }
        } then: { desk, fault in
            desk.stored(checked, fault)
        }
    }

    /// Why a pack that is in order does not come in; nil: it does.
    private func objection(to checked: CheckedPack, of job: PackJob) -> RPCError? {
        let manifest = checked.pack.manifest
        let book = context.household.packs
        if context.shelf.isFolder(manifest.id) {
            return RPCError(
                .packInWay,
                "kidd was started with a folder of the pack \(manifest.id), which goes before an installed one")
        }
        guard book.hasRoom(for: manifest.id) else {
            return RPCError(
                .tooManyPacks, "\(PackBook.mostInstalled) packs are installed: remove one first (kidctl pack remove)")
        }
        guard context.shelf.textBytes(without: manifest.id) + checked.bundle.bytes.count <= PackBook.mostTextBytes
        else {
            return RPCError(
                .tooManyPacks,
                "the installed packs have as many lessons as fit into memory: remove one first (kidctl pack remove)")
        }
        if let refusal = context.shelf.refusal(of: checked.pack) { return error(.refused(refusal)) }
        let signer = checked.signer?.rawValue
        let isTrusted = signer.map { book.signer($0) != nil } ?? false
        // A signer whom the family trusts takes the place of nobody else's pack without being asked.
        let isTheirs =
            context.shelf.version(of: manifest.id) == nil
            || isTrusted && context.shelf.installation(of: manifest.id)?.signer == signer
        guard isTrusted && isTheirs || job.accept == checked.bundle.digest else {
            return notTrusted(checked, signer, accepted: job.accept)
        }
        return nil
    }

    private func notTrusted(_ checked: CheckedPack, _ signer: String?, accepted: String?) -> RPCError {
        let manifest = checked.pack.manifest
        let who =
            accepted != nil
            ? "this is another pack than the one that was accepted"
            : signer.map {
                context.household.packs.signer($0) == nil
                    ? "the pack is signed by \($0), whom the family does not trust"
                    : "the pack would take the place of one that \($0) has not signed"
            } ?? "nobody has signed the pack"
        return RPCError(
            .packNotTrusted, who,
            [
                .text("pack", manifest.id.rawValue), .text("version", manifest.version), .text("title", manifest.title),
                .text("author", manifest.author), .text("digest", checked.bundle.digest),
            ] + (signer.map { [.text("signer", $0)] } ?? [])
                + (context.shelf.version(of: manifest.id).map { [.text("replaces", $0)] } ?? []))
    }

    /// The files are there, under a name that no row has yet: writes the row.
    private func stored(_ checked: CheckedPack, _ fault: InstallFault?) {
        let manifest = checked.pack.manifest
        let digest = checked.bundle.digest
        guard let job, !job.pending.isFinished else {
            if fault == nil { clear(manifest.id, digest) }
            return end()
        }
        if let fault { return fail(error(fault)) }
        guard context.machine.room() == .ample else {
            clear(manifest.id, digest)
            return fail(
                RPCError(.storageFull, "the disk is full, so nothing was installed: free some space and try again"))
        }
        // From here on it is told with its outcome.
        job.pending.work = .other
        let now = context.now()
        let before = context.household.packs.installation(of: manifest.id)
        let installation = PackInstallation(
            pack: manifest.id, version: manifest.version, title: manifest.title, digest: digest,
            bytes: checked.pack.bytes, signer: checked.signer?.rawValue, at: now.wall)
        commit([.packInstalled(installation)], by: job.author, at: now)
        commits.whenSettled { [unowned self] in settled(checked, installation, before: before) }
    }

    private func settled(_ checked: CheckedPack, _ installation: PackInstallation, before: PackInstallation?) {
        guard context.household.packs.installation(of: installation.pack) == installation else {
            clear(installation.pack, installation.digest)
            return fail(
                RPCError(.storageFailed, "storing failed, so nothing was installed: the daemon's log has the reason"))
        }
        let there = context.shelf.version(of: installation.pack)
        door.engine.changePacks { shelf, used in
            do throws(PackRefusal) {
                try shelf.install(checked.bundle, as: installation, used: used)
            } catch {
                // Nothing else changes the shelf while this job is under way.
                shelf.note(error.text, of: installation.pack)
            }
        }
        if let before, before.digest != installation.digest { clear(before.pack, before.digest) }
        log.info(
            "a pack was installed", metadata: ["pack": "\(installation.pack)", "version": "\(installation.version)"])
        finish(
            PackInstall.method,
            told(checked, replaced: before?.digest == installation.digest ? nil : there, isNew: true)
        )
    }

    private func told(_ checked: CheckedPack, replaced: String?, isNew: Bool) -> PackInstall.Result {
        let manifest = checked.pack.manifest
        return PackInstall.Result(
            pack: manifest.id, version: manifest.version, title: manifest.title, lessons: checked.pack.lessons.count,
            bytes: checked.pack.bytes, digest: checked.bundle.digest, signer: checked.signer?.rawValue,
            replaced: replaced, installed: isNew)
    }
}

// MARK: Removing

extension PackDesk {
    /// Begins the removal of a pack.
    func beginRemoval(_ params: PackRemove.Params, _ call: Call) throws(RPCError) -> PendingReply {
        try requireFree()
        let installation = try installation(named: params.pack)
        guard context.machine.room() != .spent else {
            throw RPCError(.storageFull, "the disk is full, so nothing was removed: free some space and try again")
        }
        let pending = call.pendingReply()
        let job = PackJob(pending, rpc.readingWork(for: pending), call.author)
        pending.work = .other
        self.job = job
        commit([.packRemoved(installation.pack)], by: call.author, at: context.now())
        commits.whenSettled { [unowned self] in removed(installation) }
        return pending
    }

    private func removed(_ installation: PackInstallation) {
        guard context.household.packs.installation(of: installation.pack) == nil else {
            return fail(
                RPCError(.storageFailed, "storing failed, so nothing was removed: the daemon's log has the reason"))
        }
        door.engine.changePacks { shelf, used in shelf.remove(installation.pack, used: used) }
        clear(installation.pack, installation.digest)
        log.info("a pack was removed", metadata: ["pack": "\(installation.pack)"])
        finish(PackRemove.method, PackRemove.Result(pack: installation.pack, bytes: installation.bytes))
    }

    /// What the household knows of an installed pack.
    func installation(named name: String) throws(RPCError) -> PackInstallation {
        let book = context.household.packs
        if let found = book.installation(of: PackID(rawValue: name)) { return found }
        if context.shelf.isShipped(PackID(rawValue: name)) {
            throw RPCError(
                .unknownPack,
                "the pack \"\(name.brief())\" is part of kidd and was not installed: to keep it from a child "
                    + "block it (kidctl filter set CHILD --block-pack \(name.brief()))")
        }
        let near = NearestWord.question(name, in: book.installed.map(\.pack.rawValue))
        throw RPCError(.unknownPack, "no pack \"\(name.brief())\" is installed" + near)
    }

    /// Clears files away that no row names.
    private func clear(_ pack: PackID, _ digest: String) {
        let (store, log) = (store, log)
        worker.submit {
            if store.remove(pack, digest) { return }
            log.warning("files of a removed pack cannot be deleted", metadata: ["pack": "\(pack)"])
        }
    }
}

// MARK: The end of a job

extension PackDesk {
    private func end() { job = nil }

    private func fail(_ error: RPCError) {
        guard let job else { return }
        job.work.tell(PackPhase.failed.rawValue, 0, of: job.total)
        end(job, .failure(error))
    }

    private func end(_ job: PackJob, _ result: Result<Reply, RPCError>) {
        self.job = nil
        finishLater(job.pending, result)
    }

    private func finish<Params, Value>(_ method: Method<Params, Value>, _ value: Value) {
        guard let job else { return }
        if let total = job.total { job.work.tell(PackPhase.complete.rawValue, total, of: total) }
        end(job, .success(reply(value, method)))
    }

    private func error(_ fault: InstallFault) -> RPCError {
        switch fault {
        case .stopped: return .cancelled
        case .refused(let refusal): return .packRefused(refusal)
        case .store(let fault) where fault.isFull:
            let room = fault.lacking.map { "\(($0 + (1 << 20) - 1) >> 20) MiB" } ?? "some space"
            return RPCError(
                .storageFull, "there is not enough room on the disk for this pack: free \(room) and try again")
        case .store(let fault):
            log.error("a pack cannot be stored", metadata: ["reason": "\(fault.say)"])
            return RPCError(.storageFailed, "the pack cannot be stored: the daemon's log has the reason")
        }
    }
}

extension RPCError {
    /// Everything that is wrong with a pack.
    static func packRefused(_ refusal: PackRefusal) -> RPCError {
        let told = Array(refusal.faults.prefix(ErrorCode.mostPackFaults))
        let name = refusal.pack.rawValue.brief()
        let message =
            refusal.faults.count == 1
            ? "the pack \(name) was refused: \(refusal.faults[0].told)"
            : "the pack \(name) was refused with \(refusal.faults.count) faults"
        return RPCError(
            .packRefused, message,
            [
                RPCError.Detail(name: "faults", value: Shape.list(of: ErrorCode.packFault).encode(told)),
                .integer("faultCount", refusal.faults.count),
            ])
    }
}
