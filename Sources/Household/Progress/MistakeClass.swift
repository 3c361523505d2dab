import Words

/// What a wrong answer shows, in classes that a parent understands and can do something about (Reports, Parent
/// dashboard: error classes).
///
/// The words and their order stand in rows for ever: a new class goes to the end. Which of their tags belong to which
/// class, generators say.
public enum MistakeClass: String, CaseIterable, Sendable {
    /// One too many or too few.
    case offByOne
    /// Counted or measured wrongly by more than one.
    case miscounted
    /// Something was left out of a sum, or is in it twice.
    case leftOut
    /// Added in place of taking away or comparing, or the other way round.
    case wrongOperation
    /// A number of the question was given as its answer.
    case givenNumber
    /// Ten too many or too few.
    case tenOff
    /// The digits of a number in the other order.
    case swappedDigits
    /// Tens were taken for ones, or the ones were looked at alone.
    case tensForOnes
    /// A double was taken for its neighbour.
    case otherDouble
    /// Another number was taken for a number word.
    case numberWord
    /// Two things or numbers were compared wrongly.
    case comparedWrong
    /// Counted from the other end, or the other way.
    case wrongDirection
    /// Counted on in other steps.
    case wrongStep
    /// The equals sign was taken for "and now the result".
    case equalSign
    /// Two parts that make another number.
    case numberBond
    /// The hands of a clock were mixed up, or the hour was not the one.
    case clockHands
    /// Coins were counted in place of what they are worth, or taken for others.
    case coinValue
    /// The marks of a ruler were read for the steps between them.
    case rulerMark
    /// Another bar of a graph was read.
    case otherBar
    /// Parts of a whole were named wrongly, or differ in size.
    case fractionParts
    /// Odd was taken for even, or the other way round.
    case evenOrOdd
    /// The part of a pattern that comes again was not found.
    case patternUnit
    /// One shape was taken for another.
    case otherShape
    /// One group too many or too few was counted in a product.
    case groupOff
    /// Plus was taken for times, or minus for divided by.
    case timesAsPlus
}

extension MistakeClass {
    /// What was seen, for the parent.
    public var words: Saying { Saying("parent.mistake.\(rawValue).seen") }

    /// What was seen, and what a parent can do about it at the kitchen table.
    var suggestion: Saying { words + Saying("parent.mistake.\(rawValue).try") }
}

extension FactMistake {
    /// The class that it belongs to; nil where no mistake is known.
    var mistakeClass: MistakeClass? {
        switch self {
        case .miscount: .offByOne
        case .wrongOperation: .wrongOperation
        case .neighbourDouble: .otherDouble
        case .tenOff: .tenOff
        case .operand: .givenNumber
        case .digitSwap: .swappedDigits
        case .groupOff: .groupOff
        case .timesAsPlus: .timesAsPlus
        case .filler: nil
        }
    }
}

extension AnswerFact.Content {
    /// The class of the mistake behind a wrong first answer: as it was written down, and of a math fact as its numbers
    /// tell. Nil for other answers, and where no known mistake leads to it.
    public var mistakeClass: MistakeClass? { mistake ?? factMistake?.mistakeClass }

    /// The mistake behind a wrong first answer to a math fact.
    private var factMistake: FactMistake? {
        guard isScored, outcome == .tryAgain || outcome == .explained, let fact = FactQuestion(question)?.fact,
            let number = (answer.form.choice ?? answer.form.typedText).flatMap({ Int($0) })
        else { return nil }
        return FactOptions(fact: fact).mistake(behind: number)
    }
}
