import Household
import QuestionKinds
import Words

/// A clock that is set: the time is typed (3:45), or turned with the arrows.
struct ClockPad: AnswerPad {
    let view: Clock.View
    private(set) var typed = ""
    private(set) var half: DayHalf?

    init(_ view: Clock.View) { self.view = view }

    var line: PadLine { .parts }

    var how: String { view.asksHalf ? "clockHalf" : "clock" }

    private static let minutesOfDay = 24 * 60

    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .character(let character): return type(character)
        case .up, .right: return turn(by: view.step)
        case .down, .left: return turn(by: -view.step)
        case .backspace:
            if half != nil, typed.isEmpty { half = nil }
            _ = typed.popLast()
            return .changed
        case .next: return type(":")
        case .enter: return send()
        case .escape, .time, .end: return .unused
        }
    }

    private mutating func type(_ character: Character) -> PadReply {
        if character.isASCII, character.isNumber {
            if typed.count < 5 { typed.append(character) }
            return .changed
        }
        if [":", ".", ",", " ", "h", "H"].contains(character) {
            if !typed.isEmpty, !typed.contains(":") { typed.append(":") }
            return .changed
        }
        guard view.asksHalf else { return .unused }
        switch character.lowercased() {
        case "a": half = .am
        case "p": half = .pm
        case "m": break
        default: return .unused
        }
        return .changed
    }

    private mutating func turn(by step: Int) -> PadReply {
        let now = time.map { $0.hour * 60 + $0.minute } ?? 12 * 60 - (step > 0 ? step : -step)
        let hours = 12 * 60
        let next = ((now + step) % hours + hours) % hours
        let hour = (next / 60 + 11) % 12 + 1
        typed = Self.text(hour, next % 60)
        return .changed
    }

    private static func text(_ hour: Int, _ minute: Int) -> String { "\(hour):\(minute < 10 ? "0" : "")\(minute)" }

    /// What was typed as a time: `3:45`, `345`, `3`; nil for anything else.
    var time: (hour: Int, minute: Int)? {
        let parts = typed.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2, let hour = Int(parts[0]) {
            // A minute has two digits, but for the full hour.
            if parts[1].isEmpty { return (hour, 0) }
            return parts[1].count == 2 ? Int(parts[1]).map { (hour, $0) } : nil
        }
        guard parts.count == 1, let number = Int(typed) else { return nil }
        return typed.count <= 2 ? (number, 0) : (number / 100, number % 100)
    }

    private func send() -> PadReply {
        guard let time else { return .tell(Saying("kidctl.learn.tell.clock")) }
        let hours = view.asksHalf ? 1...12 : 0...23
        guard hours.contains(time.hour), (0...59).contains(time.minute) else {
            return .tell(Saying("kidctl.learn.tell.clock"))
        }
        guard time.minute.isMultiple(of: view.step) else {
            return .tell(
                Saying(
                    view.step == 60 ? "kidctl.learn.tell.fullHours" : "kidctl.learn.tell.minutes",
                    [
                        "step": .number(view.step)
                    ]))
        }
        guard view.asksHalf == (half != nil) else { return .tell(Saying("kidctl.learn.tell.half")) }
        return .send(Answer(ClockReading(hour: time.hour, minute: time.minute, half: half)))
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        var line = PaintedLine(PadSign.marker + " ", .yellow)
        line.add(typed, .bold)
        line.add(PadSign.cursor, .yellow)
        if view.asksHalf { line.add("  " + (half?.rawValue ?? "(a/p)"), half == nil ? .dim : .bold) }
        guard !view.isDigital, canvas.hasPictures else { return [line] }
        let shown = time.flatMap { (0...23).contains($0.hour) && (0...59).contains($0.minute) ? $0 : nil }
        return ClockFace(time: shown).lines(on: canvas) + [line]
    }
}
