/// Whose wrong entries are counted together: a child's account never delays a parent.
public enum PINCounterKey: Hashable, Sendable {
    /// The daemon's own account and root.
    case household
    /// An account that belongs to a child, or from which a parent has unlocked.
    case account(UInt32)
    /// All accounts together that nobody has named.
    case strangers
    /// Tries of the recovery code.
    case recovery
    /// A child's tries of codes for minutes: they delay nobody else, and no PIN.
    case code(ChildID)
}

/// Wrong entries in a row, and the wait that they brought: kept over restarts and independent of the wall clock.
public struct PINCounter: Equatable, Sendable {
    /// Wrong entries in a row; a right one, or the recovery code, begins anew at 0.
    public var failures: Int
    /// Milliseconds of waiting that were left at `since`.
    public var remaining: Int64
    /// On the boot-time clock of `boot`.
    public var since: Int64
    /// The boot to which `since` belongs.
    public var boot: BootID

    public init(failures: Int, remaining: Int64, since: Int64, boot: BootID) {
        self.failures = failures
        self.remaining = remaining
        self.since = since
        self.boot = boot
    }

    /// Milliseconds to wait now. After a reboot what was left counts from the new boot.
    public func wait(at moment: Moment) -> Int64 {
        let begun = moment.boot == boot ? since : 0
        return max(0, remaining - max(0, moment.bootTime - begun))
    }

    /// The counter after one more wrong entry.
    public static func after(_ counter: PINCounter?, at moment: Moment) -> PINCounter {
        let failures = (counter?.failures ?? 0) + 1
        return PINCounter(
            failures: failures, remaining: Int64(PINRules.wait(afterFailures: failures)) * 1000,
            since: moment.bootTime, boot: moment.boot)
    }
}
