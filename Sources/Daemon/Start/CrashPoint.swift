import Glibc
import Journal
import Synchronization
import Vault

/// Lets a developer's daemon die at a chosen step of a commit, as by `kill -9`: for the tests of what survives.
public enum CrashPoint {
    /// Reads `KIDD_CRASH_AT=STEP:N`: die when the step is reached for the N-th time. Only in developer mode.
    public static func fromEnvironment(isDeveloper: Bool) -> (@Sendable (CommitStep) -> Void)? {
        fromEnvironment(isDeveloper: isDeveloper, steps: CommitStep.allCases)
    }

    /// Reads `KIDD_CRASH_AT=STEP:N` where the step is one of a pack's. Only in developer mode.
    public static func ofPacks(isDeveloper: Bool) -> (@Sendable (PackStep) -> Void)? {
        fromEnvironment(isDeveloper: isDeveloper, steps: PackStep.allCases)
    }

    /// Reads `KIDD_CRASH_AT=STEP:N` where the step is one of a change of the household key. Only in developer mode.
    public static func ofKeys(isDeveloper: Bool) -> (@Sendable (KeyStep) -> Void)? {
        fromEnvironment(isDeveloper: isDeveloper, steps: KeyStep.allCases)
    }

    /// Reads `KIDD_CRASH_AT=STEP:N` where the step is one of a backup. Only in developer mode.
    public static func ofBackups(isDeveloper: Bool) -> (@Sendable (BackupStep) -> Void)? {
        fromEnvironment(isDeveloper: isDeveloper, steps: BackupStep.allCases)
    }

    /// Reads `KIDD_CRASH_AT=STEP:N` where the step is one of a restore. Only in developer mode.
    public static func ofRestore(isDeveloper: Bool) -> (@Sendable (FolderSwap.Step) -> Void)? {
        fromEnvironment(isDeveloper: isDeveloper, steps: FolderSwap.Step.allCases)
    }

    /// Reads `KIDD_CRASH_AT=STEP:N` where the step is one of an erasure. Only in developer mode.
    public static func ofErasure(isDeveloper: Bool) -> (@Sendable (ErasureStep) -> Void)? {
        fromEnvironment(isDeveloper: isDeveloper, steps: ErasureStep.allCases)
    }

    private static func fromEnvironment<Step: Equatable & Sendable>(
        isDeveloper: Bool, steps: [Step]
    ) -> (@Sendable (Step) -> Void)? {
        guard isDeveloper, let job = Environment.all["KIDD_CRASH_AT"] else { return nil }
        let parts = job.split(separator: ":")
        guard parts.count == 2, let count = Int(parts[1]), let chosen = steps.first(where: { "\($0)" == parts[0] })
        else { return nil }
        let counter = CrashCounter(count)
        return { step in
            if step == chosen, counter.reached() { kill(getpid(), SIGKILL) }
        }
    }

    /// Reads `KIDD_CHECKPOINT_PAGES=N`: checkpoints begin at this size of the log. Only in developer mode.
    public static func checkpointPages(isDeveloper: Bool) -> Int? {
        guard isDeveloper, let pages = Environment.all["KIDD_CHECKPOINT_PAGES"].flatMap(Int.init), pages > 0
        else { return nil }
        return pages
    }

    /// Reads `KIDD_SNAPSHOT_RECORDS=N`: snapshots are taken after so many records. Only in developer mode.
    public static func snapshotRecords(isDeveloper: Bool) -> Int64? {
        guard isDeveloper, let records = Environment.all["KIDD_SNAPSHOT_RECORDS"].flatMap(Int64.init), records > 0
        else { return nil }
        return records
    }

    /// Reads `KIDD_BACKUP_COST=minimum`: keys of backups are made at once, and protect nothing. Only in developer mode.
    public static func backupCost(isDeveloper: Bool) -> KeyStretching.Cost {
        isDeveloper && Environment.all["KIDD_BACKUP_COST"] == "minimum" ? .minimum : .sensitive
    }

    /// Reads `KIDD_PIN_COST=minimum`: PINs are checked at once, and their hashes protect nothing. Only in developer mode.
    public static func pinCost(isDeveloper: Bool) -> PINHasher.Cost {
        isDeveloper && Environment.all["KIDD_PIN_COST"] == "minimum" ? .minimum : .moderate
    }

    /// Reads `KIDD_CLOCK_SYNCHRONISED=yes|no`: what stands in for the kernel's word. Only in developer mode.
    public static func isClockSynchronised(isDeveloper: Bool) -> Bool? {
        guard isDeveloper, let job = Environment.all["KIDD_CLOCK_SYNCHRONISED"] else { return nil }
        return ["yes": true, "no": false][job]
    }

    private final class CrashCounter: Sendable {
        private let left: Atomic<Int>

        init(_ count: Int) { left = Atomic(count) }

        func reached() -> Bool { left.subtract(1, ordering: .relaxed).newValue == 0 }
    }
}
