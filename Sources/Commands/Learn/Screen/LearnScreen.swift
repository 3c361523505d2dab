import API
import Household
import Words

/// What whoever learns sees, as lines: made from the state and the room, and nothing else.
struct LearnScreen {
    var state: LearnState
    var terminal: Terminal
    /// Lines that fit.
    var rows: Int
    var hasPictures: Bool
    /// Whether pictures are told and not drawn.
    var tellsPictures = false
    /// The time on the monotonic clock.
    var now: Milliseconds

    private static let margin = 2
    /// From this size on drawings are larger and lines have more room.
    private static let largeWidth = 110
    private static let largeRows = 36
    private static let widestText = 96

    var isLarge: Bool { terminal.width >= Self.largeWidth && rows >= Self.largeRows }

    /// Where pictures and answers are drawn.
    var canvas: Canvas {
        let inner = max(Terminal.narrowest - 2 * Self.margin, terminal.width - 2 * Self.margin)
        return Canvas(
            width: min(inner, isLarge ? Self.widestText : Canvas.usualWidth), isLarge: isLarge,
            hasPictures: hasPictures, isTold: tellsPictures, language: state.language)
    }

    /// Where the text begins: in the middle of a wide terminal.
    private var indent: Int { max(Self.margin, (terminal.width - canvas.width) / 2) }

    /// Lines of a list that are seen at once.
    var page: Int { max(3, rows - 8) }

    /// At most as many as fit, the keys last.
    var lines: [String] {
        let body = LearnBody(state: state, canvas: canvas, page: page, now: now)
        let keys = LearnKeyWords(state: state, canvas: canvas).lines.map { $0.indented(by: indent) }
        let head = [header.indented(by: indent), progress.indented(by: indent), PaintedLine()]
        let room = max(0, rows - head.count - keys.count - 1)
        let middle = body.lines(within: room, isRoomy: isLarge).map { $0.indented(by: indent) }
        var all = head + middle
        if all.count + keys.count < rows {
            all += Array(repeating: PaintedLine(), count: rows - all.count - keys.count)
        }
        all = Array(all.prefix(max(0, rows - keys.count))) + keys.prefix(rows)
        return all.map { $0.cut(to: terminal.width).painted(on: terminal) }
    }

    /// What stays on the terminal when the screen is gone.
    var farewell: [String] {
        guard case .left(let words) = state.stage else { return [] }
        return TextWidth.wrap(words.printable, to: terminal.width)
    }

    /// What is open, and how much time is left.
    var header: PaintedLine {
        var line = PaintedLine()
        let right = timeLeft
        let title = state.open?.title ?? ""
        line.add(
            TextWidth.cut(
                title.isEmpty ? canvas.say("learn.title") : title, to: max(8, canvas.width - right.width - 2)),
            .bold)
        line.pad(to: canvas.width - right.width)
        return line + right
    }

    /// How much time is left, in minutes; of a quiz and a sprint its own clock.
    private var timeLeft: PaintedLine {
        guard state.isConnected else { return PaintedLine(canvas.say("learn.away"), .yellow) }
        guard let time = state.time, time.allowed, let seconds = time.remainingSeconds else { return PaintedLine() }
        let minutes = seconds >= 60 ? seconds / 60 * 60 : seconds
        let text = canvas.say("learn.left", ["time": .text(HumanDuration.text(seconds: minutes, in: state.language))])
        return PaintedLine("\u{25F7} " + text, time.state == .warning ? .yellow : .dim)
    }

    /// How far it is, in dots and in numbers.
    var progress: PaintedLine {
        var line = PaintedLine()
        if let asked = state.asked, let open = state.open {
            let question = asked.question
            if question.isExtra {
                line.add(canvas.say("learn.extra"), .dim)
            } else if open.kind == .timed {
                line.add(canvas.say("learn.question", ["number": .number(question.number)]), .dim)
            } else {
                if question.total <= 20 {
                    line.add(String(repeating: "\u{25CF}", count: max(0, question.number - 1)), .green)
                    line.add("\u{25C9}", .yellow)
                    line.add(String(repeating: "\u{25CB}", count: max(0, question.total - question.number)), .dim)
                    line.add("  ")
                }
                line.add(
                    canvas.say(
                        "learn.questionOf", ["number": .number(question.number), "total": .number(question.total)]),
                    .dim)
            }
            if question.attempt > 1 { line.add("  " + canvas.say("learn.again"), .yellow) }
        }
        guard let timer = state.timer else { return line }
        let left = timer.secondsLeft(at: now)
        // Where there is no room for both, the clock is worth more than its name.
        var clock = PaintedLine(canvas.say("learn.clock.name") + " ", .dim)
        let room = canvas.width - line.width - 2
        let shown =
            timer.style == .digits
            ? "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)"
            : Bar.text(left, of: timer.limitSeconds, width: max(4, min(20, room - clock.width)))
        if clock.width + TextWidth.of(shown) > room { clock = PaintedLine() }
        clock.add(shown, .blue)
        line.pad(to: canvas.width - clock.width)
        return line + clock
    }
}
