import Glibc
import Household

/// The machine's clocks: wall clock, CLOCK_MONOTONIC (stops in suspend) and CLOCK_BOOTTIME (does not).
public struct SystemClock: Clock {
    private let boot: BootID
    private let synchronised: Bool?

    /// The clocks of this machine.
    ///
    /// - Parameter synchronised: what stands in for the kernel's word; nil: it is asked.
    public init(synchronised: Bool? = nil) {
        self.synchronised = synchronised
        boot = BootID(rawValue: Self.readBootID())
    }

    /// Wall, monotonic and boot-time clock of the kernel, with the id of this boot.
    public func read() -> Moment {
        Moment(
            wall: Instant(milliseconds: Self.milliseconds(CLOCK_REALTIME)), mono: Self.milliseconds(CLOCK_MONOTONIC),
            bootTime: Self.milliseconds(CLOCK_BOOTTIME), boot: boot)
    }

    /// The kernel takes its word back when somebody sets the clock, and when it has not heard of a time server for long.
    public func isSynchronised() -> Bool {
        if let synchronised { return synchronised }
        return KernelClock.isSynchronised()
    }

    private static func milliseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// The kernel's random id of this boot. Without it (no /proc) the boot's start in seconds stands in.
    private static func readBootID() -> String {
        var bytes = [UInt8](repeating: 0, count: 64)
        let file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        if file >= 0 {
            let count = Glibc.read(file, &bytes, bytes.count)
            close(file)
            if count >= 36 { return String(decoding: bytes.prefix(36), as: UTF8.self) }
        }
        return "since-\((milliseconds(CLOCK_REALTIME) - milliseconds(CLOCK_BOOTTIME)) / 10_000)"
    }
}
