import API
import Household
import Words

/// What stands in the middle of the screen. Where there is little room, what matters least goes first.
struct LearnBody {
    var state: LearnState
    var canvas: Canvas
    /// Lines of a list that are seen at once.
    var page: Int
    var now: Milliseconds
    /// Whether a list is shown whole, however long it is.
    var showsAll = false

    /// Lines that belong together.
    private struct Block {
        var lines: [PaintedLine]
        /// The least goes first; nil never.
        var rank: Int?
        /// What stands for it when it goes.
        var instead: [PaintedLine] = []
    }

    /// At most so many lines.
    func lines(within room: Int, isRoomy: Bool = false) -> [PaintedLine] {
        var blocks = blocks.filter { !$0.lines.isEmpty }
        func joined(_ gap: Int) -> [PaintedLine] {
            blocks.enumerated().flatMap { index, block in
                (index > 0 ? Array(repeating: PaintedLine(), count: gap) : []) + block.lines
            }
        }
        if isRoomy, joined(2).count <= room { return joined(2) }
        while true {
            for gap in [1, 0] where joined(gap).count <= room { return joined(gap) }
            guard
                let least = blocks.indices.filter({ blocks[$0].rank != nil }).min(by: {
                    (blocks[$0].rank ?? 0) < (blocks[$1].rank ?? 0)
                })
            else { return Array(joined(0).prefix(room)) }
            let instead = blocks[least].instead
            if instead.isEmpty || instead.count >= blocks[least].lines.count {
                blocks.remove(at: least)
            } else {
                blocks[least].lines = instead
                blocks[least].instead = []
            }
        }
    }

    /// Everything but what was said last, for a terminal that shows lines one after the other.
    var plainLines: [PaintedLine] {
        var silent = self
        silent.state.clearNotices()
        silent.showsAll = true
        return silent.blocks.flatMap(\.lines)
    }

    /// What was said last.
    var noticeLines: [PaintedLine] { notices.lines }

    private var blocks: [Block] {
        if let reason = state.reason {
            return [
                Block(lines: wrapped(canvas.say("learn.why.title"), .bold)), Block(lines: [reason.line(on: canvas)]),
                notices,
            ]
        }
        if let asking = state.asking { return list(asking, isPaged: false) }
        switch state.stage {
        case .opening: return [Block(lines: wrapped(canvas.say("learn.opening"), .dim))]
        case .menu(let menu): return list(menu, isPaged: false) + [notices]
        case .lessons(let menu): return list(menu, isPaged: !showsAll) + [notices]
        case .question(let asked): return question(asked)
        case .between(let between): return [notices] + between.lines.map(part)
        case .ended(let end): return [Block(lines: LearnEnding(end: end, canvas: canvas).lines), notices]
        case .resting(let words, let mayGoOn):
            let head = PaintedLine(mayGoOn ? "\u{25CF}" : "\u{25CB}", mayGoOn ? .green : .blue)
            return [Block(lines: [head]), Block(lines: wrapped(words, .bold)), notices]
        case .left(let words): return [notices, Block(lines: wrapped(words, .bold))]
        }
    }

    private func wrapped(_ text: String, _ style: Style = .plain) -> [PaintedLine] {
        PaintedLine.wrapped(text, to: canvas.width, style)
    }

    // MARK: A question

    private func question(_ asked: AskedQuestion) -> [Block] {
        let question = asked.question
        let said = asked.section.map { section in
            wrapped(section.title, .blue) + (section.text.map { wrapped($0, .dim) } ?? [])
        }
        // What was said last is short in a low terminal, and gives way to the question: it was read, or its time is over.
        let last = state.notices.last.map { Array(signed($0).prefix(1)) } ?? []
        var blocks = [
            Block(lines: notices.lines, rank: 5, instead: last), Block(lines: said ?? [], rank: 1),
            // Of a text that is longer than the terminal the title stays: what to answer with must be seen.
            Block(
                lines: question.passage.map(read) ?? [], rank: 6,
                instead: question.passage.map { wrapped($0.title, .blue) } ?? []),
            Block(lines: wrapped(question.prompt, .bold)),
            Block(lines: question.imageText.map { wrapped($0, .dim) } ?? []),
        ]
        if let picture = question.picture {
            blocks.append(
                Block(
                    lines: PictureDrawing.lines(picture, on: canvas.marked(asked.marks)), rank: 3,
                    instead: PictureDrawing.told(picture, on: canvas)))
        }
        blocks.append(Block(lines: asked.pad.lines(on: canvas)))
        let hints = asked.hints.flatMap { hinted($0) }
        blocks.append(Block(lines: hints, rank: hints.isEmpty ? nil : 4, instead: asked.hints.last.map(hinted) ?? []))
        return blocks
    }

    /// A passage, above each question about it.
    private func read(_ passage: Passage) -> [PaintedLine] {
        wrapped(passage.title, .blue) + passage.text.split(separator: "\n").flatMap { wrapped(String($0)) }
            + (passage.imageText.map { wrapped($0, .dim) } ?? [])
    }

    private func hinted(_ hint: String) -> [PaintedLine] { signed(LearnNotice(text: hint, tone: .hint)) }

    private func part(_ part: Between.Part) -> Block {
        switch part {
        case .text(let text, let style): Block(lines: wrapped(text, style))
        case .picture(let picture): Block(lines: PictureDrawing.lines(picture, on: canvas), rank: 2)
        }
    }

    // MARK: Words

    private var notices: Block { Block(lines: state.notices.flatMap(signed)) }

    private func signed(_ notice: LearnNotice) -> [PaintedLine] {
        PaintedLine.wrapped(notice.text, to: max(8, canvas.width - 2), notice.style).enumerated().map { index, line in
            index == 0 ? PaintedLine(notice.sign + " ", notice.style) + line : line.indented(by: 2)
        }
    }

    // MARK: Lists

    private func list(_ menu: LearnMenu, isPaged: Bool) -> [Block] {
        let all = Array(menu.items.enumerated())
        // The chosen one is always seen.
        let start = isPaged ? max(0, min(menu.current - page / 2, all.count - page)) : 0
        let shown = isPaged ? Array(all[start..<min(all.count, start + page)]) : all
        let names = shown.map { TextWidth.of(menu.name(of: $0.offset)) }.max() ?? 1
        let lines = shown.map { place, item in
            let isCurrent = place == menu.current
            var line = PaintedLine(isCurrent ? PadSign.marker : PadSign.noMarker, .yellow)
            line.add(" ")
            let name = menu.name(of: place)
            line.add(String(repeating: " ", count: names - TextWidth.of(name)) + name, isCurrent ? .yellow : .blue)
            line.add("  ")
            let room = canvas.width - line.width - (item.note.isEmpty ? 0 : TextWidth.of(item.note) + 2)
            line.add(TextWidth.cut(item.text, to: max(8, room)), isCurrent ? .bold : .plain)
            if !item.note.isEmpty { line.add("  " + item.note, .dim) }
            return line
        }
        return [Block(lines: wrapped(menu.title, .bold)), Block(lines: lines)]
    }
}
