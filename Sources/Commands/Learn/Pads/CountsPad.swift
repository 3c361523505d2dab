import Household
import QuestionKinds
import Words

/// Several numbers at once: rods and cubes, coins, the bars of a graph.
struct CountsPad: AnswerPad {
    /// What is counted.
    enum Form: Equatable {
        case blocks, coins, bars
    }

    /// One of the numbers.
    struct Field: Equatable {
        /// What the answer names.
        var id: String
        var name: String
        /// What one of them is worth, of a coin.
        var cents = 0
        var image: String?
        var value = 0
        /// It was right before and stays.
        var isKept = false
    }

    let form: Form
    let most: Int
    private(set) var fields: [Field]
    private(set) var current: Int
    /// Digits that are typed into the field.
    private var typed = ""
    private var isTouched = false

    init(_ form: Form, _ fields: [Field], most: Int) {
        self.form = form
        self.fields = fields
        self.most = most
        current = fields.firstIndex { !$0.isKept } ?? 0
    }

    var line: PadLine { form == .coins ? .keys : .parts }

    var how: String {
        switch form {
        case .blocks: "blocks"
        case .coins: "coins"
        case .bars: "bars"
        }
    }

    /// Coins lie side by side below each other, and so do bars; rods and cubes stand side by side.
    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .character(let character): return type(character)
        case .backspace:
            if typed.isEmpty { return change(to: form == .coins ? fields[current].value - 1 : 0) }
            typed.removeLast()
            return change(to: Int(typed) ?? 0)
        case .next: return move(by: 1)
        case .up: return form == .blocks ? step(by: 1) : move(by: -1)
        case .down: return form == .blocks ? step(by: -1) : move(by: 1)
        case .left: return form == .blocks ? move(by: -1) : step(by: -1)
        case .right: return form == .blocks ? move(by: 1) : step(by: 1)
        case .enter: return send()
        case .escape, .time, .end: return .unused
        }
    }

    private mutating func move(by step: Int) -> PadReply {
        typed = ""
        current = (current + step + fields.count) % fields.count
        return .changed
    }

    private mutating func step(by step: Int) -> PadReply {
        typed = ""
        return change(to: fields[current].value + step)
    }

    private mutating func type(_ character: Character) -> PadReply {
        if character == "+" { return step(by: 1) }
        if character == "-" { return step(by: -1) }
        if character.isASCII, character.isNumber {
            let isAnew = !typed.isEmpty && Int(typed + String(character)).map { $0 > most } == true
            typed = isAnew ? String(character) : typed + String(character)
            let reply = change(to: Int(typed) ?? 0)
            return isAnew && reply == .changed ? .anew : reply
        }
        guard let place = Letters.place(of: character, among: fields.count) else { return .unused }
        typed = ""
        current = place
        // The letter of a coin lays one.
        return form == .coins ? change(to: fields[place].value + 1) : .changed
    }

    private mutating func change(to value: Int) -> PadReply {
        guard !fields[current].isKept else { return .tell(Saying("kidctl.learn.tell.stays")) }
        guard value <= most else {
            return .tell(Saying("kidctl.learn.tell.range", ["from": .number(0), "to": .number(most)]))
        }
        fields[current].value = max(0, value)
        isTouched = true
        return .changed
    }

    private mutating func send() -> PadReply {
        guard isTouched else {
            isTouched = form == .bars
            return .tell(Saying("kidctl.learn.tell.layOut"))
        }
        switch form {
        case .blocks: return .send(Answer(PlacedBlocks(tens: fields[0].value, ones: fields[1].value)))
        case .coins:
            let coins = fields.filter { $0.value > 0 }.map { CoinAmount(coin: $0.id, count: $0.value) }
            guard !coins.isEmpty else { return .tell(Saying("kidctl.learn.tell.layOut")) }
            return .send(Answer(PaidCoins(coins)))
        case .bars: return .send(Answer(BarValues(fields.map { BarValue(category: $0.id, value: $0.value) })))
        }
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        var lines = fields.indices.map { head(of: $0) + content(of: $0, canvas) }
        switch form {
        case .blocks:
            lines = BlocksPicture(tens: fields[0].value, ones: fields[1].value).lines(on: canvas) + lines
        case .bars:
            let column = nameWidth + 6
            lines.append(BarScale(most: most, step: 1).line(column: column, unit: unit(canvas), canvas))
        case .coins: break
        }
        return lines
    }

    private var nameWidth: Int { min(16, fields.map { TextWidth.of($0.name) }.max() ?? 0) }

    private func head(of place: Int) -> PaintedLine {
        let isCurrent = place == current
        var line = PaintedLine(isCurrent ? PadSign.marker : PadSign.noMarker, .yellow)
        line.add(" ")
        line.add(Letters.of(place), isCurrent ? .yellow : .blue)
        line.add("  ")
        line.add(TextWidth.cut(fields[place].name, to: nameWidth), isCurrent ? .bold : .plain)
        line.pad(to: nameWidth + 6)
        return line
    }

    private func unit(_ canvas: Canvas) -> Int { BarScale.unit(most: most, room: canvas.width - nameWidth - 12) }

    private func content(of place: Int, _ canvas: Canvas) -> PaintedLine {
        let field = fields[place]
        var line = PaintedLine()
        switch form {
        case .blocks: line.add("\(field.value)", .bold)
        case .coins:
            line.add(CoinSigns.text(cents: field.cents), .dim)
            line.pad(to: 6)
            line.add("\u{00D7}\(field.value)", field.value > 0 ? .bold : .dim)
            line.pad(to: 12)
            let sign = CoinSigns.sign(cents: field.cents)
            let room = max(0, canvas.width - nameWidth - 20) / (TextWidth.of(sign) + 1)
            line.add(Array(repeating: sign, count: min(field.value, room)).joined(separator: " "), .yellow)
        case .bars:
            line.add(String(repeating: "\u{2588}", count: field.value * unit(canvas)), .blue)
            line.add(field.value == 0 ? "" : " ")
            line.add("\(field.value)", .bold)
            if field.isKept { line.add(" " + PadSign.kept, .green) }
        }
        return line
    }
}
