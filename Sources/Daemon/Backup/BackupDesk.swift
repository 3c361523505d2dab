import API
import Backups
import Glibc
import Household
import JSONRPC
import Journal
import Logging
import NIOCore
import RPCServer
import Shapes
import Vault

/// Backups: one at a time, on a thread of its own; by a parent, or by the schedule when its time has come.
///
/// One alarm stands at the time of the next one. What was missed while the machine slept or kidd was stopped is caught up
/// at the next call, or at the start.
final class BackupDesk: Desk {
    let door: DeskDoor
    let worker: BackgroundThread
    private let maker: BackupMaker
    let surroundings: Server.Surroundings
    private(set) weak var keeper: HouseKeeper?
    /// Whether something is under way.
    private(set) var isBusy = false
    private var alarm: Alarm
    /// The daemon ends: what is under way is given up.
    private let stopping = StopMark()

    /// A failed one is tried again after this long, or at its next time if that comes first.
    private static let pauseAfterFailure = 60 * Milliseconds.minute

    init(_ door: DeskDoor, _ parts: Engine.Parts) {
        self.door = door
        worker = parts.backupWorker
        alarm = Alarm(clock: parts.alarms)
        let plan = parts.keeper.plan
        keeper = parts.keeper
        surroundings = plan.surroundings
        maker = BackupMaker(
            journal: door.commits.journal, dataFolder: plan.options.dataFolder,
            keyFile: parts.keeper.source.path(in: plan.options.dataFolder), onStep: plan.surroundings.onBackupStep,
            refusal: plan.surroundings.refusalOfBackupPlace)
    }

    /// Whether a pack comes or goes: its files are not to be copied then.
    private var isPackBusy: Bool { door.engine.packs.isBusy }

    /// The folder with the household's data.
    var dataFolder: String { maker.dataFolder }

    /// When the schedule looks again.
    private struct Alarm {
        let clock: any AlarmClock
        var putOff: (@Sendable () -> Void)?
        /// When the next one is due, as it was known at the last look: every call asks for it.
        var due: Instant?
        /// When that was: a wall clock that shows an earlier time has been put right, and what was known is asked anew.
        var lookedAt: Instant?
        /// Before it the schedule does not try again, on the boot-time clock.
        var notBefore: Milliseconds = .min
    }

    /// Clears away what a crash left, and looks when the next one is due.
    func begin() {
        let maker = maker
        worker.submit { maker.clear() }
        context.lookForBackup = { [unowned self] in look(for: context.household.backups.last?.path) { _ in } }
        context.lookForBackup()
        lookAround()
    }

    /// Looks on the thread whether the last backup is where it was put: what is told of its age is that of what is there.
    private func look(for path: String?, then: @escaping @Sendable (BackupDesk) -> Void) {
        work(on: worker) {
            path.map { !BackupPlace.isMissing($0) } ?? true
        } then: { desk, isThere in
            desk.context.lostBackup = isThere ? nil : path
            then(desk)
        }
    }

    /// The daemon ends: what is under way ends at its next step and leaves nothing behind.
    func end() {
        stopping.set()
        putOffAlarm()
    }

    // MARK: A parent's calls

    /// Begins a backup that a parent wants.
    func beginCreation(_ params: BackupCreate.Params, _ call: Call) throws(RPCError) -> PendingReply {
        try requireAbsolute(params.path)
        if let reason = PassphraseRules.refusalOfUsed(params.passphrase) {
            throw RPCError(.passphraseRefused, reason.description)
        }
        let passphrase = Secret(copying: Array(params.passphrase.utf8))
        let (maker, cost, now) = (maker, surroundings.backupCost, context.now().wall)
        let (path, name) = (params.path, context.household.household?.name ?? "")
        let author = call.author
        return try work(for: call) { (step) throws(BackupFault) in
            let key = try BackupKey(of: passphrase, KeyStretching(cost))
            return try maker.make(Self.file(in: path, named: name, at: now), key, now: now, step: step)
        } then: { desk, pending, result in
            desk.finish(pending, BackupCreate.method, result.map { desk.made($0, by: author, isScheduled: false) })
        }
    }

    /// Begins a look into a backup.
    func beginVerification(_ params: BackupVerify.Params, _ call: Call) throws(RPCError) -> PendingReply {
        try requireAbsolute(params.path)
        let passphrase = Secret(copying: Array(params.passphrase.utf8))
        let place = dataFolder + "/" + BackupMaker.workplace
        return try work(for: call) { (step) throws(BackupFault) in
            let reader = try BackupReader(params.path)
            let key = try reader.key(of: passphrase)
            let size = reader.size
            defer { TreeRemoval.remove(place) }
            let staged = try StagedBackup.examine(reader, key, in: place, step: step)
            return BackupContents(staged, path: params.path, bytes: size)
        } then: { desk, pending, result in
            desk.finish(pending, BackupVerify.method, result)
        }
    }

