import Household
import QuestionKinds
import Words

/// A place on a number line: hopped to with the arrows, or typed.
struct NumberLinePad: AnswerPad {
    let view: NumberLine.View
    /// Where the child stands; nil before it has pointed anywhere.
    private(set) var place: Int?
    private var typed = ""
    private(set) var hops: [Hop] = []

    init(_ view: NumberLine.View) {
        self.view = view
        place = view.start
    }

    var how: String { "line" }

    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .left, .down: return hop(by: -view.step)
        case .right, .up: return hop(by: view.step)
        case .character(let character):
            let isSign = character == "-" && view.from < 0
            guard character.isASCII && character.isNumber || isSign else { return .unused }
            let isAnew = !typed.isEmpty && Int(typed + String(character)).map { $0 > view.to } == true
            typed = isAnew ? String(character) : typed + String(character)
            hops = []
            place = Int(typed)
            return isAnew ? .anew : .changed
        case .backspace:
            if typed.isEmpty {
                place = hops.popLast()?.from ?? view.start
            } else {
                typed.removeLast()
                place = Int(typed) ?? view.start
            }
            return .changed
        case .enter: return send()
        case .next: return .changed
        case .escape, .time, .end: return .unused
        }
    }

    private mutating func hop(by step: Int) -> PadReply {
        let from = place ?? (step > 0 ? view.from - step : view.to - step)
        let to = from + step
        typed = ""
        guard (view.from...view.to).contains(to), (to - view.from).isMultiple(of: view.step) else { return .changed }
        // A hop back takes the last one back.
        if let last = hops.last, last.to == from, last.from == to {
            hops.removeLast()
        } else if place != nil, view.start != nil {
            hops.append(Hop(from: from, to: to))
        }
        place = to
        return .changed
    }

    private func send() -> PadReply {
        guard let place, place != view.start || !hops.isEmpty || !typed.isEmpty else {
            return .tell(Saying("kidctl.learn.tell.line"))
        }
        guard (view.from...view.to).contains(place), (place - view.from).isMultiple(of: view.step) else {
            return .tell(
                Saying("kidctl.learn.tell.range", ["from": .number(view.from), "to": .number(view.to)]))
        }
        return .send(.number(place))
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        // A line of which every number is written would tell a place that is asked for by its distance.
        let count = (view.to - view.from) / view.step
        let labels = count <= 20 ? 1 : count <= 50 ? 5 : 10
        let ticks = (0...count).map { view.from + $0 * view.step }
        let drawing = NumberLineDrawing(
            from: view.from, to: view.to, step: view.step,
            labels: ticks.enumerated().filter { $0.offset.isMultiple(of: labels) }.map(\.element),
            marked: view.start.map { [$0] } ?? [], hops: hops, place: place)
        var answer = PaintedLine(PadSign.marker + " ", .yellow)
        answer.add(place == view.start && typed.isEmpty && hops.isEmpty ? "" : place.map { "\($0)" } ?? "", .bold)
        answer.add(PadSign.cursor, .yellow)
        return drawing.lines(on: canvas) + [answer]
    }
}
