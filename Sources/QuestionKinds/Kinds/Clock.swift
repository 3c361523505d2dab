import Household
import Shapes
import Words

/// Set a clock to a time (Content, Question kinds).
public struct Clock: Hashable, Sendable {
    /// The hour, 0 to 23.
    public var hour: Int
    /// The minute, at a step.
    public var minute: Int
    /// The minutes from one place of the hand to the next: 60, 30 or 5.
    public var step: Int
    public var isDigital: Bool
    /// Whether the half of the day is asked for.
    public var asksHalf: Bool

    /// A time to set.
    public init(hour: Int, minute: Int, step: Int, isDigital: Bool = false, asksHalf: Bool = false) {
        self.hour = hour
        self.minute = minute
        self.step = step
        self.isDigital = isDigital
        self.asksHalf = asksHalf
    }

    /// The steps that there are.
    static let steps = [5, 30, 60]
}

extension Clock: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The minutes from one place of the hand to the next.
        public var step: Int
        public var isDigital: Bool
        /// Whether the half of the day is asked for.
        public var asksHalf: Bool
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "clock"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        guard Self.steps.contains(step) else { return [BodyFault(pointer: "/step", reason: "must be 5, 30 or 60")] }
        var faults: [BodyFault] = []
        if !(0...23).contains(hour) { faults.append(BodyFault(pointer: "/hour", reason: "must be 0 to 23")) }
        if !(0...59).contains(minute) || !minute.isMultiple(of: step) {
            faults.append(BodyFault(pointer: "/minute", reason: "must be 0 to 59, at a step of \(step)"))
        }
        return faults
    }

    /// There is nothing to shuffle.
    public var choices: [String] { [] }

    /// An answer that is right.
    public var solution: Answer? {
        let onFace = (hour + 11) % 12 + 1
        return Answer(ClockReading(hour: onFace, minute: minute, half: asksHalf ? (hour < 12 ? .am : .pm) : nil))
    }

    /// Judges an answer: modulo 12 hours, and to the half of the day where it is asked for.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: ClockReading.self) else {
            throw AnswerShapeFault(reason: "a clock is set with time, which has hour and minute")
        }
        let hours = asksHalf ? 1...12 : 0...23
        guard hours.contains(given.hour) else {
            throw AnswerShapeFault(reason: "the hour must be \(hours.lowerBound) to \(hours.upperBound)")
        }
        guard (0...59).contains(given.minute), given.minute.isMultiple(of: step) else {
            throw AnswerShapeFault(reason: "the minute must be 0 to 59, at a step of \(step)")
        }
        guard asksHalf == (given.half != nil) else {
            throw AnswerShapeFault(
                reason: asksHalf
                    ? "half is missing; send am or pm" : "this clock has no half of the day; leave half out")
        }
        let isHalfRight = given.half == nil || (given.half == .am) == (hour < 12)
        if given.hour % 12 == hour % 12, given.minute == minute {
            return isHalfRight
                ? Grading(isRight: true)
                : Grading(
                    isRight: false, feedback: Saying("feedback.clockHalf"))
        }
        return Grading(isRight: false, feedback: feedback(given), mistake: .clockHands)
    }

    private func feedback(_ given: ClockReading) -> Saying {
        let shown = "\((given.hour + 11) % 12 + 1):\(given.minute < 10 ? "0" : "")\(given.minute)"
        // The short hand and the long one changed places: the mistake of most beginners.
        let hoursOfMinute = (minute / 5 + 11) % 12 + 1
        let areSwapped = given.minute == hour % 12 * 5 && (given.hour + 11) % 12 + 1 == hoursOfMinute
        let key =
            !isDigital && areSwapped
            ? "feedback.clockHands" : given.hour % 12 == hour % 12 ? "feedback.clockMinutes" : "feedback.clockHour"
        return Saying(key, ["time": .text(shown)])
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(step: step, isDigital: isDigital, asksHalf: asksHalf) }
}

extension Clock: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Set a clock to a time."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [ClockReading.self]

    /// How it is written in a pack.
    public static let pack = Shape<Clock>.object("PackClock", "A time to set.", make: Clock.init) {
        required("hour", \.hour, .answeredNumber, "0 to 23.")
        required("minute", \.minute, .answeredNumber, "At a step.")
        required("step", \.step, .answeredNumber, "Minutes from one place of the hand to the next: 60, 30 or 5.")
        required("isDigital", \.isDigital, .boolean, "Digits instead of a face with hands.")
        required("asksHalf", \.asksHalf, .boolean, "Whether the half of the day, am or pm, is asked for.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("Clock", "A clock to set.", make: View.init) {
        required("step", \.step, .answeredNumber, "Minutes from one place of the hand to the next.")
        required("isDigital", \.isDigital, .boolean, "Digits instead of a face with hands.")
        required("asksHalf", \.asksHalf, .boolean, "Whether the answer has `half`, am or pm.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "Set the clock to half past three.", Clock(hour: 3, minute: 30, step: 30))
}
