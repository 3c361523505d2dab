import Household

extension House {
    /// Takes a snapshot when enough was recorded since the last one. Called when something was stored.
    func keepSnapshotWhenDue() {
        guard !isKeepingSnapshot, ledger.storedSeq - snapshotSeq >= parts.snapshots.interval, let wish = snapshot()
        else { return }
        isKeepingSnapshot = true
        snapshotSeq = wish.picture.seq
        let loop = loop
        parts.snapshots.keep(wish) {
            loop.execute { self.assumeIsolated { $0.isKeepingSnapshot = false } }
        }
    }

    /// What a snapshot would hold now; nil when nothing was recorded since the last, or anything is damaged.
    func snapshot() -> SnapshotKeeper.Wish? {
        guard damage.isEmpty, ledger.storedSeq > snapshotSeq, let picture = ledger.picture() else { return nil }
        return SnapshotKeeper.Wish(picture: picture, keys: keyed.places, now: now().wall)
    }
}
