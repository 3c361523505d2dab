import API
import Words

/// Why a child asks for more minutes, in its own words: one line, as long as kidd takes.
struct LearnReason: Equatable {
    var minutes: Int
    private(set) var text = ""

    /// What is sent; nil: the child has not said why, and need not.
    var words: String? {
        let words = text.trimming { $0 == " " }
        return words.isEmpty ? nil : String(words)
    }

    init(minutes: Int) { self.minutes = minutes }

    mutating func add(_ character: Character) {
        guard text.unicodeScalars.count + character.unicodeScalars.count <= TimeAsk.reasonLengths.upperBound else {
            return
        }
        text.append(character)
    }

    mutating func takeBack() { _ = text.popLast() }

    /// The end of what was typed, where letters are added.
    func line(on canvas: Canvas) -> PaintedLine {
        var line = PaintedLine(PadSign.marker + " ", .yellow)
        var shown = text
        while TextWidth.of(shown) > max(8, canvas.width - 4) { shown.removeFirst() }
        line.add(shown, .bold)
        line.add(PadSign.cursor, .yellow)
        return line
    }
}

extension LearnState {
    /// A key while the reason is typed: Enter asks, with or without one.
    mutating func pressReason(_ key: LearnKey) -> [LearnCall] {
        switch key {
        case .enter:
            guard let said = reason else { return [] }
            reason = nil
            return [.ask(minutes: said.minutes, why: said.words)]
        case .escape: reason = nil
        case .backspace: reason?.takeBack()
        case .character(let character): reason?.add(character)
        case .next, .up, .down, .left, .right, .time, .end: break
        }
        return []
    }
}
