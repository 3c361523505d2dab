import Household
import Words

/// How long each child may go on, and what it does.
extension WatchScreen {
    private static let barWidth = 10
    /// On a narrower terminal words are worth more than bars.
    private static let widthWithBars = 100
    /// Columns of a name, with bars and without: what a child does is worth more than the end of its name.
    private static let longName = 28
    private static let shortName = 16
    /// Columns in which most reasons stand as a whole.
    private static let wholeReason = 28

    /// A line for each child, and one that says how many more there are.
    func children(_ shown: Int) -> [String] {
        guard !state.children.isEmpty else { return [say("children.none")] }
        let bars = terminal.width >= Self.widthWithBars
        let bar: [Table.Column] = bars ? [.init("")] : []
        let columns: [Table.Column] =
            [
                .init(""), head("child", .cut), head("now", .cut, least: terminal.width < 80 ? 16 : Self.wholeReason),
                head("leftToday"),
            ] + bar
            + [head("thisWeek", spare: true)] + bar + (state.isParent ? [head("does", .cut, spare: true)] : [])
        var table = Table(columns)
        let places = Self.places(
            shown, of: state.children.count, around: state.children.firstIndex { $0.id == state.chosenChild?.id })
        for child in state.children[places] {
            let isChosen = !isStill && child.id == state.chosenChild?.id
            let (today, week) = (today(child.decision), limit(.weekly, child.decision))
            table.rows.append(
                [
                    Table.Cell(isChosen ? Self.marker : " "),
                    Table.Cell(TextWidth.cut(child.name.printable, to: bars ? Self.longName : Self.shortName), .bold),
                    Table.Cell(now(child.decision), Self.style(child.decision?.state)),
                    Table.Cell(left(today.remainingSeconds, child.decision)),
                ] + (bars ? [Table.Cell(Self.bar(today), .blue)] : [])
                    + [Table.Cell(left(week?.remainingSeconds, child.decision))]
                    + (bars ? [Table.Cell(Self.bar(week), .blue)] : [])
                    + (state.isParent ? [Table.Cell(does(child), child.work?.isResting == false ? .plain : .dim)] : [])
            )
        }
        return table.lines(on: terminal) + more(state.children.count - places.count)
    }

    /// In short: how long it may go on, or why not.
    private func now(_ decision: Decision?) -> String {
        guard let decision else { return Self.unknown }
        guard !decision.allowed else {
            return "\u{25CF} " + (decision.remainingSeconds.map { page.length(seconds: $0) } ?? say("watch.noEnd"))
        }
        return "\u{25CB} " + DecisionText(decision: decision, child: "", now: state.now, page: page).reason
    }

    private static func style(_ state: TimeState?) -> Style {
        switch state {
        case .active?: .green
        case .warning?: .yellow
        case nil: .dim
        default: .red
        }
    }

    /// The day: what the decision leaves of it. Where no more than a break ends that, or the child may not go on, it is what
    /// day, week and grants leave.
    private func today(_ decision: Decision?) -> LimitView {
        guard let decision else { return LimitView(rule: .daily) }
        func left(_ rule: LimitRule) -> Int? { limit(rule, decision)?.remainingSeconds }
        let grants = decision.limits.filter { $0.rule == .grant }
        var today = limit(.daily, decision) ?? LimitView(rule: .daily)
        today.limitMinutes = today.limitMinutes.map { grants.reduce($0) { $0 + ($1.limitMinutes ?? 0) } }
        let isUntilBreak = decision.remainingSeconds != nil && decision.remainingSeconds == left(.session)
        guard !decision.allowed || isUntilBreak else {
            today.remainingSeconds = decision.remainingSeconds
            return today
        }
        let day = today.remainingSeconds.map { $0 + (left(.carryOver) ?? 0) }
        let limits = [day, left(.weekly)].compactMap { $0 }.min()
        let granted = grants.reduce(0) { $0 + ($1.remainingSeconds ?? 0) }
        let ends = decision.allowed ? [left(.quietHours), left(.allowedWindow)] : []
        today.remainingSeconds = (ends + [limits.map { $0 + granted }]).compactMap { $0 }.min()
        return today
    }

    private func limit(_ rule: LimitRule, _ decision: Decision?) -> LimitView? {
        decision?.limits.first { $0.rule == rule }
    }

    private func left(_ seconds: Int?, _ decision: Decision?) -> String {
        guard decision != nil else { return Self.unknown }
        return seconds.map { page.length(seconds: $0) } ?? say("watch.noLimit")
    }

    /// What is left, full at the beginning.
    private static func bar(_ limit: LimitView?) -> String {
        guard let left = limit?.remainingSeconds, let minutes = limit?.limitMinutes else { return "" }
        return Bar.text(min(left, minutes * 60), of: minutes * 60, width: barWidth)
    }

    /// What it learns and what else runs.
    private func does(_ child: WatchState.Child) -> String {
        var names = child.work.map { [$0.text(in: clock.language)] } ?? []
        for lease in child.leases {
            let name = UsageText.name(of: lease.activity, clock.language)
            if !names.contains(name) { names.append(name) }
        }
        return names.joined(separator: "; ")
    }
}
