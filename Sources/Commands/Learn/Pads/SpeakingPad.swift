import Household
import QuestionKinds
import Words

/// Something to say aloud: a terminal cannot hear, so it is said and told, or written.
struct SpeakingPad: AnswerPad {
    private var typing = TypingPad(.words)

    init() {}

    var line: PadLine { .text }

    var how: String { "speaking" }

    /// What was written.
    var text: String { typing.text }

    mutating func press(_ key: LearnKey) -> PadReply {
        guard key == .enter else { return typing.press(key) }
        let said = typing.text.trimming { $0 == " " }
        return .send(Answer(SpokenText(said.isEmpty ? nil : String(said))))
    }

    func lines(on canvas: Canvas) -> [PaintedLine] { typing.lines(on: canvas) }
}

/// A kind of question that this kidctl does not know yet.
struct UnknownPad: AnswerPad {
    var how: String { "unknown" }

    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .enter: .tell(Saying("kidctl.learn.tell.unknown"))
        default: .unused
        }
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        PaintedLine.wrapped(canvas.say("learn.tell.unknown"), to: canvas.width)
    }
}