    /// Has backups made by themselves from now on, in another way, or no more.
    func beginSchedule(_ params: BackupSchedulePlan.Params, _ call: Call) throws(RPCError) -> PendingReply {
        let present = context.household.backups.schedule
        guard !params.off else {
            try params.requireNothingElse()
            let pending = call.pendingReply()
            plan(present == nil ? [] : [.backupScheduled(nil)], by: call.author, for: pending)
            return pending
        }
        try params.requireWhole(besides: present)
        if let folder = params.folder { try requireAbsolute(folder) }
        if let reason = params.passphrase.flatMap(PassphraseRules.refusal) {
            throw RPCError(.passphraseRefused, reason.description)
        }
        let passphrase = params.passphrase.map { Secret(copying: Array($0.utf8)) }
        let (maker, cost, now, author) = (maker, surroundings.backupCost, context.now().wall, call.author)
        return try work(for: call) { (_) throws(BackupFault) in
            if let folder = params.folder { try maker.requirePlace(folder) }
            let key = try passphrase.map { (passphrase) throws(BackupFault) in
                try BackupKey(of: passphrase, KeyStretching(cost))
            }
            return params.schedule(present, key, at: now)
        } then: { desk, pending, result in
            switch result {
            case .failure(let error): desk.rpc.finish(pending, .failure(error))
            case .success(let schedule):
                desk.plan(schedule == present ? [] : [.backupScheduled(schedule)], by: author, for: pending)
            }
        }
    }

    private func plan(_ facts: [HouseholdFact], by author: Author, for pending: PendingReply) {
        commit(facts, by: author, at: context.now())
        alarm.notBefore = .min
        commits.whenSettled { [unowned self] in
            let book = context.household.backups
            let isStored = facts.isEmpty || facts == [.backupScheduled(book.schedule)]
            finish(
                pending, BackupSchedulePlan.method,
                isStored
                    ? .success(BackupList.Plan(book.schedule, dueAt: book.due(at: context.now().wall)))
                    : .failure(
                        RPCError(.storageFailed, "storing failed, so nothing was changed: kidd's log has the reason")))
            lookAround()
        }
    }

    /// Begins a look at what there is.
    func beginList(_ call: Call) throws(RPCError) -> PendingReply {
        let schedule = context.household.backups.schedule
        let pending = call.pendingReply()
        let waiting = NIOLoopBound(pending, eventLoop: loop)
        work(on: worker) {
            schedule.map(ScheduledFiles.init)?.all() ?? []
        } then: { desk, files in
            desk.look(for: desk.context.household.backups.last?.path) { $0.list(files, for: waiting.value) }
        }
        return pending
    }

    /// What was under way before the call is known by now.
    private func list(_ files: [BackupList.File], for pending: PendingReply) {
        let (book, lost, now) = (context.household.backups, context.lostBackup, context.now().wall)
        let result = BackupList.Result(
            last: book.last.flatMap { $0.path == lost ? nil : BackupSummary($0) },
            plan: BackupList.Plan(book.schedule, dueAt: book.due(at: now)), files: files,
            say: book.say(lost: lost, at: now))
        finish(pending, BackupList.method, .success(result))
    }

    // MARK: The schedule

    /// Makes the next one when its time has come, else sets the alarm. Costs nothing without a schedule.
    func lookAround() {
        let (book, now) = (context.household.backups, context.now().wall)
        let due = book.due(at: now)
        (alarm.due, alarm.lookedAt) = (due, now)
        guard let schedule = book.schedule, let due, !context.isDamaged else { return putOffAlarm() }
        if isBusy { return }
        let boot = context.bootTime()
        let left = max(due - now, alarm.notBefore > boot ? alarm.notBefore - boot : 0)
        guard left <= 0 else { return ring(after: left) }
        guard !isPackBusy else { return ring(after: .minute) }
        run(schedule)
    }

    /// Looks whether one is due that an alarm missed: the machine slept, or the clock was ahead.
    func lookIfDue() {
        guard let due = alarm.due, let lookedAt = alarm.lookedAt, !isBusy else { return }
        let now = context.moment.wall
        guard now < lookedAt || (due <= now && alarm.notBefore <= context.moment.bootTime) else { return }
        lookAround()
    }

    private func putOffAlarm() {
        alarm.putOff?()
        alarm.putOff = nil
    }

    private func ring(after length: Milliseconds) {
        putOffAlarm()
        let onLoop = backOnLoop()
        alarm.putOff = alarm.clock.ring(after: length) { onLoop { $0.lookAround() } }
    }

    private func run(_ schedule: BackupSchedule) {
        putOffAlarm()
        isBusy = true
        let (maker, now) = (maker, context.now().wall)
        let name = context.household.household?.name ?? ""
        let stopping = stopping
        work(on: worker) {
            Self.result { () throws(BackupFault) in
                try maker.requirePlace(schedule.folder)
                let made = try maker.make(
                    Self.file(in: schedule.folder, named: name, at: now), schedule.backupKey, now: now,
                    step: { _, _, _ in try stopping.check() })
                // One of a damaged household takes the place of none that is whole.
                if made.manifest.damaged == 0 { ScheduledFiles(schedule).prune(besides: made.path) }
                return made
            }
        } then: { desk, result in
            desk.ended(result, schedule)
        }
    }

