import Synchronization

/// Work on a thread of its own as the event loop sees it: it can be stopped, and tells how it gets on.
///
/// It is stopped when its call is cancelled, too late, or nobody's any more; the work looks between two steps.
public final class ReadingWork: Sendable {
    /// Thrown by a step of work that is not wanted any more.
    public struct Stopped: Error {}

    /// Tells how far it is; nil: nobody asked.
    private let tell: (@Sendable (_ done: Int, _ total: Int?, _ phase: String?) -> Void)?
    private let bootTime: @Sendable () -> Int64
    private let isUnwanted = Atomic(false)
    private let pace = Mutex(ProgressPace())

    init(_ bootTime: @escaping @Sendable () -> Int64, tell: (@Sendable (Int, Int?, String?) -> Void)? = nil) {
        self.bootTime = bootTime
        self.tell = tell
    }

    /// Whether nobody wants it any more.
    public var isStopped: Bool { isUnwanted.load(ordering: .relaxed) }

    /// The work ends at its next step.
    public func stop() { isUnwanted.store(true, ordering: .relaxed) }

    /// So many steps are done. Throws when the work is not wanted any more.
    public func step(_ done: Int, of total: Int?) throws(Stopped) {
        if isStopped { throw Stopped() }
        guard let tell, done % Self.stepsBetweenLooks == 0 || done == total else { return }
        let now = bootTime()
        if pace.withLock({ $0.isDue(done, of: total, at: now) }) { tell(done, total, nil) }
    }

    /// So much is done, and this comes now. Throws when the work is not wanted any more.
    public func step(_ done: Int, of total: Int?, phase: String) throws(Stopped) {
        if isStopped { throw Stopped() }
        tell(phase, done, of: total)
    }

    /// The same of work that cannot be stopped any more; what is done is never told as less than before.
    public func tell(_ phase: String, _ done: Int, of total: Int?) {
        guard let tell else { return }
        let now = bootTime()
        let (isDue, done) = pace.withLock { pace in
            (pace.isDue(done, of: total, phase: phase, at: now), pace.done)
        }
        if isDue { tell(done, total, phase) }
    }

    /// Steps are short; the clock is not read at each.
    private static let stepsBetweenLooks = 32
}
