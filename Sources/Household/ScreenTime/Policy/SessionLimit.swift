/// How long a child may go on without a break (Screen time, Limits).
///
/// A screen session is a chain of leases whose gaps are shorter than the break.
public struct SessionLimit: Hashable, Sendable {
    /// Minutes of use until the break, 1...1440.
    public var minutes: Int
    /// Minutes without use that make a break, 1...240.
    public var breakMinutes: Int

    /// A session with its break, 10 minutes unless said otherwise.
    public init(minutes: Int, breakMinutes: Int = SessionLimit.usualBreakMinutes) {
        self.minutes = minutes
        self.breakMinutes = breakMinutes
    }

    /// The break when a parent names none.
    public static let usualBreakMinutes = 10
    /// What a parent is offered who wants a session limit.
    public static let suggestedMinutes = 15
    /// The minutes that a session can have.
    public static let possibleMinutes = 1...1440
    /// The minutes that a break can have.
    public static let possibleBreakMinutes = 1...240
}
