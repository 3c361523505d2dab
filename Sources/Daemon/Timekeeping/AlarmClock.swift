import Household
import NIOCore

/// Wakes the daemon once at a later time; handed in, so that tests need not wait.
public protocol AlarmClock: Sendable {
    /// Runs something after so many milliseconds of the monotonic clock, on any thread.
    ///
    /// - Returns: puts the alarm off.
    func ring(after length: Milliseconds, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

/// The event loop's own timer.
struct LoopAlarmClock: AlarmClock {
    let loop: any EventLoop

    func ring(after length: Milliseconds, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let timer = loop.scheduleTask(in: .milliseconds(length), action)
        return { timer.cancel() }
    }
}
