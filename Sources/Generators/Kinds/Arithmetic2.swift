import Household
import QuestionKinds

/// Sums and differences: a wrong answer that tells how it was found is told as that, also where it is only one beside the
/// right one, as 5 is for 5 + 1.
public enum Arithmetic2: NextVersion {
    /// The version before it.
    public typealias Before = Arithmetic

    /// Two numbers and their result.
    public struct Fact: NextFact {
        /// The fact as it was.
        public let before: Arithmetic.Fact
        /// The same fact.
        public init(_ before: Arithmetic.Fact) { self.before = before }
    }

    /// The version.
    public static let version = 2
}

extension Arithmetic2.Fact {
    /// The number that is asked for, and others.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        let parameters = before.parameters
        if kind == NumberLine.kind {
            let line = before.line
            return .hops(line, to: before.result, wrong: wrong(parameters.options - 1) { line.hasTick($0) })
        }
        // Typed freely, every mistake is known.
        let isFree = kind == FillInBlank.kind && !parameters.bank
        return .number(
            before.answer, wrong: wrong(isFree ? .max : parameters.options - 1) { _ in true }, bank: parameters.bank)
    }

    private func wrong(_ count: Int, where isPossible: (Int) -> Bool) -> [WrongAnswer] {
        let answer = before.answer
        let (one, other) = (before.known[0], before.known[1])
        let opposite = answer == one + other ? abs(one - other) : one + other
        var telling = [(opposite, "wrongOperation"), (max(one, other), "answeredAPart")]
        var near = [(answer + 1, "oneMore"), (answer - 1, "oneLess")]
        if max(before.first, before.result) > 20 {
            if let swapped = before.swapped { telling.insert((swapped, "onesForTens"), at: 0) }
            telling += [(answer + 10, "tenMore"), (answer - 10, "tenLess")]
        }
        if (telling + near).allSatisfy({ $0.0 == answer || !isPossible($0.0) }) {
            near.append((answer + 10, "tenMore"))
        }
        return WrongAnswer.numbers(
            telling: telling.filter { isPossible($0.0) }, near: near.filter { isPossible($0.0) }, right: answer,
            within: 0...130, count: count, turn: before.first + 2 * before.second)
    }
}
