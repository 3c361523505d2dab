import Household
import Shapes

/// The time to which a child set a clock.
public struct ClockReading: AnswerForm {
    /// The hour: 1 to 12 where the question asks for the half of the day, else 0 to 23.
    public var hour: Int
    /// The minute.
    public var minute: Int
    /// The half of the day, where the question asks for it.
    public var half: DayHalf?

    /// A time on a clock.
    public init(hour: Int, minute: Int, half: DayHalf? = nil) {
        self.hour = hour
        self.minute = minute
        self.half = half
    }

    /// The name of the form.
    public static let name = "time"
}

/// The half of a day.
public enum DayHalf: String, CaseIterable, Sendable {
    /// Before noon.
    case am
    /// From noon on.
    case pm
}

extension ClockReading: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "The time that was set."

    /// With the bounds of today.
    public static let wire = shape("TimeOnClock", .answeredNumber)

    /// Whatever was written.
    public static let stored = shape("StoredTimeOnClock", .anyNumber)

    private static func shape(_ name: String, _ number: Shape<Int>) -> Shape<ClockReading> {
        .object(name, "A time on a clock.", make: { ClockReading(hour: $0, minute: $1, half: $2) }) {
            required("hour", \.hour, number, "1 to 12 where the question asks for the half of the day, else 0 to 23.")
            required("minute", \.minute, number)
            optional("half", \.half, .word(DayHalf.self), "Only where the question asks for it.")
        }
    }
}
