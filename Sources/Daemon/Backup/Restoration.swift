import Backups
import Glibc
import Household
import Journal
import Stored
import Vault

/// Puts a backup in the place of what is in a data folder: everything is made and checked beside it first, and a refusal
/// leaves what is there as it is.
struct Restoration {
    /// The data folder.
    let folder: String
    /// What is there.
    let present: PresentHousehold
    /// The household that may be replaced although the backup is another one's, or although nobody can read it.
    let replaces: String?
    /// Whether a developer's backup may make a new folder a developer's.
    let isDeveloper: Bool
    let clock: any Clock
    let author: Author
    /// What is put back.
    var scope = Scope.everything
    var onStep: (@Sendable (FolderSwap.Step) -> Void)?

    private var swap: FolderSwap { FolderSwap(folder, onStep: onStep) }

    /// What is put back.
    enum Scope: Equatable, Sendable {
        /// All of the backup.
        case everything
        /// Only what is damaged; all else stays as it is. What neither has whole may be given up.
        case damaged(givingUp: Bool)
    }

    /// What came back.
    struct Outcome: Sendable {
        var manifest: BackupManifest
        var children: [String]
        /// Whether something is kept in the folder `replaced`.
        var replaced: String?
        /// What was mended, when only what was damaged came back.
        var mending: Mending?
    }

    /// Unpacks a backup beside what is there, and reads it whole. `undo()` takes it back.
    static func unpack(
        _ reader: BackupReader, _ key: BackupKey, into folder: String, step: BackupMaker.Step
    ) throws(BackupFault) -> StagedBackup {
        let swap = FolderSwap(folder)
        do throws(JournalFault) { try swap.begin() } catch { throw BackupFault(error) }
        do throws(BackupFault) {
            return try StagedBackup(reader, key, in: swap.staging, step: step)
        } catch {
            swap.undo()
            throw error
        }
    }

    /// Prepares what was unpacked to take the place of what is there.
    ///
    /// - Parameter householdKey: gives the key under which it is to be, when all else is in order.
    func prepare(
        _ staged: StagedBackup, householdKey: () throws(BackupFault) -> Secret
    ) throws(BackupFault) -> Outcome {
        var mending: Mending?
        do throws(BackupFault) {
            try admit(staged.manifest)
            let own = try householdKey()
            do throws(JournalFault) {
                try KeyChange(from: staged.key, to: own).run(on: swap.staging + "/journal.db")
            } catch {
                throw BackupFault(error)
            }
            mending = try mend(staged, own)
            do throws(JournalFault) { try record(staged, own, &mending) } catch { throw BackupFault(error) }
        } catch {
            undo()
            throw error
        }
        let hasPresent = if case .none = present { false } else { true }
        return Outcome(
            manifest: staged.manifest, children: staged.findings.household.children.map(\.profile.name),
            replaced: hasPresent ? swap.replaced : nil, mending: mending)
    }

    /// Gives back the room that was used.
    func undo() { swap.undo() }

    /// The last step: what was prepared takes its place. Nobody may have the present journal open.
    ///
    /// - Parameters:
    ///   - device: the number of the journal that takes it.
    ///   - source: where the key is that stays: if it names what goes, it names no journal until it has opened what is there then.
    func commit(_ device: Int64, _ source: KeySource?) throws(BackupFault) {
        do throws(KeyFileFault) {
            if case .known(let known) = present, known.device == device {} else { try source?.name(nil, folder) }
        } catch {
            throw .failed(detail: error.description)
        }
        do throws(JournalFault) { try swap.commit() } catch { throw BackupFault(error) }
    }

    // MARK: May it

