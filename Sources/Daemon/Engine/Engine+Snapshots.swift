import Household

extension Engine {
    /// Takes a snapshot when enough was recorded since the last one. Called when something was stored.
    func keepSnapshotWhenDue() {
        guard !isKeepingSnapshot, ledger.storedSeq - snapshotSeq >= parts.snapshots.interval, let job = snapshot()
        else { return }
        isKeepingSnapshot = true
        snapshotSeq = job.image.seq
        let loop = loop
        parts.snapshots.keep(job) {
            loop.execute { self.assumeIsolated { $0.isKeepingSnapshot = false } }
        }
    }

    /// What a snapshot would hold now; nil when nothing was recorded since the last, or anything is damaged.
    func snapshot() -> SnapshotWriter.SnapshotJob? {
        guard damage.isEmpty, ledger.storedSeq > snapshotSeq, let image = ledger.image() else { return nil }
        return SnapshotWriter.SnapshotJob(image: image, keys: keyed.places, now: now().wall)
    }
}
