/// Unused minutes of a day that can be used on later days (Screen time, Limits).
public struct CarryOver: Hashable, Sendable {
    /// The most minutes that the bank holds, 1...1440.
    public var capMinutes: Int
    /// For how many household days after its own an unused minute can be used, 1...28.
    public var expiryDays: Int

    /// A bank with a cap and an expiry.
    public init(capMinutes: Int, expiryDays: Int = CarryOver.usualExpiryDays) {
        self.capMinutes = capMinutes
        self.expiryDays = expiryDays
    }

    /// The expiry when a parent names none.
    public static let usualExpiryDays = 7
    /// The caps that a bank can have, in minutes.
    public static let possibleCapMinutes = 1...1440
    /// The expiries that there can be, in days.
    public static let possibleExpiryDays = 1...28
}
