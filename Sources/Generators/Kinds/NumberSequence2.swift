import Household
import QuestionKinds

/// Numbers in equal steps, one of them missing: who gives a number again is told so, and not asked which way the numbers go.
public enum NumberSequence2: NextVersion {
    /// The version before it.
    public typealias Before = NumberSequence

    /// A sequence with its gap.
    public struct Fact: NextFact {
        /// The fact as it was.
        public let before: NumberSequence.Fact
        /// The same fact.
        public init(_ before: NumberSequence.Fact) { self.before = before }
    }

    /// The version.
    public static let version = 2

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("repeated", .givenNumber, "gave a number of the row again"),
        Misconception("wrongWay", .wrongDirection, "went the other way"),
        Misconception("oneStepTooFar", .wrongStep, "skipped a number"),
        Misconception("countedByOnes", .wrongStep, "went one on instead of a whole step"),
        Misconception("offByOne", .offByOne, "is one beside it"),
        Misconception("wrongTen", .tenOff, "took another ten: 29, 40"),
    ]

    /// A template for the reference.
    public static let example = NumberSequence.example
        .replacing(#""generator": "sequence", "version": 1"#, with: #""generator": "sequence2", "version": 2"#)
        .replacing(#""sequence": {"#, with: #""sequence2": {"#)
        .replacing(
            #""repeated": "You chose {given}. Which way do the numbers go?","#,
            with: #"""
                "repeated": "You chose {given}. That number is there already.",
                "wrongWay": "You chose {given}. Which way do the numbers go?",
                """#)
}

extension NumberSequence2.Fact {
    /// The missing number, and others: those that tell most of how it was found come first, a near miss last.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        let (numbers, gap, parameters) = (before.numbers, before.gap, before.parameters)
        let (answer, near) = (numbers[gap], numbers[gap == 0 ? 1 : gap - 1])
        // From the known number beside it to the missing one.
        let stride = answer - near
        var telling = [(near, "repeated"), (near - stride, "wrongWay")]
        telling.append((answer + stride, numbers.contains(answer + stride) ? "repeated" : "oneStepTooFar"))
        if parameters.step > 1 { telling.append((near + stride.signum(), "countedByOnes")) }
        let beside =
            parameters.step == 1
            ? [(answer + 10, "wrongTen"), (answer - 10, "wrongTen")]
            : [(answer + 1, "offByOne"), (answer - 1, "offByOne")]
        let isPattern = kind == Pattern.kind
        let count = isPattern ? max(0, (numbers.count <= 4 ? 4 : 6) - numbers.count) : parameters.options - 1
        let wrong = WrongAnswer.numbers(
            telling: telling.filter { !isPattern || !numbers.contains($0.0) },
            near: beside.filter { !isPattern || !numbers.contains($0.0) },
            right: answer, within: 0...130,
            // Typed freely, every mistake is known.
            count: kind == FillInBlank.kind && !parameters.bank ? .max : count,
            turn: numbers[0] / parameters.step + gap)
        if isPattern {
            return .pattern(numbers.map(String.init), missing: [gap], wrong: wrong, misplaced: "repeated")
        }
        return .number(answer, wrong: wrong, bank: parameters.bank)
    }
}
