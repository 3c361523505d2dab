/// One occurrence of an allowed window, for which its allowance is counted: the calendar date on which it starts, and
/// the minute of that date.
///
/// Its end is not part of it: a parent who lets a window last longer gives no second allowance. Windows that start at the
/// same minute of a date are counted together.
public struct WindowStart: Hashable, Comparable, Sendable {
    /// The calendar date.
    public var date: Day
    /// Minutes since midnight on the clock on the wall.
    public var minute: Int

    /// The window that starts on a date at a minute.
    public init(date: Day, minute: Int) {
        self.date = date
        self.minute = minute
    }

    public static func < (left: WindowStart, right: WindowStart) -> Bool {
        (left.date, left.minute) < (right.date, right.minute)
    }
}
