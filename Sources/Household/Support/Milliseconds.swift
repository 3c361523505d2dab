/// A length of time in thousandths of a second.
public typealias Milliseconds = Int64

extension Milliseconds {
    /// One second.
    public static let second: Milliseconds = 1000
    /// One minute.
    public static let minute: Milliseconds = 60 * second
    /// One hour.
    public static let hour: Milliseconds = 60 * minute
    /// Twenty-four hours, whatever the clocks of a day do.
    public static let day: Milliseconds = 24 * hour

    /// Whole seconds that are surely there: what is left is rounded down, never below 0.
    public var secondsLeft: Int { Int(Swift.max(0, self) / .second) }

    /// Seconds begun: what is used is rounded up, so that used and left add up to the limit.
    public var secondsBegun: Int {
        let whole = Swift.max(0, self)
        return Int(whole / .second + (whole % .second == 0 ? 0 : 1))
    }

    /// The sum, held at the ends of the range instead of trapping.
    func adding(clamped other: Milliseconds) -> Milliseconds {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }
}
