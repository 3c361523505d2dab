import Glibc
import Household

/// The clock that waits are measured by: it stops while the machine sleeps.
enum MonotonicClock {
    static func now() -> Milliseconds {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Milliseconds(time.tv_sec) * .second + Milliseconds(time.tv_nsec / 1_000_000)
    }
}

/// Waits for descriptors and a moment at once.
enum Wait {
    /// Returns when one can be read, at a moment of the clock (nil: never), or when a signal was caught.
    static func forAny(of descriptors: [CInt], until end: Milliseconds?) {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // Rounded up by one: waking too early would only mean to wait again.
        let wait = end.map { CInt(clamping: max(0, $0 - MonotonicClock.now() + 1)) } ?? -1
        _ = poll(&polled, nfds_t(polled.count), end.map { $0 <= MonotonicClock.now() ? 0 : wait } ?? -1)
    }
    /// Whether a descriptor can be read now, or its other end is gone.
    static func isReadable(_ descriptor: CInt) -> Bool {
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, 0) > 0
    }
}
