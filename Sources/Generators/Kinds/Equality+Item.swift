import Household

/// One side of the sign =.
public struct EqualitySide: Hashable, Sendable {
    /// The number, or the first of two.
    public var first: Int
    /// The second of two; nil where there is one number.
    public var second: Int?
    /// Whether the second is taken away.
    public var isMinus = false

    /// How much it is.
    public var value: Int { first + (isMinus ? -1 : 1) * (second ?? 0) }

    /// As it is written, with one of the numbers left out.
    func text(gap: Int? = nil) -> String {
        let numbers = [first] + (second.map { [$0] } ?? [])
        return numbers.enumerated().map { $0.offset == gap ? "__" : String($0.element) }
            .joined(separator: isMinus ? " − " : " + ")
    }
}

extension Equality.Form {
    /// All sides of a whole that are the same.
    func sides(of whole: Int) -> [(left: EqualitySide, right: EqualitySide)] {
        let number = EqualitySide(first: whole)
        let sums = NumberRange(1, whole - 1).numbers.map { EqualitySide(first: $0, second: whole - $0) }
        switch self {
        case .number: return [(number, number)]
        case .sumFirst: return sums.map { ($0, number) }
        case .numberFirst: return sums.map { (number, $0) }
        case .differenceLast:
            return NumberRange(1, whole - 1).numbers.map { taken in
                (EqualitySide(first: whole - taken), EqualitySide(first: whole, second: taken, isMinus: true))
            }
        case .sums: return sums.flatMap { left in sums.filter { $0 != left }.map { (left, $0) } }
        }
    }
}

extension Equality.Fact {
    /// The same with something changed.
    func with(_ change: (inout Self) -> Void) -> Self {
        var fact = self
        change(&fact)
        return fact
    }

    /// Nearly the same, with a right side that is more or less.
    func untrue(turn: Int) -> Self {
        with { fact in
            if form == .sums, turn % 3 == 0 {
                fact.right.first = left.value
                fact.hasAnswerNext = true
                return
            }
            let isMore = turn % 2 == 0 || right.first == 1 || form == .differenceLast && right.value == 1
            fact.right.first += isMore ? 1 : -1
        }
    }

    private var isGapLeft: Bool { left.second != nil && form == .sumFirst }

    private var gapped: EqualitySide { isGapLeft ? left : right }

    private var complete: EqualitySide { isGapLeft ? right : left }

    private var missing: Int { gap == 0 ? gapped.first : gapped.second ?? gapped.first }

    /// The number beside the missing one.
    private var part: Int { gap == 0 ? gapped.second ?? 0 : gapped.first }

    private func statement(withGap: Bool) -> String {
        let gap = withGap ? gap : nil
        return "\(left.text(gap: isGapLeft ? gap : nil)) = \(right.text(gap: isGapLeft ? nil : gap))"
    }

    private var isTrue: Bool { left.value == right.value }
}

extension Equality.Fact: ItemFact {
    /// By size; harder with two numbers on both sides.
    public var difficulty: Int {
        let largest = max(left.value, right.value, right.first)
        return (largest <= 5 ? 1 : largest <= 10 ? 2 : 3) + (form == .sums ? 1 : 0)
    }

    /// How it is best solved.
    public var strategy: String {
        switch form {
        case .number: "sameNumber"
        case .sumFirst, .numberFirst, .differenceLast: "oneNumber"
        case .sums: left.first == right.second && left.second == right.first ? "turnAround" : "workOutBoth"
        }
    }

    /// What tells the answer. How much the complete side is helps, and does not tell what is missing on the other.
    public var telling: Set<String> {
        parameters.ask == .isTrue ? ["left", "right", "answer", "total"] : ["solved", "left", "right", "answer"]
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let answer = parameters.ask == .missing ? String(missing) : dress.label(isTrue ? "yes" : "no")
        return [
            "statement": .text(statement(withGap: true)), "solved": .text(statement(withGap: false)),
            "known": .text(complete.text()), "total": .number(complete.value),
            "part": .number(gap == nil ? 0 : part), "leftSide": .text(left.text(gap: isGapLeft ? gap : nil)),
            "rightSide": .text(right.text(gap: isGapLeft ? nil : gap)), "left": .number(left.value),
            "right": .number(right.value), "answer": .text(answer),
        ]
    }

    /// Yes or no, or a number.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        if parameters.ask == .isTrue {
            let tag = hasAnswerNext ? "answerComesNext" : isTrue && form != .sumFirst ? "answerAtTheEnd" : "misjudged"
            return .yesNo(isTrue, words: YesNoWords(dress), misconception: tag)
        }
        let total = complete.value
        let candidates = [
            (total, form == .sums ? "answerComesNext" : "gaveOtherSide"), (total + part, "addedAll"),
            (missing + 1, "oneMore"), (part, "answeredAPart"), (missing - 1, "oneLess"),
        ]
        return .number(
            missing,
            wrong: WrongAnswer.numbers(
                candidates, right: missing, within: 0...40, count: parameters.options - 1, turn: missing + total),
            bank: parameters.bank)
    }

    /// Lays a thing for each one on both sides, and takes them away in pairs; tries numbers until nothing is left over.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        func laid(_ side: EqualitySide) -> [Int] {
            let first = Array(repeating: 1, count: side.first)
            guard let second = side.second else { return first }
            return side.isMinus ? Array(first.dropLast(second)) : first + Array(repeating: 1, count: second)
        }
        func isBalanced(_ one: EqualitySide, _ other: EqualitySide) -> Bool {
            var (one, other) = (laid(one), laid(other))
            while one.popLast() != nil { if other.popLast() == nil { return false } }
            return other.isEmpty
        }
        guard parameters.ask == .missing else { return [dress.label(isBalanced(left, right) ? "yes" : "no")] }
        for tried in 0...40 {
            var side = gapped
            if gap == 0 { side.first = tried } else { side.second = tried }
            if side.isMinus, side.first < side.second ?? 0 { continue }
            if isBalanced(complete, side) { return [String(tried)] }
        }
        return []
    }
}
