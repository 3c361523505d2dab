import Household
import QuestionKinds
import Words

/// The parts of a shape that are shaded, each by its letter.
struct ShadingPad: AnswerPad {
    let view: FractionShading.View
    private(set) var shaded: Set<Int> = []
    private(set) var current = 0

    init(_ view: FractionShading.View) { self.view = view }

    var line: PadLine { .keys }

    var how: String { "shading" }

    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .character(" "): toggle(current)
        case .character(let character):
            guard let part = Letters.place(of: character, among: view.parts) else { return .unused }
            current = part
            toggle(part)
        case .left: current = (current + view.parts - 1) % view.parts
        case .right, .next: current = (current + 1) % view.parts
        case .up: if let free = (0..<view.parts).first(where: { !shaded.contains($0) }) { toggle(free) }
        case .down, .backspace: if let last = shaded.max() { toggle(last) }
        case .enter:
            guard !shaded.isEmpty else { return .tell(Saying("kidctl.learn.tell.shade")) }
            return .send(.parts(shaded.sorted()))
        case .escape, .time, .end: return .unused
        }
        return .changed
    }

    private mutating func toggle(_ part: Int) {
        if shaded.remove(part) == nil { shaded.insert(part) }
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        var letters = PaintedLine()
        for part in 0..<view.parts {
            let text = shaded.contains(part) ? "[\(Letters.of(part))]" : " \(Letters.of(part)) "
            letters.add(text, part == current ? .yellow : shaded.contains(part) ? .bold : .blue)
        }
        guard canvas.hasPictures else { return [letters] }
        let shape = PartedDrawing(
            shape: view.shape, parts: view.parts, shaded: shaded, hasLetters: true, current: current)
        return shape.lines(on: canvas) + [letters]
    }
}
