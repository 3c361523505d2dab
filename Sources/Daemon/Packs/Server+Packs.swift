import Household
import Synchronization

extension Server {
    /// Puts a pack on the shelf while the daemon runs, in the place of another version of it. Lessons that are open go on
    /// with the edition with which they began.
    public func install(_ pack: Pack) throws(PackRefusal) {
        let refused = Mutex<PackRefusal?>(nil)
        engine.run { engine in
            do throws(PackRefusal) {
                try engine.changePacks { (shelf, used) throws(PackRefusal) in try shelf.install(pack, used: used) }
            } catch {
                refused.withLock { $0 = error }
            }
        }
        if let refusal = refused.withLock({ $0 }) { throw refusal }
    }

    /// Takes a pack from the shelf while the daemon runs; what was learned with it stays. False when there is none.
    public func remove(_ pack: PackID) -> Bool {
        let removed = Mutex(false)
        engine.run { engine in
            // Nothing is refused when a pack goes.
            let isGone = try? engine.changePacks { shelf, used in shelf.remove(pack, used: used) }
            removed.withLock { $0 = isGone ?? false }
        }
        return removed.withLock { $0 }
    }
}