    /// Refuses a backup that does not belong here, unless the owner named what is to be replaced.
    func admit(_ manifest: BackupManifest) throws(BackupFault) {
        let name = manifest.household
        switch present {
        case .none:
            guard !manifest.developer || isDeveloper else {
                throw .failed(
                    detail:
                        "this is a developer's backup, in which clocks can be moved: put it back with --dev, and never for "
                        + "a family")
            }
        case .known(let known):
            guard known.isDeveloper == manifest.developer || known.isEmpty && isDeveloper else {
                throw .failed(
                    detail: manifest.developer
                        ? "this is a developer's backup and \(folder) is a real household's: name another --data-dir"
                        : "this is a real household's backup and \(folder) is a developer's: name another --data-dir")
            }
            guard known.device == manifest.device || (known.isEmpty || replaces == known.name) && scope == .everything
            else { throw .otherHousehold(name: name, present: known.name) }
            // What was used today goes along, and the day is the zone's.
            if let zone = known.image.home.household?.zone, PlatformZones.zone(named: zone) == nil {
                throw .failed(detail: PlatformZones.isUnknown(zone))
            }
        case .unreadable(let reason):
            guard scope == .everything else {
                throw .failed(
                    detail: "what is in \(folder) cannot be opened at all (\(reason)): put back the whole backup")
            }
            guard replaces == name else {
                throw .failed(
                    detail:
                        "what is in \(folder) cannot be read (\(reason)), so nobody can tell whether it is the same "
                        + "household. To put the backup in its place all the same, add: --replace-household '\(name)'")
            }
        }
    }

    // MARK: What the restored household has to know

    /// Writes down that it was put back, with what the one before knows and it must not forget.
    private func record(
        _ staged: StagedBackup, _ key: Secret, _ mending: inout Mending?
    ) throws(JournalFault) {
        let journal = try Journal.open(
            folder: swap.staging, householdKey: key, options: JournalOptions(auditedKinds: RecordKind.audited))
        defer { journal.stop() }
        try mending?.examine(journal, givingUp: scope == .damaged(givingUp: true))
        let records = records(staged, journal, mending)
        let result = Monitor<CommitOutcome?>(nil)
        journal.start { outcome in
            result.with { $0 = outcome }
            result.wake()
        }
        let handles = Dictionary(
            staged.findings.household.children.map { ($0.profile.id, $0.handle) },
            uniquingKeysWith: { first, _ in first })
        journal.append(
            records.map { record in
                JournalEntry(
                    seq: record.stamp.seq, profile: record.child.flatMap { handles[$0] } ?? 0,
                    kind: RecordKind(of: record).rawValue, at: record.stamp.at.milliseconds,
                    body: RecordCodec.encode(record))
            }, epoch: 0)
        if case .failed(let failure, _) = result.wait(until: { $0 }) {
            throw .unwritable(path: swap.staging, detail: failure.message)
        }
        if let failure = mending?.giveUp(in: journal) {
            throw .unwritable(path: swap.staging, detail: failure.message)
        }
    }

    private func records(_ staged: StagedBackup, _ journal: Journal, _ mending: Mending?) -> [Record] {
        let backup = staged.findings.household
        var known: PresentHousehold.Known?
        if case .known(let found) = present, found.device == staged.manifest.device { known = found }
        var moment = clock.read().bounded
        let home = known?.image.home ?? backup.home
        if journal.isDeveloper { moment = moment.shifted(wall: home.wallShift, mono: home.monoShift) }
        let now = moment.wall
        var carried: KeptUse?
        if let known, mending == nil {
            let calendar = Timekeeping.calendar(of: home.household, PlatformZones.zone(named:))
            carried = KeptUse(
                from: (known.image.home, known.image.children), to: (backup.home, backup.children), now: now,
                today: calendar.day(at: now))
        }
        let note = RestoreNote(
            madeAt: Instant(milliseconds: staged.manifest.at), lastRow: staged.manifest.lastRow,
            madeBy: staged.manifest.kidd, replacedRow: known?.lastRow, at: now, mended: mending?.rows,
            givenUp: mending.flatMap { $0.givenUp > 0 ? $0.givenUp : nil })
        let household: [HouseholdFact] = [.restored(note)] + (carried?.household ?? [])
        var parts: [(child: ChildID?, facts: [Fact])] = [(nil, household.map { .household($0) })]
        parts += carried?.children.map { ($0.child, $0.facts) } ?? []
        return parts.enumerated().map { index, part in
            Record(
                stamp: Stamp(device: journal.device, seq: journal.lastSeq + 1 + Int64(index), at: now),
                child: part.child, by: author, facts: part.facts)
        }
    }
}
