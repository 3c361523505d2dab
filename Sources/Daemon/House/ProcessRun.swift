import Household
import Synchronization

/// This run of the daemon: it outlives every household that is opened in it.
final class ProcessRun: Sendable {
    /// When it began, on the boot-time clock.
    let bootTime: Milliseconds
    private let startedAt = Mutex<Instant?>(nil)
    private let callCount = Atomic<Int>(0)
    private let ignoredCount = Atomic<Int>(0)

    init(bootTime: Milliseconds) { self.bootTime = bootTime }

    /// Calls since the start.
    var calls: Int { callCount.load(ordering: .relaxed) }

    /// Notifications that households which are closed by now did not run.
    var ignoredNotifications: Int { ignoredCount.load(ordering: .relaxed) }

    func noteCall() { callCount.add(1, ordering: .relaxed) }

    func noteIgnored(_ count: Int) { ignoredCount.add(count, ordering: .relaxed) }

    /// When it began, by the time that rules go by: worked out once, so that a clock that is set later changes nothing.
    func started(knowing now: Moment) -> Instant {
        startedAt.withLock { startedAt in
            let start = startedAt ?? now.wall - max(0, now.bootTime - bootTime)
            startedAt = start
            return start
        }
    }
}
