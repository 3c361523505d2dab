import Household
import QuestionKinds
import Words

/// Words or digits that are typed.
struct TypingPad: AnswerPad {
    /// What is typed.
    enum Form: Equatable {
        /// Any words.
        case words
        /// The digits of a number, sent as they were written.
        case digits
        /// A whole number within bounds.
        case number(ClosedRange<Int>, unit: String?)
    }

    let form: Form
    private(set) var text = ""

    /// As long as an answer may be.
    private static let mostCharacters = 60

    init(_ form: Form) { self.form = form }

    var line: PadLine { form == .words ? .text : .key }

    var how: String { typesLetters ? "words" : "number" }

    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .character(let character): return type(character)
        case .backspace:
            _ = text.popLast()
            return .changed
        case .up: return step(by: 1)
        case .down: return step(by: -1)
        case .enter: return send()
        case .next where typesLetters: return .unused
        case .left, .right, .next: return .changed
        case .escape, .time, .end: return .unused
        }
    }

    private mutating func type(_ character: Character) -> PadReply {
        if !typesLetters {
            let isSign = character == "-" && text.isEmpty && lowest < 0
            guard character.isASCII && character.isNumber || isSign else { return .unused }
        }
        if text.count < Self.mostCharacters { text.append(character) }
        return .changed
    }

    private var lowest: Int {
        if case .number(let range, _) = form { return range.lowerBound }
        return form == .digits ? 0 : .min
    }

    private mutating func step(by step: Int) -> PadReply {
        guard case .number(let range, _) = form else { return .changed }
        let next = Int(text).map { $0 + step } ?? range.lowerBound
        text = "\(min(max(next, range.lowerBound), range.upperBound))"
        return .changed
    }

    private func send() -> PadReply {
        let typed = text.trimming { $0 == " " }
        switch form {
        case .words:
            return typed.isEmpty ? .tell(Saying("kidctl.learn.tell.write")) : .send(.text(String(typed)))
        case .digits:
            guard Int(typed) != nil else { return .tell(Saying("kidctl.learn.tell.number")) }
            return .send(.text(String(typed)))
        case .number(let range, _):
            guard let number = Int(typed) else { return .tell(Saying("kidctl.learn.tell.number")) }
            guard range.contains(number) else {
                return .tell(
                    Saying(
                        "kidctl.learn.tell.range",
                        ["from": .number(range.lowerBound), "to": .number(range.upperBound)]))
            }
            return .send(.number(number))
        }
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        var line = PaintedLine(PadSign.marker + " ", .yellow)
        let room = max(8, canvas.width - 6)
        // Of long words the end is shown, where letters are added.
        var shown = text
        while TextWidth.of(shown) > room { shown.removeFirst() }
        line.add(shown, .bold)
        line.add(PadSign.cursor, .yellow)
        if case .number(_, let unit?) = form { line.add("  " + unit) }
        return [line]
    }
}

extension String {
    /// Without the characters at both ends that are to go.
    func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
        var text = self[...].drop(while: isTrimmed)
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return text
    }
}
