import Household
import QuestionKinds
import Words

/// Gaps of a pattern that are filled with tiles, one after the other.
struct PatternPad: AnswerPad {
    let view: Pattern.View
    /// The places of the gaps in the pattern.
    private let gaps: [Int]
    private(set) var filled: [Int?]
    private(set) var current = 0

    init(_ view: Pattern.View) {
        self.view = view
        gaps = view.sequence.indices.filter { view.sequence[$0].tile == nil }
        filled = Array(repeating: nil, count: gaps.count)
    }

    var line: PadLine { gaps.count > 1 ? .keys : .key }

    var how: String { gaps.count > 1 ? "pattern" : "choice" }

    mutating func press(_ key: LearnKey) -> PadReply {
        guard !gaps.isEmpty else { return .unused }
        switch key {
        case .character(let character):
            let digit = character.isASCII ? character.wholeNumberValue.map { $0 - 1 } : nil
            guard let tile = digit ?? Letters.place(of: character, among: view.tiles.count) else { return .unused }
            guard view.tiles.indices.contains(tile) else { return .unused }
            filled[current] = tile
            current = filled.firstIndex { $0 == nil } ?? current
        case .up: turn(by: -1)
        case .down: turn(by: 1)
        case .left: current = max(0, current - 1)
        case .right, .next: current = min(gaps.count - 1, current + 1)
        case .backspace:
            if filled[current] == nil { current = max(0, current - 1) }
            filled[current] = nil
        case .enter:
            let ids = filled.compactMap { $0.map { view.tiles[$0].id } }
            return ids.count == gaps.count ? .send(.elements(ids)) : .tell(Saying("kidctl.learn.tell.all"))
        case .escape, .time, .end: return .unused
        }
        return .changed
    }

    private mutating func turn(by step: Int) {
        let count = view.tiles.count
        filled[current] = filled[current].map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        let row = view.sequence.indices.map { piece(at: $0, canvas) }
        var lines: [PaintedLine] = [PaintedLine()]
        for piece in row {
            if lines[lines.count - 1].width + piece.width + 2 > canvas.width { lines.append(PaintedLine()) }
            if !lines[lines.count - 1].isEmpty { lines[lines.count - 1].add("  ") }
            lines[lines.count - 1] = lines[lines.count - 1] + piece
        }
        var tiles = PaintedLine()
        var choices: [PaintedLine] = []
        for (place, tile) in view.tiles.enumerated() {
            var one = PaintedLine(Letters.of(place), .blue)
            one.add("  " + Self.text(tile, canvas))
            if !tiles.isEmpty, tiles.width + one.width + 4 > canvas.width {
                choices.append(tiles)
                tiles = PaintedLine()
            }
            if !tiles.isEmpty { tiles.add("    ") }
            tiles = tiles + one
        }
        return lines + [PaintedLine()] + choices + [tiles]
    }

    private func piece(at place: Int, _ canvas: Canvas) -> PaintedLine {
        if let id = view.sequence[place].tile {
            return PaintedLine(view.tiles.first { $0.id == id }.map { Self.sign($0, canvas) } ?? id)
        }
        let gap = gaps.firstIndex(of: place) ?? 0
        let text = filled[gap].map { Self.sign(view.tiles[$0], canvas) } ?? "?"
        return PaintedLine("[\(text)]", gap == current ? .yellow : .bold)
    }

    /// In the pattern the picture alone, where there is one.
    private static func sign(_ tile: OptionView, _ canvas: Canvas) -> String {
        guard canvas.hasPictures, let sign = tile.image.flatMap({ ThingSigns.picture(of: $0) }) else {
            return tile.text
        }
        return sign
    }

    private static func text(_ tile: OptionView, _ canvas: Canvas) -> String {
        let sign = sign(tile, canvas)
        return sign == tile.text ? sign : sign + " " + tile.text
    }
}
