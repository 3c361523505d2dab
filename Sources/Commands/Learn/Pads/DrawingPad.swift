import Household
import QuestionKinds
import Words

/// A sheet on which arrows draw; or paper on the table.
struct DrawingPad: AnswerPad {
    static let columns = 48
    static let rows = 12

    private var dots: Set<Int> = []
    private(set) var column = columns / 2
    private(set) var row = rows / 2
    private(set) var isDown = false
    private(set) var strokes = 0

    init() {}

    var how: String { "drawing" }

    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .character(" "):
            isDown.toggle()
            if isDown {
                strokes = min(ContentLimits.strokes, strokes + 1)
                dot()
            }
        case .character("p"), .character("P"):
            // On paper: one stroke stands for the sheet.
            return .send(Answer(DrawnStrokes(count: max(1, strokes))))
        case .character: return .unused
        case .up: move(0, -1)
        case .down: move(0, 1)
        case .left: move(-1, 0)
        case .right: move(1, 0)
        case .backspace:
            (dots, strokes, isDown) = ([], 0, false)
        case .next: break
        case .enter:
            guard strokes > 0 else { return .tell(Saying("kidctl.learn.tell.draw")) }
            return .send(Answer(DrawnStrokes(count: strokes)))
        case .escape, .time, .end: return .unused
        }
        return .changed
    }

    private mutating func move(_ right: Int, _ down: Int) {
        column = min(max(0, column + right), Self.columns - 1)
        row = min(max(0, row + down), Self.rows - 1)
        if isDown { dot() }
    }

    private mutating func dot() { dots.insert(row * Self.columns + column) }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        let edge = String(repeating: "\u{2500}", count: Self.columns)
        let sheet = (0..<Self.rows).map { row in
            var line = PaintedLine("\u{2502}", .dim)
            for column in 0..<Self.columns {
                let isPen = row == self.row && column == self.column
                let isDrawn = dots.contains(row * Self.columns + column)
                line.add(isPen ? (isDown ? "\u{2588}" : "+") : isDrawn ? "\u{2588}" : " ", isPen ? .yellow : .plain)
            }
            line.add("\u{2502}", .dim)
            return line
        }
        return [PaintedLine("\u{250C}" + edge + "\u{2510}", .dim)] + sheet
            + [PaintedLine("\u{2514}" + edge + "\u{2518}", .dim)]
    }
}
