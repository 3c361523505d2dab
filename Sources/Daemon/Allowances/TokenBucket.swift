import API
import Household

/// What is left of one allowance. It fills by itself while time passes; the clock is handed in.
struct TokenBucket: Equatable, Sendable {
    /// A call, in parts: as many as an hour has milliseconds, so that nothing is rounded.
    private static let call: Int64 = 60 * .minute

    private let allowance: Allowance
    /// Parts that were left when it was looked at last.
    private var left: Int64
    /// When that was, by the boot-time clock.
    private var looked: Milliseconds

    /// A full bucket.
    init(_ allowance: Allowance, at now: Milliseconds) {
        self.allowance = allowance
        left = Int64(allowance.atOnce) * Self.call
        looked = now
    }

    /// Takes one call out.
    ///
    /// - Returns: nil, or how long it takes until there is one, when there is none.
    mutating func take(at now: Milliseconds) -> Milliseconds? {
        fill(at: now)
        guard left < Self.call else {
            left -= Self.call
            return nil
        }
        let rate = max(1, Int64(allowance.perHour))
        return (Self.call - left + rate - 1) / rate
    }

    private mutating func fill(at now: Milliseconds) {
        let full = Int64(allowance.atOnce) * Self.call
        let passed = max(0, now - looked)
        looked = max(looked, now)
        let (new, isTooMuch) = passed.multipliedReportingOverflow(by: Int64(allowance.perHour))
        left = isTooMuch || new >= full - left ? full : left + new
    }
}
