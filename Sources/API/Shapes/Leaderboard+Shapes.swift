import Household
import JSONRPC
import Shapes
import Words

extension Shape where Value == BoardMember {
    static let boardMember = Shape.object("BoardMember", "A child that takes part.", make: BoardMember.init) {
        required("child", \.child, .id(ChildID.self))
        required("name", \.name, .text(1...80))
    }
}

extension Shape where Value == MemberAmount {
    static let memberAmount = Shape.object("MemberAmount", "A member's part.", make: MemberAmount.init) {
        required("member", \.member, .boardMember)
        required("amount", \.amount, .count)
    }
}

extension Shape where Value == TogetherView {
    static let togetherView = Shape.object(
        "Together", "The household's way to a shared goal.", make: TogetherView.init
    ) {
        required("tenths", \.tenths, .integer(0...10), "Tenths that are done; a child under ten is told nothing else.")
        required("members", \.members, .list(of: .boardMember), "Everybody who takes part.")
        optional("sum", \.sum, .count, "The sum of all members; absent for a child under ten.")
        optional("target", \.target, .count, "The goal; absent for a child under ten.")
        optional("parts", \.parts, .list(of: .memberAmount), "Each member's part; for parents only.")
    }
}

extension Shape where Value == OwnBest {
    static let ownBest = Shape.object("OwnBest", "A child against itself.", make: OwnBest.init) {
        required("member", \.member, .boardMember)
        required("amount", \.amount, .count, "In the present period.")
        required(
            "best", \.best, .count, "The amount of the best period so far, the current one included; it never falls.")
    }
}

extension Shape where Value == RankedMember {
    static let rankedMember = Shape.object("RankedMember", "A member with its rank.", make: RankedMember.init) {
        required("rank", \.rank, .integer(1...Int.max), "Equal amounts share a rank: 1, 1, 3.")
        required("member", \.member, .boardMember)
        required("amount", \.amount, .count)
    }
}

extension Shape where Value == Board {
    /// What all boards have; what only one has stands in the member that is called like the board.
    public static let board = Shape.object(
        "Board", "A board as the caller may see it.", tag: "board", kinds: views, named: \.kind.rawValue, part: \.shown,
        make: { view, metric, period, _, _, say, at in
            Board(topic: BoardTopic(view.kind, metric, period), days: nil, view: view, say: say, computedAt: at)
        }
    ) {
        required("metric", \.topic.metric, .word(BoardMetric.self))
        required("period", \.topic.period, .word(BoardPeriod.self))
        // Both are there, or none is.
        optional("first", .day, "The first day of the period; absent: all time.", get: { $0.days?.lowerBound }) {
            $0.days = $1..<$1.advanced(by: 1)
        }
        optional("last", .day, "The last day of the period; absent: all time.") {
            $0.days?.upperBound.advanced(by: -1)
        } set: { board, last in
            if let first = board.days?.lowerBound, first <= last { board.days = first..<last.advanced(by: 1) }
        }
        required("say", \.say, .saying, "A sentence for the viewer.")
        required("computedAt", \.computedAt, .instant)
    }

    private static let views: [Alternative<BoardView>] = [
        Alternative("together", "All together.", .togetherView, make: { .together($0) }) { view in
            if case .together(let way) = view { way } else { nil }
        },
        Alternative(
            "ownBest", "The child's own best, or every member's.", .list(of: .ownBest), make: { .ownBest($0) }
        ) { view in
            if case .ownBest(let bests) = view { bests } else { nil }
        },
        Alternative("ranked", "The first first.", .list(of: .rankedMember), make: { .ranked($0) }) { view in
            if case .ranked(let members) = view { members } else { nil }
        },
    ]
}

extension BoardView {
    fileprivate var kind: BoardKind {
        switch self {
        case .together: .together
        case .ownBest: .ownBest
        case .ranked: .ranked
        }
    }
}

extension Board {
    /// What only this board has, with its kind.
    fileprivate var shown: BoardView {
        get { view }
        set { (view, topic.kind) = (newValue, newValue.kind) }
    }
}
