import Household

/// The trace of a decision as people read it: a line for each rule, and a mark at the one that decided.
struct ExplanationText {
    var explanation: Explanation
    var child: String
    var now: Instant
    var page: Page

    var text: String {
        let decision = DecisionText(decision: explanation.decision, child: child, now: now, page: page)
        var table = Table([page.column("rule"), page.column("holds"), .init("", .wrap)])
        let decides = explanation.steps.firstIndex(where: \.holds)
        for (index, step) in explanation.steps.enumerated() {
            let isDeciding = index == decides
            table.add(
                Table.Cell(page.say("explain.\(step.state.rawValue)"), isDeciding ? .bold : .plain),
                Table.Cell(
                    page.say("explain." + (isDeciding ? "decides" : step.holds ? "too" : "no")),
                    isDeciding ? .bold : .dim),
                Table.Cell(Self.words(of: step), isDeciding ? .plain : .dim))
        }
        return decision.headline + "\n\n" + table.text(on: page.terminal)
    }

    /// A day's rule names its dates itself.
    private static func words(of step: Explanation.Step) -> String {
        guard let dates = step.dates, step.from == nil else { return step.say.printable }
        return "\(step.say) (\(dates))"
    }
}
