import Household
import Journal
import Synchronization

/// Work on a thread of its own as the engine sees it: it can be stopped, and tells how it gets on.
///
/// The engine stops it when its call is cancelled, too late, or nobody's any more; the work looks between two steps.
final class LongWork: Sendable {
    /// Thrown by a step of work that is not wanted any more.
    struct Stopped: Error {}

    /// Tells how far it is; nil: nobody asked.
    private let tell: (@Sendable (_ done: Int, _ total: Int?) -> Void)?
    private let clock: any Clock
    private let isUnwanted = Atomic(false)
    private let pace = Mutex(ProgressPace())

    init(_ clock: any Clock, tell: (@Sendable (Int, Int?) -> Void)? = nil) {
        self.clock = clock
        self.tell = tell
    }

    var isStopped: Bool { isUnwanted.load(ordering: .relaxed) }

    /// The work ends at its next step.
    func stop() { isUnwanted.store(true, ordering: .relaxed) }

    /// So many steps are done. Throws when the work is not wanted any more.
    func step(_ done: Int, of total: Int?) throws(Stopped) {
        if isStopped { throw Stopped() }
        guard let tell, done % Self.stepsBetweenLooks == 0 || done == total else { return }
        let now = clock.read().bootTime
        if pace.withLock({ $0.isDue(done, of: total, at: now) }) { tell(done, total) }
    }

    /// Steps are short; the clock is not read at each.
    private static let stepsBetweenLooks = 32
}
