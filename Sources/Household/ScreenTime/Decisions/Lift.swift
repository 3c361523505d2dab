/// What would lift the state a child is in, or the end that is near.
public enum Lift: String, CaseIterable, Hashable, Sendable {
    /// A parent unlocks.
    case unlock
    /// The lock's own end.
    case endOfLock
    /// A parent grants minutes.
    case grant
    /// A parent grants minutes that go past quiet hours and allowed windows.
    case grantPastQuietHours
    /// Quiet hours end.
    case endOfQuietHours
    /// The next allowed window begins.
    case nextAllowedWindow
    /// A break: so many minutes without use.
    case endOfBreak
    /// The next household day.
    case newDay
    /// The next household week.
    case newWeek
    /// A later household day, when the next one gives no minutes and it does not begin the next week.
    case laterDay
    /// The household is unsealed.
    case unseal
    /// A parent changes the filter, or ends a pause.
    case filterChange
    /// A parent repairs or restores the data.
    case repair
    /// Somebody makes room on the disk, which is full.
    case roomOnDisk
}
