import API
import Household
import Words

/// What keys are for now: how to answer, and what else there is.
struct LearnKeyWords {
    var state: LearnState
    var canvas: Canvas
    /// Whether lines are typed, and no key is heard by itself: a terminal that only prints, a pipe, a script.
    var isPlain = false

    /// A line or more; as many words on a line as fit.
    var lines: [PaintedLine] {
        var lines: [PaintedLine] = []
        if let asked = state.asked, state.asking == nil, state.reason == nil {
            lines = PaintedLine.wrapped(
                canvas.language.say(how: asked.pad.how, isPlain: isPlain), to: canvas.width, .dim)
            if asked.marks != nil {
                lines += PaintedLine.wrapped(canvas.say("learn.how.tick"), to: canvas.width, .dim)
            }
        }
        return lines
            + words.reduce(into: [PaintedLine]()) { rows, word in
                if let row = rows.last, row.width + 3 + TextWidth.of(word) <= canvas.width {
                    rows[rows.count - 1].add("   " + word, .dim)
                } else {
                    rows.append(PaintedLine(word, .dim))
                }
            }
    }

    /// The other keys.
    var words: [String] {
        if state.reason != nil { return [key("ask"), key("back")] }
        if let asking = state.asking { return [choose(asking), key("back")] }
        guard state.isConnected else { return [key("stop")] }
        switch state.stage {
        case .opening: return [key("stop")]
        case .menu(let menu): return [choose(menu), key("time"), key("stop")]
        case .lessons(let menu):
            return [choose(menu)] + (menu.hasLetters || isPlain ? [] : [key("page")]) + [key("back")]
        case .question(let asked): return words(of: asked)
        case .between(let between):
            return [key("goOn"), key("time"), key(between.offersRest ? "rest" : "stop")]
        case .ended: return [key("another"), key("stop")]
        case .resting(_, let mayGoOn): return (mayGoOn ? [key("goOn")] : []) + [key("time"), key("stop")]
        case .left: return []
        }
    }

    private func words(of asked: AskedQuestion) -> [String] {
        var words: [String] = []
        if asked.question.hintsLeft > 0, !asked.lacksStars {
            words.append(
                asked.question.hintPrice.map { $0 > 0 } == true
                    ? canvas.say("learn.key.hintFor", ["count": .number(asked.question.hintPrice ?? 0)])
                    : key("hint"))
        }
        return words + (asked.pad.typesLetters ? [key("tabTime"), key("escape")] : [key("time"), key("stop")])
    }

    /// A line is chosen with its letter or number, or with arrows.
    private func choose(_ menu: LearnMenu) -> String { key(menu.hasLetters ? "choose" : "chooseNumber") }

    private func key(_ name: String) -> String { canvas.language.say(key: name, isPlain: isPlain) }
}

extension Language {
    /// How to answer: with keys, or with lines where they are typed.
    func say(how name: String, isPlain: Bool) -> String { plain("learn.how.\(name)", isPlain) }

    /// What a key does, or the line that is typed in its place.
    fileprivate func say(key name: String, isPlain: Bool) -> String { plain("learn.key.\(name)", isPlain) }

    private func plain(_ key: String, _ isPlain: Bool) -> String {
        say(isPlain && has("kidctl.\(key).plain") ? key + ".plain" : key)
    }
}
