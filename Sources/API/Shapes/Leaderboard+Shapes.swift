import Household
import JSONRPC
import Shapes

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
    /// The members of a board on the wire, in their order: exactly one of the three views is there.
    public static let board = Shape.object(
        "Board", "A board as the caller may see it.",
        make: Board.init(kind:metric:period:first:last:together:ownBest:ranked:say:at:)
    ) {
        required("board", .word(BoardKind.self)) { $0.topic.kind }
        required("metric", .word(BoardMetric.self)) { $0.topic.metric }
        required("period", .word(BoardPeriod.self)) { $0.topic.period }
        optional("first", .day, "The first day of the period; absent: all time.") { $0.days?.lowerBound }
        optional("last", .day, "The last day of the period; absent: all time.") {
            $0.days?.upperBound.advanced(by: -1)
        }
        optional("together", .togetherView, "Of the board `together`.") { $0.together }
        optional("ownBest", .list(of: .ownBest), "On the board `ownBest`: the child's own best, or every member's.") {
            $0.ownBest
        }
        optional("ranked", .list(of: .rankedMember), "Of the board `ranked`, the first first.") { $0.ranked }
        required("say", .text(), "A sentence for the viewer.") { $0.say }
        required("computedAt", .instant) { $0.computedAt }
    }
}

extension Board {
    fileprivate init(
        kind: BoardKind, metric: BoardMetric, period: BoardPeriod, first: Day?, last: Day?, together: TogetherView?,
        ownBest: [OwnBest]?, ranked: [RankedMember]?, say: String, at: Instant
    ) {
        var view = BoardView.ownBest(ownBest ?? [])
        if let together { view = .together(together) }
        if let ranked { view = .ranked(ranked) }
        var days: Range<Day>?
        if let first, let last, first <= last { days = first..<last.advanced(by: 1) }
        self.init(topic: BoardTopic(kind, metric, period), days: days, view: view, say: say, computedAt: at)
    }

    fileprivate var together: TogetherView? {
        if case .together(let view) = view { return view }
        return nil
    }

    fileprivate var ownBest: [OwnBest]? {
        if case .ownBest(let bests) = view { return bests }
        return nil
    }

    fileprivate var ranked: [RankedMember]? {
        if case .ranked(let members) = view { return members }
        return nil
    }
}
