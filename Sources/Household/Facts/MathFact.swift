import Words

/// A sum, a difference or another fact of two numbers that children learn by heart (Learning, Facts 0-20): one of those of a
/// ``FactDomain``.
public struct MathFact: Hashable, Sendable {
    /// What is done with the two numbers.
    public var operation: FactOperation
    /// The first number.
    public var left: Int
    /// The second number.
    public var right: Int

    /// Nil where it is none of its domain.
    public init?(_ operation: FactOperation, _ left: Int, _ right: Int) {
        let rules = operation.domain.rules
        let numbers = 0...rules.largest
        guard numbers.contains(left), numbers.contains(right),
            let first = operation.isInverse ? rules.undone(left, right) : left, rules.has(first, right)
        else { return nil }
        self.init(known: operation, left, right)
    }

    private init(known operation: FactOperation, _ left: Int, _ right: Int) {
        self.operation = operation
        self.left = left
        self.right = right
    }

    /// The domain that it belongs to.
    public var domain: FactDomain { operation.domain }

    /// What it comes to.
    public var result: Int {
        let rules = domain.rules
        return operation.isInverse ? rules.undone(left, right) ?? 0 : rules.result(left, right)
    }

    /// The direct fact that it belongs to: itself, or that which it undoes.
    public var undoing: MathFact {
        operation.isInverse ? MathFact(known: domain.rules.direct, result, right) : self
    }

    /// How large its numbers are: what the direct fact comes to.
    public var size: Int { operation.isInverse ? left : result }

    /// The same fact with its numbers in the other order; nil of an inverse one and of two equal numbers.
    public var twin: MathFact? {
        !operation.isInverse && left != right ? MathFact(known: operation, right, left) : nil
    }

    /// What the facts of the same three numbers have in common.
    public var family: FactFamily { FactFamily(undoing.left, undoing.right) }

    /// The name of what is remembered of it.
    public var record: FactRecordID { FactRecordID(of: self) }

    /// Its step on the way to all facts.
    public var band: FactBand { domain.rules.band(of: self) }

    /// How it is found.
    public var strategy: FactStrategy { domain.rules.strategy(of: self) }

    /// Whether the gate of its band asks for it; what is no core comes when the core asks for nothing.
    public var isCore: Bool { domain.rules.isCore(self) }
}

/// What is done with the two numbers of a fact.
public enum FactOperation: String, CaseIterable, Sendable {
    case addition
    case subtraction
    case multiplication
    case division

    /// As it stands between the numbers on the wire.
    public var sign: String {
        switch self {
        case .addition: "+"
        case .subtraction: "-"
        case .multiplication: "*"
        case .division: "/"
        }
    }

    /// The domain that it belongs to.
    public var domain: FactDomain {
        switch self {
        case .addition, .subtraction: .addSubtract
        case .multiplication, .division: .multiplyDivide
        }
    }

    /// Whether it undoes the other one of its domain.
    public var isInverse: Bool { domain.rules.inverse == self }
}

extension MathFact: CustomStringConvertible {
    /// As it stands on the wire: `7+5`, `12-5`, `7*8`, `56/7`.
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

    /// Its facts in a domain: two where the parts are equal or one of them takes nothing from the other, else four.
    public func facts(in domain: FactDomain) -> [MathFact] {
        let rules = domain.rules
        let whole = rules.result(smaller, larger)
        var seen: Set<MathFact> = []
        return [
            MathFact(rules.direct, smaller, larger), MathFact(rules.direct, larger, smaller),
            MathFact(rules.inverse, whole, smaller), MathFact(rules.inverse, whole, larger),
        ].compactMap { $0 }.filter { seen.insert($0).inserted }
    }
}
