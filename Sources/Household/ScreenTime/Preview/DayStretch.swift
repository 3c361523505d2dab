/// A stretch of a household day in which the clock alone decides alike (Screen time, Status: preview). It ends where
/// the clocks move.
public struct DayStretch: Hashable, Sendable {
    /// What the clock says there.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Quiet hours.
        case quiet
        /// Neither quiet hours nor outside the allowed windows: the minutes decide.
        case allowed
        /// Outside the allowed windows.
        case outsideAllowedWindow
    }

    /// What the clock says.
    public var kind: Kind
    /// The first instant.
    public var begins: Instant
    /// The first instant after it.
    public var ends: Instant

    /// A stretch between two instants.
    public init(kind: Kind, begins: Instant, ends: Instant) {
        self.kind = kind
        self.begins = begins
        self.ends = ends
    }

    /// Milliseconds that pass in it, and that the clock's face goes on.
    public var length: Milliseconds { ends - begins }
}
