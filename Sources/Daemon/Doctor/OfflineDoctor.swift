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

        /// Nothing is damaged or different, and what was asked for was done.
        public var isHealthy: Bool { report.healthy && didRebuild != false }
    }

    /// Reads everything; with `rebuildsSnapshot` it also writes the snapshot anew, unless something is damaged.
    public static func examine(
        dataFolder: String, keyFile: String, rebuildsSnapshot: Bool, clock: any Clock = SystemClock()
    ) throws(StartFault) -> Outcome {
        Sodium.start()
        guard access(dataFolder + "/journal.db", F_OK) == 0 else {
            throw StartFault("there is no journal in \(dataFolder): name the data folder with --data-dir")
        }
        let journal = try open(dataFolder, keyFile)
        defer { journal.stop() }
        do throws(JournalFault) {
            let begun = clock.read().bootTime
            let now = try JournalReading.moment(
                clock, in: journal, after: HouseholdState(), newest: (try? journal.replies())?.newest)
            var examination = Examination(of: journal, memory: nil, now: now)
            var outcome = try examination.run()
            var didRebuild: Bool?
            if rebuildsSnapshot {
                didRebuild = outcome.rebuilt.map { rebuild($0, in: journal) } ?? false
                // What the new one is like is looked at, not believed.
                if didRebuild == true { outcome = try again(journal) }
            }
            outcome.report.tookMilliseconds = Int(max(0, clock.read().bootTime - begun))
            return Outcome(report: outcome.report, didRebuild: didRebuild)
        } catch {
            throw StartFault(error.description)
        }
    }

    private static func again(_ journal: Journal) throws(JournalFault) -> Examination.Outcome {
        var examination = Examination(of: journal, memory: nil)
        return try examination.run()
    }

    /// Writes a snapshot and waits until it is stored.
    private static func rebuild(_ image: StateImage, in journal: Journal) -> Bool {
        let stored = Monitor<Bool?>(nil)
        journal.start { _ in }
        journal.append(SnapshotCodec.encode(image)) { failure in
            stored.with { $0 = failure == nil }
            stored.wake()
        }
        return stored.wait { $0 }
    }

    private static func open(_ folder: String, _ keyFile: String) throws(StartFault) -> Journal {
        let key: Secret
        do throws(KeyFileFault) {
            key = try KeyFile.load(path: keyFile)
        } catch {
            throw StartFault(error.description)
        }
        do throws(JournalFault) {
            return try Journal.open(folder: folder, householdKey: key)
        } catch {
            if case .inUse(let folder, let pid) = error {
                throw StartFault(
                    "kidd works on \(folder)\(pid.map { " (process \($0))" } ?? ""): ask it with kidctl doctor, "
                        + "or stop it first")
            }
            throw StartFault(error.description)
        }
    }
}
