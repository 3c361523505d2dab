import Household
import QuestionKinds
import Words

/// Items that are brought into an order: by their letters one after the other, or moved with the arrows.
struct OrderPad: AnswerPad {
    let items: [OptionView]
    /// The places of the items in the question, in the order of now.
    private(set) var order: [Int]
    private(set) var current = 0
    /// Items that letters have put at the beginning.
    private(set) var placed = 0
    /// Whether arrows move the item and not only the marker.
    private(set) var isHolding = false
    private var isTouched = false

    /// - Parameter last: the ids of an earlier try, from which the child goes on.
    init(_ items: [OptionView], last: [String] = []) {
        self.items = items
        let places = last.compactMap { id in items.firstIndex { $0.id == id } }
        order = places.count == items.count ? places : Array(items.indices)
    }

    var line: PadLine { .keys }

    var how: String { "order" }

    mutating func press(_ key: LearnKey) -> PadReply {
        switch key {
        case .character(" "):
            isHolding.toggle()
            isTouched = true
            return .changed
        case .character(let character):
            guard let item = Letters.place(of: character, among: items.count) else { return .unused }
            return put(item)
        case .up, .left: return move(by: -1)
        case .down, .right: return move(by: 1)
        case .backspace:
            placed = max(0, placed - 1)
            current = min(placed, items.count - 1)
            return .changed
        case .next: return .changed
        case .enter: return send()
        case .escape, .time, .end: return .unused
        }
    }

    /// The next place is this item's. When all places are taken, the first letter begins anew.
    private mutating func put(_ item: Int) -> PadReply {
        isTouched = true
        isHolding = false
        if placed == items.count { placed = 0 }
        guard let place = order.firstIndex(of: item), place >= placed else {
            return .tell(Saying("kidctl.learn.tell.placed"))
        }
        order.remove(at: place)
        order.insert(item, at: placed)
        placed += 1
        current = min(placed, items.count - 1)
        return .changed
    }

    private mutating func move(by step: Int) -> PadReply {
        let next = current + step
        guard items.indices.contains(next) else { return .changed }
        if isHolding {
            order.swapAt(current, next)
            placed = 0
        }
        current = next
        return .changed
    }

    private mutating func send() -> PadReply {
        guard isTouched else {
            // It may be right as it is: the next Enter says so.
            isTouched = true
            return .tell(Saying("kidctl.learn.tell.order"))
        }
        // The last one has no other place.
        guard placed == 0 || placed >= items.count - 1 else { return .tell(Saying("kidctl.learn.tell.all")) }
        return .send(Answer(ItemOrder(order.map { items[$0].id })))
    }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        order.enumerated().flatMap { place, item in
            let isCurrent = place == current
            var head = PaintedLine(isCurrent ? (isHolding ? "\u{2195}" : PadSign.marker) : PadSign.noMarker, .yellow)
            head.add(" ")
            head.add("\(place + 1).", place < placed ? .green : .dim)
            head.pad(to: 6)
            head.add(Letters.of(item), isCurrent ? .yellow : .blue)
            head.add("  ")
            if let sign = items[item].image.flatMap({ ThingSigns.picture(of: $0) }), canvas.hasPictures {
                head.add(sign + " ")
            }
            let texts = PaintedLine.wrapped(
                items[item].text, to: max(8, canvas.width - head.width), isCurrent && isHolding ? .bold : .plain)
            return texts.enumerated().map { $0 == 0 ? head + $1 : $1.indented(by: head.width) }
        }
    }
}
