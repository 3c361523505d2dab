import Daemon
import Household
import Synchronization

/// Alarms that ring while somebody lets the time of a ``SteppedClock`` pass.
public final class SteppedAlarmClock: AlarmClock {
    private struct Alarm: Sendable {
        var number: Int
        /// By the boot clock.
        var due: Milliseconds
        var action: @Sendable () -> Void
    }

    private struct State: Sendable {
        var last = 0
        var alarms: [Alarm] = []
    }

    private let clock: SteppedClock
    private let state = Mutex(State())

    /// Alarms by this clock.
    public init(_ clock: SteppedClock) {
        self.clock = clock
    }

    /// How many alarms are set.
    public var count: Int { state.withLock { $0.alarms.count } }

    /// Sets an alarm `length` after now by the boot clock; what it returns takes the alarm away again.
    public func ring(after length: Milliseconds, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let due = clock.read().bootTime + length
        let number = state.withLock { state in
            state.last += 1
            state.alarms.append(Alarm(number: state.last, due: due, action: action))
            return state.last
        }
        return { [self] in state.withLock { $0.alarms.removeAll { $0.number == number } } }
    }

    /// Lets time pass, and rings all alarms at their times.
    public func pass(milliseconds: Milliseconds) {
        let end = clock.read().bootTime + milliseconds
        while let due = next(notAfter: end) {
            clock.advance(milliseconds: max(0, due - clock.read().bootTime))
            ring(dueBy: clock.read().bootTime)
        }
        clock.advance(milliseconds: end - clock.read().bootTime)
    }

    /// When the next alarm rings, if not later than this.
    private func next(notAfter end: Milliseconds) -> Milliseconds? {
        state.withLock { $0.alarms.map(\.due).min() }.flatMap { $0 <= end ? $0 : nil }
    }

    /// Rings all that are due, and comes back when they were heard.
    private func ring(dueBy now: Milliseconds) {
        let due = state.withLock { state in
            defer { state.alarms.removeAll { $0.due <= now } }
            return state.alarms.filter { $0.due <= now }
        }
        for alarm in due { alarm.action() }
    }
}
