import Household
import Shapes

/// A wrong number that the author foresaw, with what is said about it.
public struct NumberMistake: Hashable, Sendable {
    /// The wrong number.
    public var number: Int
    /// Such as "You counted 6. Point to each one only once."
    public var explanation: MistakeReply

    /// A mistake with its explanation.
    public init(number: Int, explanation: MistakeReply) {
        self.number = number
        self.explanation = explanation
    }
}

extension [NumberMistake] {
    /// What the author says about a wrong number.
    func reply(to number: Int) -> MistakeReply? { first { $0.number == number }?.explanation }

    /// Everything that is wrong with the list.
    ///
    /// - Parameter right: the right answer.
    func faults(besides right: Int) -> [BodyFault] {
        var seen: Set<Int> = []
        var faults: [BodyFault] = []
        for (index, mistake) in enumerated() {
            let place = "/mistakes/\(index)"
            if mistake.number == right {
                faults.append(BodyFault(pointer: "\(place)/number", reason: "is the right answer"))
            }
            if !seen.insert(mistake.number).inserted {
                faults.append(BodyFault(pointer: "\(place)/number", reason: "is the same as one before"))
            }
            if let reason = ContentLimits.textFault(mistake.explanation.text) {
                faults.append(BodyFault(pointer: "\(place)/explanation", reason: reason))
            }
        }
        return faults
    }
}

extension Shape where Value == NumberMistake {
    /// A foreseen mistake in a pack.
    static let numberMistake = Shape.object(
        "PackNumberMistake", "A wrong number and what is said about it.",
        make: { NumberMistake(number: $0, explanation: MistakeReply($1, $2)) }
    ) {
        required("number", \.number, .answeredNumber)
        required("explanation", \.explanation.text, .text())
        optional("mistake", \.explanation.mistake, .mistakeClass, Shape<MistakeClass>.mistakeClassSummary)
    }
}
