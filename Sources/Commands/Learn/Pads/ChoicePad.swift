import Household
import QuestionKinds
import Words

/// One of several: by its letter, by its number where it is one, or with the arrows.
struct ChoicePad: AnswerPad {
    /// What can be chosen.
    struct Option: Equatable {
        /// What the child reads.
        var text: String
        /// The name of a drawing.
        var image: String?
        /// The key that names it.
        var letter: String
        var answer: Answer
    }

    let options: [Option]
    /// A key that names an option answers at once: a sprint has no time for another one.
    let isQuick: Bool
    private(set) var marked: Int?
    /// Digits typed so far.
    private var digits = ""

    var how: String { isQuick ? "quick" : "choice" }

    private var hasNumbers: Bool { options.contains { !Self.number(of: $0).isEmpty } }

    /// The digits that a text begins with: of `5 cents` the 5.
    private static func number(of option: Option) -> String {
        String(option.text.prefix { $0.isASCII && $0.isNumber })
    }

    /// The letter of the option that reads so, large or small; nil: none, or several.
    func letter(of text: String) -> LearnKey? {
        let found = options.filter { $0.text.lowercased() == text.lowercased() }
        return found.count == 1 ? found[0].letter.first.map { .character($0) } : nil
    }

    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .character(let character): return type(character)
        case .up, .left: return move(by: -1)
        case .down, .right, .next: return move(by: 1)
        case .enter:
            guard let marked else { return .tell(Saying("kidctl.learn.tell.choose")) }
            return .send(options[marked].answer)
        case .backspace:
            (marked, digits) = (nil, "")
            return .changed
        case .escape, .time, .end: return .unused
        }
    }

    private mutating func move(by step: Int) -> PadReply {
        digits = ""
        marked = marked.map { ($0 + step + options.count) % options.count } ?? (step > 0 ? 0 : options.count - 1)
        return .changed
    }

    private mutating func type(_ character: Character) -> PadReply {
        if character.isASCII, character.isNumber { return type(digit: character) }
        guard let place = options.firstIndex(where: { $0.letter == character.uppercased() }) else { return .unused }
        digits = ""
        return mark(place)
    }

    private mutating func mark(_ place: Int) -> PadReply {
        marked = place
        return isQuick ? .send(options[place].answer) : .changed
    }

    /// Where options are numbers the digits of one choose it; else they count the options.
    private mutating func type(digit: Character) -> PadReply {
        guard hasNumbers else {
            guard let place = digit.wholeNumberValue, options.indices.contains(place - 1) else { return .unused }
            return mark(place - 1)
        }
        let longer = digits + String(digit)
        let numbers = options.map(Self.number)
        let isAnew = !numbers.contains { $0.hasPrefix(longer) }
        let reply: PadReply = isAnew && !digits.isEmpty ? .anew : .changed
        digits = isAnew ? String(digit) : longer
        // Of two that begin alike (3:00 and 3:30) the letter alone chooses.
        guard let place = numbers.firstIndex(of: digits), numbers.lastIndex(of: digits) == place else {
            marked = nil
            return reply
        }
        let isOpen = numbers.contains { $0.hasPrefix(digits) && $0 != digits }
        guard isOpen || reply == .anew else { return mark(place) }
        marked = place
        return reply
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        let drawn = options.indices.map { lines(of: $0, on: canvas) }
        // Many short ones stand in columns.
        let widest = drawn.flatMap { $0 }.map(\.width).max() ?? 0
        let columns = max(1, min(3, canvas.width / max(1, widest + 4)))
        guard options.count > 6, columns > 1, drawn.allSatisfy({ $0.count == 1 }) else {
            return Array(drawn.joined())
        }
        let rows = (options.count + columns - 1) / columns
        return (0..<rows).map { row in
            var line = PaintedLine()
            for column in 0..<columns where row + column * rows < options.count {
                line.pad(to: column * (widest + 4))
                line = line + drawn[row + column * rows][0]
            }
            return line
        }
    }

    private func lines(of place: Int, on canvas: Canvas) -> [PaintedLine] {
        let option = options[place]
        let isMarked = place == marked
        var head = PaintedLine(isMarked ? PadSign.marker : PadSign.noMarker, .yellow)
        head.add(" ")
        head.add(option.letter, isMarked ? .yellow : .blue)
        head.add("  ")
        if let image = option.image, canvas.hasPictures, let sign = ThingSigns.picture(of: image) {
            head.add(sign + " ")
        }
        let indent = head.width
        let texts = PaintedLine.wrapped(option.text, to: max(8, canvas.width - indent), isMarked ? .bold : .plain)
        return texts.enumerated().map { index, text in index == 0 ? head + text : text.indented(by: indent) }
    }
}

extension ChoicePad {
    /// Options with letters from A.
    init(_ options: [(text: String, image: String?, answer: Answer)], isQuick: Bool = false) {
        self.init(
            options: options.enumerated().map { place, option in
                Option(text: option.text, image: option.image, letter: Letters.of(place), answer: option.answer)
            },
            isQuick: isQuick, marked: nil)
    }

    /// Yes and no by the letters that the words begin with, where these are two.
    init(yes: String, no: String) {
        let initials = [yes, no].map { $0.first.map { $0.uppercased() } ?? "" }
        let areTwo = initials[0] != initials[1] && initials.allSatisfy { $0.first?.isLetter == true }
        self.init(
            options: [(yes, true), (no, false)].enumerated().map { place, word in
                Option(
                    text: word.0, image: nil, letter: areTwo ? initials[place] : Letters.of(place),
                    answer: Answer(YesOrNo(word.1)))
            },
            isQuick: false, marked: nil)
    }

    private init(options: [Option], isQuick: Bool, marked: Int?) {
        self.options = options
        self.isQuick = isQuick
        self.marked = marked
    }
}
