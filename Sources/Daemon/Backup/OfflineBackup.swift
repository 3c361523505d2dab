import Backups
import Glibc
import Household
import Journal
import Stored
import Vault
import Words

/// Looks into a backup, and puts one back, while no daemon works on the data folder.
public enum OfflineBackup {
    /// What a look into a backup, or putting it back, came to.
    public struct Outcome: Sendable {
        /// For people.
        public var text: String
        /// Whether all that is in it could be read.
        public var isWhole: Bool
    }

    /// Reads a backup to its end and everything that is in it; nothing is changed.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - place: a folder with room for what is in it.
    ///   - isStopped: whether nobody wants to know any more; what was unpacked is cleared away then.
    public static func verify(
        _ path: String, passphrase: Secret, place: String, isStopped: @escaping @Sendable () -> Bool = { false }
    ) throws(StartFault) -> Outcome {
        do throws(BackupFault) {
            let reader = try BackupReader(path)
            let key = try reader.key(of: passphrase)
            let staged = try StagedBackup.examine(reader, key, in: place, step: stopping(isStopped))
            return Outcome(
                text: text(staged, bytes: reader.size), isWhole: staged.findings.faults.isEmpty)
        } catch {
            throw StartFault(error.description)
        }
    }

    private static func stopping(_ isStopped: @escaping @Sendable () -> Bool) -> BackupMaker.Step {
        { _, _, _ in if isStopped() { throw BackupFault.stopped } }
    }

    /// How a backup is put back.
    public struct Restore: Sendable {
        /// The backup.
        public var path: String
        /// The data folder that it is put into.
        public var dataFolder: String
        /// The file with the household key; made where there is none.
        public var keyFile: String
        /// The household whose place it may take although it is another one's.
        public var replaces: String?
        /// Whether a developer's backup may come into a new folder.
        public var isDeveloper = false
        /// The account that owns the data; nil: as it is.
        public var user: String?

        public init(path: String, dataFolder: String, keyFile: String) {
            self.path = path
            self.dataFolder = dataFolder
            self.keyFile = keyFile
        }

        /// What is put back.
        var scope = Restoration.Scope.everything

        /// Only what is damaged comes back; all else stays as it is.
        ///
        /// - Parameter givingUp: what neither has whole is given up.
        public mutating func mendOnly(givingUp: Bool) { scope = .damaged(givingUp: givingUp) }

        /// Whether nobody wants it any more; what was unpacked is cleared away then.
        public var isStopped: @Sendable () -> Bool = { false }

        /// Hears of each step, for tests of what survives.
        public var onStep: (@Sendable (FolderSwap.Step) -> Void)?

        /// Wraps the household's key from now on, on a new computer or in the place of one that nobody knows any more;
        /// nil: the key is kept as it was.
        public var newPassphrase: Secret?
        /// How a new passphrase becomes a key.
        var stretching: @Sendable () -> KeyStretching = PassphraseFile.sensitive
    }

    /// Refuses what can be refused before a passphrase is asked for.
    public static func check(_ job: Restore) throws(StartFault) {
        // A household with a passphrase needs no key file.
        if job.newPassphrase != nil || KeySource.isWrapped(job.dataFolder), access(job.keyFile, F_OK) != 0 { return }
        do throws(KeyFileFault) { try KeySource.requireOutside(job.dataFolder, job.keyFile) } catch {
            throw StartFault(error.description)
        }
    }

    /// Puts a backup back.
    ///
    /// - Parameters:
    ///   - passphrase: the backup's.
    ///   - askPassphrase: the household's, where one wraps its key.
    public static func restore(
        _ job: Restore, passphrase: Secret, clock: any Clock = SystemClock(),
        askPassphrase: () throws(StartFault) -> Secret = Passphrases.nobody
    ) throws(StartFault) -> Outcome {
        try check(job)
        do throws(BackupFault) {
            // As the account that asks: a stick may be for root alone.
            let reader = try BackupReader(job.path)
            try DataOwner.become(ownerOf: job.dataFolder, keyFile: job.keyFile, named: job.user)
            let key = try reader.key(of: passphrase)
            return try restore(job, reader, key, clock, askPassphrase)
        } catch {
            throw StartFault(error.description)
        }
    }

