/// A stretch of wall-clock time in which a child may, "15:00 to 17:00" (Screen time, Limits).
///
/// Where there are any, all other time is closed; one with an allowance is closed, too, when its minutes are used.
/// It reads the clock on the wall like quiet hours do.
public struct AllowedWindow: Hashable, Sendable {
    /// When it is, and the calendar weekdays on which it starts.
    public var window: QuietWindow
    /// Minutes that can be used inside, once per date on which it starts, 0 to its length; nil all of it.
    public var allowanceMinutes: Int?

    /// An allowed window; without an allowance all of it can be used.
    public init(window: QuietWindow, allowanceMinutes: Int? = nil) {
        self.window = window
        self.allowanceMinutes = allowanceMinutes
    }
}
