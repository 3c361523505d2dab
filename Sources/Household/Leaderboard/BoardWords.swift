/// The sentences of boards. They praise what was done; they never compare children, and never say what is missing.
struct BoardWords {
    private let topic: BoardTopic

    init(_ topic: BoardTopic) {
        self.topic = topic
    }

    func together(_ view: TogetherView) -> String {
        if view.members.isEmpty { return "Nobody takes part yet." }
        if view.tenths == 10 { return "You reached your goal together!" }
        guard let sum = view.sum, let target = view.target else {
            return view.tenths == 0
                ? "You are on your way together." : "Together you have done \(view.tenths) of 10 parts of your goal."
        }
        return "Together \(sum) of \(topic.metric.words(target)) \(topic.period.words)."
    }

    func ownBest(_ bests: [OwnBest], _ viewer: BoardViewer) -> String {
        guard case .child = viewer, let own = bests.first else {
            return bests.isEmpty ? "Nobody takes part yet." : "Each child beside its own best."
        }
        let unit = topic.period == .month ? "month" : "week"
        if own.best == 0 { return "Everything you learn is collected here." }
        if topic.period == .allTime { return "\(topic.metric.words(own.amount)) so far!" }
        if own.amount == own.best { return "This is your best \(unit) so far: \(topic.metric.words(own.best))!" }
        return "Your best \(unit) so far: \(topic.metric.words(own.best))."
    }

    /// The same for everybody: a rank speaks for itself.
    var ranked: String {
        switch topic.metric {
        case .stars: "Stars earned \(topic.period.words)."
        case .learningMinutes: "Minutes of learning \(topic.period.words)."
        case .learningDays: "Learning days \(topic.period.words)."
        case .sprintBest: "Right answers in the best sprint \(topic.period.words)."
        case .factsFluent: "Math facts that became fluent \(topic.period.words)."
        }
    }
}
