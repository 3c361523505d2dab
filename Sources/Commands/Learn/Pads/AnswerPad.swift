import Household
import Words

/// What a pad makes of a key.
enum PadReply: Equatable {
    /// It is no key of this pad.
    case unused
    /// The answer looks different now, or it stays as it is.
    case changed
    /// The digits before it are gone: with this one a number begins anew.
    case anew
    /// That is the answer.
    case send(Answer)
    /// That is no answer yet; a kind word says what is.
    case tell(Saying)
}

/// What a line is to a pad, where lines are typed.
enum PadLine {
    /// Words: each letter is part of the answer.
    case text
    /// One key, or one number.
    case key
    /// Several keys.
    case keys
    /// Several keys; two numbers are two parts of the answer.
    case parts
}

/// Where a question is answered by keys. It knows no right answer, and what does not fit is never sent.
protocol AnswerPad: Sendable {
    /// What a line is, where lines are typed.
    var line: PadLine { get }
    /// Which keys answer: behind `learn.how.`.
    var how: String { get }
    /// Takes a key in.
    mutating func press(_ key: LearnKey) -> PadReply
    /// What there is to answer with, and what was chosen so far.
    func lines(on canvas: Canvas) -> [PaintedLine]
}

extension AnswerPad {
    var line: PadLine { .key }
    /// Whether letters are typed, so that commands need other keys.
    var typesLetters: Bool { line == .text }
}

/// The signs of pads.
enum PadSign {
    /// In front of what keys are for.
    static let marker = "\u{25B8}"
    static let noMarker = " "
    /// Behind what is right and stays.
    static let kept = "\u{2713}"
    /// Where the next letter goes.
    static let cursor = "_"
}
