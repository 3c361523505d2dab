import Household
import JSONRPC
import Shapes
import Words

extension Shape where Value == BoardMember {
    static let boardMember = Shape.object("BoardMember", "A child that takes part.", make: BoardMember.init) {
        required("child", .id(ChildID.self)) { $0.child }
        required("name", .text(1...80)) { $0.name }
    }
}

extension Shape where Value == MemberAmount {
    static let memberAmount = Shape.object("MemberAmount", "A member's part.", make: MemberAmount.init) {
        required("member", .boardMember) { $0.member }
        required("amount", .count) { $0.amount }
    }
}

extension Shape where Value == TogetherView {
    static let togetherView = Shape.object(
        "Together", "The household's way to a shared goal.", make: TogetherView.init
    ) {
        required("tenths", .integer(0...10), "Tenths that are done; a child under ten is told nothing else.") {
            $0.tenths
        }
        required("members", .list(of: .boardMember), "Everybody who takes part.") { $0.members }
        optional("sum", .count, "The sum of all members; absent for a child under ten.") { $0.sum }
        optional("target", .count, "The goal; absent for a child under ten.") { $0.target }
        optional("parts", .list(of: .memberAmount), "Each member's part; for parents only.") { $0.parts }
    }
}

extension Shape where Value == OwnBest {
    static let ownBest = Shape.object("OwnBest", "A child against itself.", make: OwnBest.init) {
        required("member", .boardMember) { $0.member }
        required("amount", .count, "In the present period.") { $0.amount }
        required("best", .count, "The amount of the best period so far, the current one included; it never falls.") {
            $0.best
        }
    }
}

extension Shape where Value == RankedMember {
    static let rankedMember = Shape.object("RankedMember", "A member with its rank.", make: RankedMember.init) {
        required("rank", .integer(1...Int.max), "Equal amounts share a rank: 1, 1, 3.") { $0.rank }
        required("member", .boardMember) { $0.member }
        required("amount", .count) { $0.amount }
    }
}

extension Shape where Value == Board {
    /// What all boards have; what only one has stands in the member that is called like the board.
    public static let board = Shape.object(
        "Board", "A board as the caller may see it.", tag: "board", kinds: views, named: \.kind.rawValue, part: \.view,
        make: Board.init(view:metric:period:first:last:say:at:)
    ) {
        required("metric", .word(BoardMetric.self)) { $0.topic.metric }
        required("period", .word(BoardPeriod.self)) { $0.topic.period }
        optional("first", .day, "The first day of the period; absent: all time.") { $0.days?.lowerBound }
        optional("last", .day, "The last day of the period; absent: all time.") {
            $0.days?.upperBound.advanced(by: -1)
        }
        required("say", .saying, "A sentence for the viewer.") { $0.say }
        required("computedAt", .instant) { $0.computedAt }
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
    fileprivate init(
        view: BoardView, metric: BoardMetric, period: BoardPeriod, first: Day?, last: Day?, say: Saying, at: Instant
    ) {
        var days: Range<Day>?
        if let first, let last, first <= last { days = first..<last.advanced(by: 1) }
        self.init(topic: BoardTopic(view.kind, metric, period), days: days, view: view, say: say, computedAt: at)
    }
}
