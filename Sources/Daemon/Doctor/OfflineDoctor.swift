import API
import Glibc
import Household
import Journal
import Stored
import Vault

/// Examines a data folder on which no daemon works.
public enum OfflineDoctor {
    /// What was found, and whether a new snapshot was written.
    public struct Outcome: Sendable {
        var report: DaemonDoctor.Result
        /// Whether a new snapshot was asked for and written; nil: not asked for.
        var didRebuild: Bool?
        /// The household as the rows tell it; nil when something is damaged.
        fileprivate var rebuilt: StateImage?

        fileprivate init(_ found: Examination.Outcome, didRebuild: Bool? = nil) {
            report = found.report
            rebuilt = found.rebuilt
            self.didRebuild = didRebuild
        }

        /// Nothing is damaged or different, and what was asked for was done.
        public var isHealthy: Bool { report.healthy && didRebuild != false }
    }

    /// Reads everything, in a copy: what is looked at stays as it is, its write-ahead log too. With `rebuildsSnapshot` it
    /// also writes the snapshot of the journal itself anew, unless something is damaged.
    ///
    /// - Parameters:
    ///   - place: a folder with room for the copy.
    ///   - askPassphrase: the household's passphrase, where one wraps the key.
    public static func examine(
        dataFolder: String, keyFile: String, rebuildsSnapshot: Bool, place: String = "/tmp",
        clock: any Clock = SystemClock(), askPassphrase: () throws(StartFault) -> Secret = Passphrases.nobody
    ) throws(StartFault) -> Outcome {
        Sodium.start()
        try SystemWords.becomeOwner(of: dataFolder, keyFile)
        let begun = clock.read().bootTime
        var (outcome, key) = try examineCopy(dataFolder, keyFile, in: place, clock, askPassphrase)
        if rebuildsSnapshot {
            outcome.didRebuild = false
            if let rebuilt = outcome.rebuilt {
                let journal = try open(dataFolder, key)
                defer { journal.stop() }
                // What the new one is like is looked at, not believed.
                if rebuild(rebuilt, in: journal) { outcome = Outcome(try again(journal), didRebuild: true) }
            }
        }
        outcome.report.tookMilliseconds = Int(max(0, clock.read().bootTime - begun))
        return outcome
    }

    private static func examineCopy(
        _ folder: String, _ keyFile: String, in place: String, _ clock: any Clock,
        _ askPassphrase: () throws(StartFault) -> Secret
    ) throws(StartFault) -> (Outcome, Secret) {
        do throws(JournalFault) { try ErasureMark.refuse(in: folder) } catch { throw fault(error) }
        guard isJournal(folder) else {
            throw StartFault("there is no journal in \(folder): name the data folder with --data-dir")
        }
        let copy: JournalCopy
        do throws(JournalFault) {
            copy = try JournalCopy(of: folder, in: place)
        } catch {
            switch error {
            case .full, .unwritable:
                throw StartFault(
                    "the journal in \(folder) is looked at in a copy, and there is no room for that in \(place): name a "
                        + "folder that has room in the variable TMPDIR")
            default: throw fault(error)
            }
        }
        do throws(StartFault) {
            let (journal, key) = try find(folder, copy.folder, keyFile, askPassphrase)
            defer { journal.stop() }
            do throws(JournalFault) {
                let now = try JournalReading.moment(
                    clock, in: journal, after: HouseholdState(), newest: (try? journal.replies())?.newest)
                var examination = Examination(of: journal, memory: nil, now: now)
                var outcome = Outcome(try examination.run())
                outcome.report.note(packs: packFaults(examination.installedPacks, in: folder))
                return (outcome, key)
            } catch {
                throw fault(error)
            }
        } catch {
            // It is about the journal that was copied.
            throw StartFault(error.description.replacing(copy.folder, with: folder))
        }
    }

    /// Installed packs whose files are missing or not those that were installed.
    private static func packFaults(_ installed: [PackInstallation], in folder: String) -> [PackID: String] {
        let store = PackStore(dataFolder: folder)
        return installed.reduce(into: [:]) { faults, installation in
            do throws(PackStoreFault) { _ = try store.open(installation) } catch {
                faults[installation.pack] = error.say
            }
        }
    }

    /// Whether there is a journal, or what is left of one.
    private static func isJournal(_ folder: String) -> Bool {
        ["journal.db", "journal.db-wal"].contains { access(folder + "/" + $0, F_OK) == 0 }
    }

    private static func fault(_ error: JournalFault) -> StartFault {
        guard case .inUse(let folder, let pid) = error else { return StartFault(error.description) }
        return StartFault(
            "kidd works on \(folder)\(pid.map { " (process \($0))" } ?? ""): ask it with kidctl doctor, or "
                + SystemWords.stop(folder)
        )
    }

    private static func again(_ journal: Journal) throws(StartFault) -> Examination.Outcome {
        var examination = Examination(of: journal, memory: nil)
        do throws(JournalFault) { return try examination.run() } catch { throw fault(error) }
    }

    /// Writes a snapshot and waits until it is stored.
    private static func rebuild(_ image: StateImage, in journal: Journal) -> Bool {
        let stored = Monitor<Bool?>(nil)
        journal.start(isToldDecision: false) { _ in }
        journal.append(SnapshotCodec.encode(image)) { failure in
            stored.with { $0 = failure == nil }
            stored.wake()
        }
        return stored.wait { $0 }
    }

    /// Opens the copy with the household's key, wherever that is kept beside the data folder.
    private static func find(
        _ folder: String, _ copy: String, _ keyFile: String, _ askPassphrase: () throws(StartFault) -> Secret
    ) throws(StartFault) -> (Journal, Secret) {
        do throws(OfflineKey.Fault) {
            let (found, journal) = try OfflineKey.find(in: folder, keyFile: keyFile, ask: askPassphrase) {
                (key) throws(JournalFault) in try Journal.open(folder: copy, householdKey: key)
            }
            return (journal, found.key)
        } catch {
            if case .journal(let reason, _) = error { throw fault(reason) }
            throw StartFault(error.description)
        }
    }

    private static func open(_ folder: String, _ key: Secret) throws(StartFault) -> Journal {
        do throws(JournalFault) {
            return try Journal.open(folder: folder, householdKey: key)
        } catch {
            throw fault(error)
        }
    }
}
