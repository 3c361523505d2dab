/// An addition with a sum up to 20, or a subtraction with a minuend up to 20 and no negative result (Learning, Facts 0-20):
/// one of 462.
public struct MathFact: Hashable, Sendable {
    /// What is done with the two numbers.
    public var operation: FactOperation
    /// The first number.
    public var left: Int
    /// The second number.
    public var right: Int

    /// Nil where it is none of the 462.
    public init?(_ operation: FactOperation, _ left: Int, _ right: Int) {
        let largest = operation == .addition ? left + right : left
        guard left >= 0, right >= 0, largest <= Self.largest, operation == .addition || right <= left else {
            return nil
        }
        self.init(known: operation, left, right)
    }

    private init(known operation: FactOperation, _ left: Int, _ right: Int) {
        self.operation = operation
        self.left = left
        self.right = right
    }

    /// The largest sum and the largest minuend.
    public static let largest = 20

    /// All of them: the additions by their first number, then the subtractions by theirs.
    public static let all: [MathFact] = FactOperation.allCases.flatMap { operation in
        (0...largest).flatMap { left in (0...largest).compactMap { MathFact(operation, left, $0) } }
    }

    /// The sum or the difference.
    public var result: Int { operation == .addition ? left + right : left - right }

    /// The addition that it belongs to: itself, or of a subtraction the difference and what was taken away.
    public var addition: MathFact {
        operation == .addition ? self : MathFact(known: .addition, result, right)
    }

    /// The same addition with its numbers in the other order; nil of a subtraction and of a double.
    public var twin: MathFact? {
        operation == .addition && left != right ? MathFact(known: .addition, right, left) : nil
    }

    /// What the four facts of the same three numbers have in common.
    public var family: FactFamily { FactFamily(addition.left, addition.right) }

    /// The name of what is remembered of it.
    public var record: FactRecordID { FactRecordID(of: self) }

    /// Whether it is one of the 100 one-digit additions or of their 100 inverses.
    public var isCore: Bool { addition.left <= 9 && addition.right <= 9 }
}

/// What is done with the two numbers of a fact.
public enum FactOperation: String, CaseIterable, Sendable {
    case addition
    case subtraction

    /// As it stands between the numbers.
    public var sign: String { self == .addition ? "+" : "-" }
}

extension MathFact: CustomStringConvertible {
    /// As it stands on the wire: `7+5`, `12-5`.
    public var description: String { "\(left)\(operation.sign)\(right)" }

    /// Reads what ``description`` gives; nil for anything else.
    public init?(_ text: String) {
        for operation in FactOperation.allCases {
            let parts = text.split(separator: operation.sign, omittingEmptySubsequences: false)
            guard parts.count == 2, let left = Int(parts[0]), let right = Int(parts[1]),
                let fact = MathFact(operation, left, right), fact.description == text
            else { continue }
            self = fact
            return
        }
        return nil
    }
}

/// Three numbers that make up to four facts: 5, 7 and 12.
public struct FactFamily: Hashable, Sendable {
    /// The smaller part.
    public var smaller: Int
    /// The larger part.
    public var larger: Int

    /// The family of two parts, in any order.
    public init(_ part: Int, _ other: Int) {
        smaller = min(part, other)
        larger = max(part, other)
    }

    /// Both parts together.
    public var whole: Int { smaller + larger }

    /// Its facts: two of a double and of a pair with nothing on one side less, else four.
    public var facts: [MathFact] {
        var seen: Set<MathFact> = []
        return [
            MathFact(.addition, smaller, larger), MathFact(.addition, larger, smaller),
            MathFact(.subtraction, whole, smaller), MathFact(.subtraction, whole, larger),
        ].compactMap { $0 }.filter { seen.insert($0).inserted }
    }
}
