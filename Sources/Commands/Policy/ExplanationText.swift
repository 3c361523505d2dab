import Household

/// The trace of a decision as people read it: a line for each rule, and a mark at the one that decided.
struct ExplanationText {
    var explanation: Explanation
    var child: String
    var now: Instant
    var page: Page

    var text: String {
        let decision = DecisionText(decision: explanation.decision, child: child, now: now, page: page)
        var table = Table([.init("Rule"), .init("Holds"), .init("", .wrap)])
        let decides = explanation.steps.firstIndex(where: \.holds)
        for (index, step) in explanation.steps.enumerated() {
            let isDeciding = index == decides
            table.add(
                Table.Cell(Self.name(step.state), isDeciding ? .bold : .plain),
                Table.Cell(isDeciding ? "decides" : step.holds ? "too" : "no", isDeciding ? .bold : .dim),
                Table.Cell(Self.words(of: step), isDeciding ? .plain : .dim))
        }
        return decision.headline + "\n\n" + table.text(on: page.terminal)
    }

    /// A day's rule names its dates itself.
    private static func words(of step: Explanation.Step) -> String {
        guard let dates = step.dates, step.from == nil else { return step.say.printable }
        return "\(step.say) (\(dates))"
    }

    private static func name(_ state: TimeState) -> String {
        switch state {
        case .sealed: "sealed"
        case .damaged: "damaged"
        case .lockedByParent: "lock"
        case .notAllowed: "filter"
        case .quietHours: "quiet hours"
        case .outsideAllowedWindow: "allowed windows"
        case .dailyLimitReached: "day"
        case .weeklyLimitReached: "week"
        case .sessionLimitReached: "break"
        case .budgetReached: "budget"
        case .warning: "warning"
        case .active: "free to go"
        }
    }
}
