import Words

/// The sentences of boards. They praise what was done; they never compare children, and never say what is missing.
struct BoardWords {
    private let topic: BoardTopic

    init(_ topic: BoardTopic) {
        self.topic = topic
    }

    func together(_ view: TogetherView) -> Saying {
        if view.members.isEmpty { return Saying("board.nobody") }
        if view.tenths == 10 { return Saying("board.reached") }
        guard let sum = view.sum, let target = view.target else {
            return view.tenths == 0
                ? Saying("board.onTheWay") : Saying("board.tenths", ["tenths": .number(view.tenths)])
        }
        return Saying(
            "board.together",
            [
                "sum": .number(sum), "target": .saying(topic.metric.words(target)),
                "period": .saying(topic.period.words),
            ])
    }

    func ownBest(_ bests: [OwnBest], _ viewer: BoardViewer) -> Saying {
        guard case .child = viewer, let own = bests.first else {
            return Saying(bests.isEmpty ? "board.nobody" : "board.eachOwnBest")
        }
        if own.best == 0 { return Saying("board.nothingYet") }
        let best = Saying.Value.saying(topic.metric.words(own.best))
        switch topic.period {
        case .allTime: return Saying("board.soFar", ["amount": .saying(topic.metric.words(own.amount))])
        case .week: return Saying(own.amount == own.best ? "board.isBestWeek" : "board.bestWeek", ["best": best])
        case .month: return Saying(own.amount == own.best ? "board.isBestMonth" : "board.bestMonth", ["best": best])
        }
    }

    /// The same for everybody: a rank speaks for itself.
    var ranked: Saying {
        Saying("board.ranked.\(topic.metric.rawValue)", ["period": .saying(topic.period.words)])
    }
}

extension BoardTopic {
    /// What it is about, as a heading: "Stars this week".
    public var title: Saying { Saying("board.title.\(metric.rawValue)", ["period": .saying(period.words)]) }
}
