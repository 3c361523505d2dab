/// A time of day on the wall clock in whole minutes, written "20:00". "24:00" exists only as an end.
public struct WallTime: Hashable, Comparable, Sendable, LosslessStringConvertible {
    /// Minutes since midnight, 0...1440.
    public let minutes: Int

    /// The time so many minutes after midnight; nil outside 0...1440.
    public init?(minutes: Int) {
        guard (0...1440).contains(minutes) else { return nil }
        self.minutes = minutes
    }

    /// The time written as "20:00" up to "24:00"; nil for any other text.
    public init?(_ description: String) {
        var reader = DigitReader(description)
        guard let hour = reader.number(width: 2), reader.take(oneOf: ":") != nil,
            let minute = reader.number(width: 2), reader.isAtEnd, minute < 60
        else { return nil }
        self.init(minutes: hour * 60 + minute)
    }

    private init(unchecked minutes: Int) {
        self.minutes = minutes
    }

    /// 00:00.
    public static let midnight = WallTime(unchecked: 0)
    /// 24:00, only as an end.
    public static let endOfDay = WallTime(unchecked: 1440)
    /// 20:00, when quiet hours begin for a new child.
    public static let eveningRest = WallTime(unchecked: 20 * 60)
    /// 07:00, when quiet hours end for a new child.
    public static let morning = WallTime(unchecked: 7 * 60)

    /// The time as "20:00".
    public var description: String {
        var out = DigitWriter()
        out.minutes(minutes)
        return out.text
    }

    /// Milliseconds since midnight on a day without a shift of the clocks.
    var milliseconds: Milliseconds { Milliseconds(minutes) * .minute }

    /// By the minutes after midnight.
    public static func < (left: WallTime, right: WallTime) -> Bool { left.minutes < right.minutes }
}
