import Household
import Shapes

/// Whole numbers from one to another, both included.
public struct NumberRange: Hashable, Sendable {
    /// The smallest.
    public var from: Int
    /// The largest.
    public var to: Int

    /// From one number to another.
    public init(_ from: Int, _ to: Int) {
        self.from = from
        self.to = to
    }

    /// All of them; none where the bounds are the wrong way round.
    public var numbers: [Int] { from <= to ? Array(from...to) : [] }

    /// Whether a number is one of them.
    public func contains(_ number: Int) -> Bool { from <= number && number <= to }

    /// What is wrong with the bounds.
    var faults: [BodyFault] {
        from <= to ? [] : [BodyFault(pointer: "/to", reason: "is less than from, which is \(from)")]
    }

    /// The same below a member.
    func faults(at member: String) -> [BodyFault] {
        faults.map { BodyFault(pointer: "/\(member)\($0.pointer)", reason: $0.reason) }
    }

    /// "1, 2, 3".
    var listed: String { numbers.listed }
}

extension Shape where Value == NumberRange {
    /// Bounds in a template.
    static func range(_ possible: ClosedRange<Int>) -> Shape<NumberRange> {
        .object("NumberRange\(possible.lowerBound)To\(possible.upperBound)", "Both included.", make: NumberRange.init) {
            required("from", \.from, .integer(possible))
            required("to", \.to, .integer(possible))
        }
    }
}

extension [Int] {
    /// "1, 2, 3".
    var listed: String { map(String.init).joined(separator: ", ") }
}

extension Shape where Value == Int {
    /// How many options a question has.
    static let options = Shape.integer(2...4)
}
