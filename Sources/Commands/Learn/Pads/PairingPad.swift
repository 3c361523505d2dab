import Household
import QuestionKinds
import Words

/// Things that belong to others: tiles to tiles, each once, or items to places.
struct PairingPad: AnswerPad {
    /// What is put together.
    enum Form: Equatable {
        /// Tiles, each with one on the right.
        case pairs
        /// Items, several of which may go to one place.
        case places
    }

    let form: Form
    let items: [OptionView]
    let targets: [OptionView]
    /// Items that were right before and stay.
    let kept: Set<Int>
    private(set) var chosen: [Int: Int]
    private(set) var current: Int

    /// - Parameter stays: what was right in an earlier try: the id of its target by the id of the item.
    init(_ form: Form, items: [OptionView], targets: [OptionView], stays: [String: String] = [:]) {
        self.form = form
        self.items = items
        self.targets = targets
        var chosen: [Int: Int] = [:]
        for (item, target) in stays {
            guard let place = items.firstIndex(where: { $0.id == item }),
                let goal = targets.firstIndex(where: { $0.id == target })
            else { continue }
            chosen[place] = goal
        }
        self.chosen = chosen
        kept = Set(chosen.keys)
        current = items.indices.first { !chosen.keys.contains($0) } ?? 0
    }

    var line: PadLine { .keys }

    var how: String { form == .pairs ? "pairs" : "places" }

    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .character(let character):
            if let digit = character.wholeNumberValue, character.isASCII { return put(digit - 1) }
            guard let place = Letters.place(of: character, among: items.count) else { return .unused }
            current = place
            return .changed
        case .up: return move(by: -1)
        case .down, .next: return move(by: 1)
        case .left: return turn(by: -1)
        case .right: return turn(by: 1)
        case .backspace:
            if !kept.contains(current) { chosen[current] = nil }
            return .changed
        case .enter: return send()
        case .escape, .time, .end: return .unused
        }
    }

    private mutating func move(by step: Int) -> PadReply {
        current = (current + step + items.count) % items.count
        return .changed
    }

    private mutating func turn(by step: Int) -> PadReply {
        guard !kept.contains(current) else { return stays }
        let next =
            chosen[current].map { ($0 + step + targets.count) % targets.count } ?? (step > 0 ? 0 : targets.count - 1)
        chosen[current] = next
        return .changed
    }

    private var stays: PadReply { .tell(Saying("kidctl.learn.tell.stays")) }

    private mutating func put(_ target: Int) -> PadReply {
        guard targets.indices.contains(target) else {
            return .tell(
                Saying("kidctl.learn.tell.range", ["from": .number(1), "to": .number(targets.count)]))
        }
        guard !kept.contains(current) else { return stays }
        if form == .pairs, let other = chosen.first(where: { $0.value == target && $0.key != current })?.key {
            guard !kept.contains(other) else { return stays }
            chosen[other] = nil
        }
        chosen[current] = target
        let order = (1..<max(1, items.count)).map { (current + $0) % items.count }
        if let next = order.first(where: { chosen[$0] == nil }) { current = next }
        return .changed
    }

    private func send() -> PadReply {
        guard chosen.count == items.count else { return .tell(Saying("kidctl.learn.tell.all")) }
        guard form == .places || Set(chosen.values).count == items.count else {
            return .tell(Saying("kidctl.learn.tell.once"))
        }
        let pairs = items.indices.compactMap { place in
            chosen[place].map { (items[place].id, targets[$0].id) }
        }
        return form == .pairs
            ? .send(.pairs(pairs.map { MatchedPair(left: $0.0, right: $0.1) }))
            : .send(.placements(pairs.map { Placement(item: $0.0, zone: $0.1) }))
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        let half = max(10, canvas.width / 2 - 4)
        let left = items.indices.map { item(at: $0, canvas, width: half) }
        let right = targets.indices.flatMap { target(at: $0, canvas, width: half) }
        if right.count <= left.count + 1 { return PaintedLine.beside(left, right, gap: 4) }
        return left + [PaintedLine()] + right
    }

    private func item(at place: Int, _ canvas: Canvas, width: Int) -> PaintedLine {
        let isCurrent = place == current
        var line = PaintedLine(isCurrent ? PadSign.marker : PadSign.noMarker, .yellow)
        line.add(" ")
        line.add(Letters.of(place), isCurrent ? .yellow : .blue)
        line.add("  ")
        let goal = chosen[place].map { (place: $0, option: targets[$0]) }
        let room = goal == nil ? width - 8 : max(6, width - 12)
        line.add(TextWidth.cut(Self.text(items[place], canvas), to: room), isCurrent ? .bold : .plain)
        if let goal {
            line.add(" \u{2192} ", .dim)
            line.add("\(goal.place + 1)", .bold)
            if kept.contains(place) { line.add(" " + PadSign.kept, .green) }
        }
        return line
    }

    private func target(at place: Int, _ canvas: Canvas, width: Int) -> [PaintedLine] {
        let head = PaintedLine("\(place + 1)", .blue) + PaintedLine("  ")
        let lines = PaintedLine.wrapped(Self.text(targets[place], canvas), to: max(6, width - 4))
        return lines.enumerated().map { index, line in index == 0 ? head + line : line.indented(by: head.width) }
    }

    private static func text(_ option: OptionView, _ canvas: Canvas) -> String {
        guard canvas.hasPictures, let sign = option.image.flatMap({ ThingSigns.picture(of: $0) }) else {
            return option.text
        }
        return sign + " " + option.text
    }
}
