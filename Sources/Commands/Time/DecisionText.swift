import Household
import Words

/// A decision as people read it: the state, the child's sentence, and every limit with what is left.
struct DecisionText {
    var decision: Decision
    /// As the command named the child.
    var child: String
    /// What the daemon's clock showed; nil when the answer does not tell.
    var now: Instant?
    /// For parents: who locked, until when and why.
    var lock: Saying?
    var page: Page

    var text: String {
        let say = page.say("decision.quote", ["say": .text("\(decision.say)")])
        var text = headline + "\n" + page.paragraph(say, indent: 2)
        if let lock { text += page.paragraph(page.said(lock), .yellow) }
        if !decision.limits.isEmpty { text += "\n" + limits.text(on: page.terminal) }
        if let commands = decision.allowed && decision.state != .warning ? nil : remedies {
            text += "\n" + page.advice(page.say("decision.help", ["commands": .text(commands)]), .dim)
        }
        return text
    }

    /// `● Yes, 22 min left.`
    var headline: String {
        let left = decision.remainingSeconds.map { page.length(seconds: $0) }
        switch decision.state {
        case .active:
            let yes = sign("\u{25CF} ", "yes", .green)
            guard let left else { return page.say("decision.noEnd", ["yes": yes]) }
            return page.say("decision.left", ["yes": yes, "left": .text(left)])
        case .warning:
            let yes = sign("\u{25CF} ", "yes", .yellow)
            guard let left else { return page.say("decision.onlyLittle", ["yes": yes]) }
            return page.say("decision.only", ["yes": yes, "left": .text(left)])
        default:
            return page.say("decision.because", ["no": sign("\u{25CB} ", "no", .red), "reason": .text(reason)])
        }
    }

    private func sign(_ sign: String, _ key: String, _ style: Style) -> Saying.Value {
        .text(page.styled(sign + page.say("decision." + key), style))
    }

    /// Why not, without a full stop: `quiet hours until 07:00`.
    var reason: String {
        switch decision.state {
        case .sealed: page.say("reason.sealed")
        case .damaged: page.say(decision.liftedBy == [.roomOnDisk] ? "reason.noRoom" : "reason.damaged")
        case .lockedByParent: reason("locked", until: .lock)
        case .notAllowed: page.say("reason.filter")
        case .quietHours: reason("quiet", until: .quietHours)
        case .dailyLimitReached:
            page.say(
                decision.limits.contains { $0.rule == .daily && $0.limitMinutes == 0 }
                    ? "reason.noMinutesToday" : "reason.dayUsed")
        case .outsideAllowedWindow: page.say("reason.outside")
        case .sessionLimitReached: reason("break", until: .session)
        case .budgetReached: budgetReason
        case .weeklyLimitReached: page.say("reason.weekUsed")
        case .warning, .active: page.say("reason.left")
        }
    }

    /// Which budget, since another activity may have minutes of its own.
    private var budgetReason: String {
        let budget = decision.limits.first { $0.rule == .budget && $0.remainingSeconds == 0 }
        guard let budget, let name = budget.budget?.printable else { return page.say("reason.budget") }
        return page.say(budget.limitMinutes == 0 ? "reason.budgetNone" : "reason.budgetUsed", ["name": .text(name)])
    }

    private func reason(_ key: String, until rule: LimitRule) -> String {
        guard let end = decision.limits.first(where: { $0.rule == rule })?.endsAt else {
            return page.say("reason." + key)
        }
        return page.say("reason.\(key)Until", ["time": .text(clock(end))])
    }

    private func clock(_ instant: Instant) -> String {
        if let now { return page.clock.time(instant, from: now) }
        // Most things end with a day.
        let minutes = page.clock.zone.local(at: instant).minuteOfDay
        return page.clock.time(minutes: minutes == 0 ? WallTime.endOfDay.minutes : minutes)
    }

    private var limits: Table {
        var table = Table([page.column("limit"), page.column("left", right: true), .init("", .wrap)])
        for limit in decision.limits {
            let isHolding = limit.rule == .lock || (limit.rule == .quietHours && limit.beginsAt == nil)
            let left = isHolding ? page.say("rule.now") : limit.remainingSeconds.map { page.length(seconds: $0) } ?? "–"
            table.add(Table.Cell(name(limit).printable), Table.Cell(left, .bold), Table.Cell(detail(of: limit), .dim))
        }
        return table
    }

    private func name(_ limit: LimitView) -> String {
        switch limit.rule {
        case .lock: page.say("rule.lock")
        case .quietHours: page.say("rule.quiet")
        case .daily: page.say("rule.today")
        case .weekly: page.say("rule.week")
        case .allowedWindow: page.say("rule.window")
        case .session: page.say("rule.session")
        case .budget: limit.budget.map { page.say("rule.budgetOf", ["name": .text($0)]) } ?? page.say("rule.budget")
        case .carryOver: page.say("rule.carriedOver")
        case .grant:
            limit.grant.map { page.say("rule.grant", ["id": .text($0.rawValue)]) } ?? page.say("rule.granted")
        }
    }

    private func detail(of limit: LimitView) -> String {
        var parts: [String] = []
        if let minutes = limit.limitMinutes {
            parts.append(page.say("rule.of", ["length": .text(page.length(minutes: minutes))]))
        }
        if let used = limit.usedSeconds, used > 0 {
            parts.append(page.say("rule.used", ["length": .text(page.length(usedSeconds: used))]))
        }
        let granted = limit.grantedSeconds
        if granted > 0 {
            parts.append(page.say("usage.granted", ["length": .text(page.length(seconds: granted))]))
        }
        if let begin = limit.beginsAt { parts.append(self.begin(begin)) }
        if let end = limit.endsAt, limit.beginsAt == nil {
            parts.append(page.say("rule.until", ["time": .text(clock(end))]))
        }
        if limit.rule == .lock, limit.endsAt == nil { parts.append(page.say("rule.untilUnlocked")) }
        return parts.joined(separator: ", ")
    }

    private func begin(_ instant: Instant) -> String {
        let isAlone = now.map { page.clock.timeAlone(instant, on: page.clock.zone.local(at: $0).day) != nil } ?? true
        return page.say(isAlone ? "rule.beginAt" : "rule.begin", ["time": .text(clock(instant))])
    }

    /// The commands by which a parent lifts it; nil when none does.
    private var remedies: String? {
        let child = Advice.quoted(child)
        let commands = decision.liftedBy.compactMap { $0.command(for: child) }
        guard let first = commands.first else { return nil }
        return commands.dropFirst().reduce(first) { text, command in
            page.say("decision.or", ["first": .text(text), "second": .text(command)])
        }
    }
}
