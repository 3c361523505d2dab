import Household

/// A decision as people read it: the state, the child's sentence, and every limit with what is left.
struct DecisionText {
    var decision: Decision
    /// As the command named the child.
    var child: String
    /// What the daemon's clock showed; nil when the answer does not tell.
    var now: Instant?
    var page: Page

    var text: String {
        var text = headline + "\n" + page.paragraph("\u{201C}\(decision.say)\u{201D}", indent: 2)
        if !decision.limits.isEmpty { text += "\n" + limits.text(on: page.terminal) }
        let commands = decision.allowed && decision.state != .warning ? [] : remedies
        if !commands.isEmpty {
            text += "\n" + page.advice("A parent can help: " + commands.joined(separator: ", or "), .dim)
        }
        return text
    }

    /// `● Yes, 22 min left.`
    var headline: String {
        let left = decision.remainingSeconds.map { HumanDuration.text(seconds: $0) }
        switch decision.state {
        case .active: return sign("\u{25CF} Yes", .green) + (left.map { ", \($0) left." } ?? ", with no end in sight.")
        case .warning: return sign("\u{25CF} Yes", .yellow) + ", but only \(left ?? "a little") left."
        default: return sign("\u{25CB} Not now", .red) + ": \(reason)."
        }
    }

    private func sign(_ text: String, _ style: Style) -> String { page.styled(text, style) }

    /// Why not, without a full stop: `quiet hours until 07:00`.
    var reason: String {
        switch decision.state {
        case .sealed: "the household is sealed"
        case .damaged:
            decision.liftedBy == [.roomOnDisk]
                ? "the disk is full, and use could not be stored" : "this child's data is damaged"
        case .lockedByParent: "locked by a parent" + end(of: .lock)
        case .notAllowed: "the filter does not allow it"
        case .quietHours: "quiet hours" + end(of: .quietHours)
        case .dailyLimitReached:
            decision.limits.contains { $0.rule == .daily && $0.limitMinutes == 0 }
                ? "today has no minutes" : "today's minutes are used"
        case .outsideAllowedWindow: "outside the allowed windows"
        case .sessionLimitReached: "time for a break" + end(of: .session)
        case .budgetReached: budgetReason
        case .weeklyLimitReached: "this week's minutes are used"
        case .warning, .active: "time is left"
        }
    }

    /// Which budget, since another activity may have minutes of its own.
    private var budgetReason: String {
        let budget = decision.limits.first { $0.rule == .budget && $0.remainingSeconds == 0 }
        guard let budget, let name = budget.budget?.printable else { return "the budget is used" }
        return budget.limitMinutes == 0 ? "\(name) has no minutes" : "the minutes for \(name) are used"
    }

    private func end(of rule: LimitRule) -> String {
        guard let end = decision.limits.first(where: { $0.rule == rule })?.endsAt else { return "" }
        return " until " + clock(end)
    }

    private func clock(_ instant: Instant) -> String {
        if let now { return page.clock.time(instant, from: now) }
        // Most things end with a day.
        let time = page.clock.time(instant)
        return time == "00:00" ? "24:00" : time
    }

    private var limits: Table {
        var table = Table([.init("Limit"), .init("Left", right: true), .init("", .wrap)])
        for limit in decision.limits {
            let isHolding = limit.rule == .lock || (limit.rule == .quietHours && limit.beginsAt == nil)
            let left = isHolding ? "now" : limit.remainingSeconds.map { HumanDuration.text(seconds: $0) } ?? "–"
            table.add(
                Table.Cell(Self.name(limit).printable), Table.Cell(left, .bold), Table.Cell(detail(of: limit), .dim))
        }
        return table
    }

    private static func name(_ limit: LimitView) -> String {
        switch limit.rule {
        case .lock: "lock"
        case .quietHours: "quiet hours"
        case .daily: "today"
        case .weekly: "this week"
        case .allowedWindow: "allowed window"
        case .session: "session"
        case .budget: limit.budget.map { "budget \($0)" } ?? "budget"
        case .carryOver: "carried over"
        case .grant: limit.grant.map { "grant \($0.rawValue)" } ?? "granted"
        }
    }

    private func detail(of limit: LimitView) -> String {
        var parts: [String] = []
        if let minutes = limit.limitMinutes { parts.append("of " + HumanDuration.text(minutes: minutes)) }
        if let used = limit.usedSeconds, used > 0 { parts.append("used " + HumanDuration.text(usedSeconds: used)) }
        if let begin = limit.beginsAt { parts.append("begin " + at(begin)) }
        if let end = limit.endsAt, limit.beginsAt == nil { parts.append("until " + clock(end)) }
        if limit.rule == .lock, limit.endsAt == nil { parts.append("until a parent unlocks") }
        return parts.joined(separator: ", ")
    }

    private func at(_ instant: Instant) -> String {
        let text = clock(instant)
        return text.contains(" ") ? text : "at " + text
    }

    /// The commands by which a parent lifts it.
    private var remedies: [String] {
        let child = Advice.quoted(child)
        return decision.liftedBy.compactMap { $0.command(for: child) }
    }
}