    private func ended(_ result: Result<MadeBackup, BackupFault>, _ schedule: BackupSchedule) {
        isBusy = false
        switch result {
        case .failure(.stopped): return
        case .success(let made):
            alarm.notBefore = .min
            _ = self.made(made, by: .daemon, isScheduled: true)
        case .failure(let fault):
            log.error("no backup could be made", metadata: ["reason": "\(fault)"])
            alarm.notBefore = context.bootTime() + min(schedule.every, Self.pauseAfterFailure)
            let trouble = BackupTrouble(reason: fault.reason, at: context.now().wall)
            // Told once, until it is another one.
            if context.household.backups.trouble?.reason != trouble.reason {
                commit([.backupFailed(trouble)], by: .daemon, at: context.now())
            }
        }
        commits.whenSettled { [unowned self] in lookAround() }
    }

    // MARK: Work

    /// Runs something on the thread for a call; one at a time.
    private func work<Found: Sendable>(
        for call: Call,
        _ body: @escaping @Sendable (BackupMaker.Step) throws(BackupFault) -> Found,
        then: @escaping @Sendable (BackupDesk, PendingReply, Result<Found, RPCError>) -> Void
    ) throws(RPCError) -> PendingReply {
        let pending = call.pendingReply()
        try work(for: pending, body, then: then)
        return pending
    }

    /// The same for a call whose reply waits already.
    func work<Found: Sendable>(
        for pending: PendingReply,
        _ body: @escaping @Sendable (BackupMaker.Step) throws(BackupFault) -> Found,
        then: @escaping @Sendable (BackupDesk, PendingReply, Result<Found, RPCError>) -> Void
    ) throws(RPCError) {
        guard !isBusy else { throw RPCError(.busy, "another backup is under way: try again when that is done") }
        guard !isPackBusy else {
            throw RPCError(.busy, "a pack is being installed or removed: try again when that is done")
        }
        isBusy = true
        let work = rpc.readingWork(for: pending)
        let waiting = NIOLoopBound(pending, eventLoop: loop)
        let stopping = stopping
        self.work(on: worker) {
            Self.result { () throws(BackupFault) in
                // Every one begins with seconds of work on its passphrase.
                do { try work.step(0, of: nil, phase: BackupPhase.passphrase.rawValue) } catch { throw .stopped }
                return try body { phase, done, total in
                    try stopping.check()
                    try work.step(done, of: total > 0 ? total : nil, phase: phase.rawValue)
                }
            }
        } then: { desk, result in
            desk.isBusy = false
            then(desk, waiting.value, result.mapError { RPCError($0) })
            desk.lookAround()
        }
    }

    private static func result<Found>(
        _ body: () throws(BackupFault) -> Found
    ) -> Result<Found, BackupFault> {
        do throws(BackupFault) { return .success(try body()) } catch { return .failure(error) }
    }

    /// Notes a backup that is there.
    private func made(_ made: MadeBackup, by author: Author, isScheduled: Bool) -> BackupContents {
        let note = BackupNote(
            path: made.path, bytes: made.bytes, rows: made.manifest.rows, digest: made.digest,
            at: Instant(milliseconds: made.manifest.at), isScheduled: isScheduled)
        commit([.backupMade(note)], by: author, at: context.now())
        log.info("a backup was made", metadata: ["bytes": "\(made.bytes)", "rows": "\(made.manifest.rows)"])
        return BackupContents(made)
    }

    private func finish<Params, Value>(
        _ pending: PendingReply, _ method: Method<Params, Value>, _ result: Result<Value, RPCError>
    ) {
        finish(pending, method, after: commits.lastSeq, result)
    }

    // MARK: Paths

    func requireAbsolute(_ path: String) throws(RPCError) {
        guard path.hasPrefix("/"), !path.utf8.contains(0), path.utf8.count < Int(PATH_MAX) else {
            throw RPCError(
                .backupRefused, "\(path.brief()) is no absolute path, and kidd works in another folder: begin with /",
                [.text("reason", "path")])
        }
    }

    /// The file itself, or one in the folder that was named: `larsen-20261124T113000Z.kiddbackup`.
    private static func file(in path: String, named name: String, at now: Instant) -> String {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return path }
        let time = RFC3339.text(of: now, in: .utc).prefix(19).filter { $0 != "-" && $0 != ":" }
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        let start = "\(folder)/\(Slug.make(from: name, or: "household") { _ in false })-\(time)Z"
        var file = start + BackupRules.suffix
        var number = 2
        while access(file, F_OK) == 0 {
            file = "\(start)-\(number)\(BackupRules.suffix)"
            number += 1
        }
        return file
    }
}

extension BackupSchedule {
    /// The key of its backups.
    var backupKey: BackupKey {
        BackupKey(
            stretching: KeyStretching(operations: UInt32(operations), memory: UInt64(memory), salt: salt),
            master: Secret(copying: key))
    }
}

extension StopMark {
    /// Ends a step of a backup that nobody waits for any more.
    fileprivate func check() throws(BackupFault) { if isStopped { throw .stopped } }
}