    private static func restore(
        _ job: Restore, _ reader: BackupReader, _ key: BackupKey, _ clock: any Clock,
        _ askPassphrase: () throws(StartFault) -> Secret
    ) throws(BackupFault) -> Outcome {
        let there = try RestorePlace.look(at: job, askPassphrase)
        defer { there.hold.release() }
        let present = there.present
        let restoration = Restoration(
            folder: job.dataFolder, present: present, replaces: job.replaces, isDeveloper: job.isDeveloper,
            clock: clock, author: Author(role: .owner, uid: getuid()), scope: job.scope, onStep: job.onStep)
        let staged = try Restoration.unpack(
            reader, key, into: job.dataFolder, step: stopping(job.isStopped))
        let device = staged.manifest.device
        let outcome = try restoration.prepare(
            staged, householdKey: { () throws(BackupFault) in try there.householdKey(job, device) })
        do throws(BackupFault) {
            try restoration.commit(device, there.own?.source)
        } catch {
            restoration.undo()
            throw error
        }
        try there.settle(job)
        return Outcome(
            text: text(outcome, staged.findings.household, there, job),
            isWhole: outcome.mending?.left.isEmpty ?? (outcome.manifest.damaged == 0))
    }

    // MARK: Words

    private static func text(_ staged: StagedBackup, bytes: Int) -> String {
        let manifest = staged.manifest
        let home = staged.findings.household
        let children = home.children.map(\.profile.name.printable)
        let damaged = staged.findings.damagedCount
        let kind = manifest.developer ? " (a developer's)" : ""
        var lines = [
            "Household  \(manifest.household.printable)\(kind)",
            "Made       \(time(manifest.at, home)) by kidd \(manifest.kidd.printable), \(bytes) bytes",
            "Children   \(children.isEmpty ? "none" : children.joined(separator: ", "))",
            "Rows       \(staged.findings.rows), \(damaged == 0 ? "all whole" : "\(damaged) damaged")",
            "Audit      \(staged.findings.isAuditIntact ? "as it was written" : "not as it was written")",
            "Packs      \(manifest.packs)",
            "",
        ]
        lines += staged.findings.faults.prefix(20).map(\.printable)
        lines.append(
            staged.findings.faults.isEmpty
                ? "Everything in this backup can be put back." : "The household was damaged when this backup was made.")
        return lines.joined(separator: "\n")
    }

    private static func text(
        _ outcome: Restoration.Outcome, _ home: StateImage, _ there: RestorePlace, _ job: Restore
    ) -> String {
        let manifest = outcome.manifest
        let kept =
            outcome.replaced.map { "\nWhat was there before is kept in \($0) until the next restore or backup." } ?? ""
        let name = manifest.household.printable
        if let mending = outcome.mending {
            let lost = mending.givenUp > 0 ? "; given up, because neither had them whole: \(mending.givenUp)" : ""
            let left =
                mending.left.isEmpty
                ? "" : "\nThese cannot be read all the same:\n" + mending.left.joined(separator: "\n")
            return "Rows of the household \(name) that came from the backup: \(mending.rows)\(lost).\(left)\(kept)\n"
                + SystemWords.start(job.dataFolder)
        }
        let sealed =
            there.isWrapped(job)
            ? "\nIts key is wrapped by the household's passphrase: kidctl household unseal opens it." : ""
        return "The household \(name) is back in \(job.dataFolder), as it was on \(time(manifest.at, home)).\(kept)\n"
            + "\(SystemWords.start(job.dataFolder)) PINs and the recovery code are those of that time.\(sealed)"
    }

    /// As kidctl writes it, on the household's clock: `Sat 21 Nov 2026 19:57:10`.
    private static func time(_ milliseconds: Int64, _ image: StateImage) -> String {
        let zone = image.home.household.flatMap { PlatformZones.zone(named: $0.zone) }
        let local = (zone ?? .utc).local(at: Instant(milliseconds: milliseconds))
        let second = local.secondOfDay % 60
        return Language.english.text(
            of: Saying(
                "kidctl.clock.full",
                [
                    "weekday": .key("kidctl.weekday.\(local.day.weekday.name)"),
                    "day": .text((local.day.day < 10 ? " " : "") + "\(local.day.day)"),
                    "month": .key("kidctl.month.\(local.day.month)"), "year": .text("\(local.day.year)"),
                    "time": .timetable(minutes: local.minuteOfDay),
                    "second": .text((second < 10 ? "0" : "") + "\(second)"),
                ])) + (zone == nil ? " UTC" : "")
    }
}
