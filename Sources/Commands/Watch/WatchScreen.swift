import Household
import Words

/// The live screen as lines, made from what is known and nothing else.
struct WatchScreen {
    var state: WatchState
    var terminal: Terminal
    /// Lines that fit.
    var rows: Int
    var clock: ClockText
    /// Whether what keys are for has just changed.
    var isHeld = false

    private static let barWidth = 10
    /// On a narrower terminal words are worth more than bars.
    private static let widthWithBars = 100
    private static let marker = "\u{25B8}"

    /// At most as many as fit, the keys last.
    var lines: [String] {
        var body = [heading, ""] + children
        if !state.isConnected {
            body += [""] + wrapped(say("watch.away")).map { terminal.styled($0, .yellow) }
        } else if let message = state.message {
            body += [""] + wrapped(message)
        }
        body += [""] + requests
        let keys = keys.map { terminal.styled($0, .dim) }
        let room = max(0, rows - keys.count - 1)
        return body.prefix(room) + (rows > keys.count ? [""] : []) + keys.prefix(rows)
    }

    private func wrapped(_ text: String) -> [String] { TextWidth.wrap(text.printable, to: terminal.width) }

    /// Without colours: what is shown on it gets them as a whole.
    private var page: Page {
        Page(terminal: Terminal(width: terminal.width, hasColour: false), zone: clock.zone, language: clock.language)
    }

    private func say(_ key: String) -> String { clock.language.say(key) }

    private func key(_ key: String, _ values: KeyValuePairs<String, Saying.Value> = [:]) -> String {
        clock.language.say("watch.key." + key, values)
    }

    private func head(
        _ key: String, _ fit: Table.Column.Fit = .whole, right: Bool = false, spare: Bool = false,
        least: Int = Table.leastWidth
    ) -> Table.Column { page.column(key, fit, right: right, spare: spare, least: least) }

    private var heading: String {
        let day = clock.day(clock.zone.local(at: state.now).day)
        return terminal.styled(say("watch.title"), .bold) + "  "
            + terminal.styled("\(day) \(clock.time(state.now))", .dim)
    }

    // MARK: Children

    private var children: [String] {
        guard !state.children.isEmpty else { return [say("children.none")] }
        let bars = terminal.width >= Self.widthWithBars
        let bar: [Table.Column] = bars ? [.init("")] : []
        let columns: [Table.Column] =
            [.init(""), head("child", .cut), head("now", .cut, least: 16), head("leftToday")] + bar
            + [head("thisWeek")] + bar + [head("uses", .cut, spare: true)]
        var table = Table(columns)
        for child in state.children {
            let isChosen = child.id == state.chosenChild?.id
            let (today, week) = (limit(.daily, child.decision), limit(.weekly, child.decision))
            table.rows.append(
                [
                    Table.Cell(isChosen ? Self.marker : " "), Table.Cell(child.name, .bold),
                    Table.Cell(now(child.decision), Self.style(child.decision.state)), Table.Cell(left(today)),
                ] + (bars ? [Table.Cell(Self.bar(today), .blue)] : []) + [Table.Cell(left(week))]
                    + (bars ? [Table.Cell(Self.bar(week), .blue)] : []) + [Table.Cell(uses(child.leases), .dim)])
        }
        return table.lines(on: terminal)
    }

    /// In short: how long it may go on, or why not.
    private func now(_ decision: Decision) -> String {
        guard !decision.allowed else {
            return "\u{25CF} " + (decision.remainingSeconds.map { page.length(seconds: $0) } ?? say("watch.noEnd"))
        }
        return "\u{25CB} " + DecisionText(decision: decision, child: "", now: state.now, page: page).reason
    }

    private static func style(_ state: TimeState) -> Style {
        switch state {
        case .active: .green
        case .warning: .yellow
        default: .red
        }
    }

    private func limit(_ rule: LimitRule, _ decision: Decision) -> LimitView? {
        decision.limits.first { $0.rule == rule }
    }

    private func left(_ limit: LimitView?) -> String {
        limit?.remainingSeconds.map { page.length(seconds: $0) } ?? say("watch.noLimit")
    }

    /// What is left, full at the beginning.
    private static func bar(_ limit: LimitView?) -> String {
        guard let left = limit?.remainingSeconds, let minutes = limit?.limitMinutes else { return "" }
        return Bar.text(min(left, minutes * 60), of: minutes * 60, width: barWidth)
    }

    private func uses(_ leases: [Lease]) -> String {
        var names: [String] = []
        for lease in leases {
            let name = UsageText.name(of: lease.activity, clock.language)
            if !names.contains(name) { names.append(name) }
        }
        return names.joined(separator: "; ")
    }

    // MARK: Requests

    private var requests: [String] {
        guard !state.requests.isEmpty else { return [say("watch.nobodyAsks")] }
        var table = Table([
            .init(""), head("asks", .cut), head("for", right: true), head("why", .cut), head("at"),
        ])
        for request in state.requests {
            let isChosen = request == state.chosen
            let minutes = isChosen ? state.chosenMinutes ?? request.minutes : request.minutes
            let name = state.children.first { $0.id == request.child }?.name ?? request.child.rawValue
            table.add(
                Table.Cell(isChosen ? Self.marker : ""), Table.Cell(name, isChosen ? .bold : .plain),
                Table.Cell(page.length(minutes: minutes)), Table.Cell(request.why ?? "–"),
                Table.Cell(clock.time(request.at, from: state.now), .dim))
        }
        return table.lines(on: terminal)
    }

    /// Each key with its word; as many on a line as fit.
    private var keys: [String] {
        var keys: [String] = []
        if let minutes = state.chosenMinutes.map({ Saying.Value.text(page.length(minutes: $0)) }) {
            if isHeld {
                keys = [key("look")]
            } else if let child = state.chosenChild {
                keys = [key("grant", ["minutes": minutes]), key(child.isLocked ? "unlock" : "lock")]
            } else {
                keys = [key("approve", ["minutes": minutes]), key("decline")]
            }
            keys +=
                [key("minutes")] + (state.children.count + state.requests.count > 1 ? [key("choose")] : [])
        }
        if let last = state.given.last {
            keys.append(
                key(
                    "undo",
                    ["minutes": .text(page.length(minutes: last.minutes)), "name": .text(last.name.printable)]))
        }
        keys.append(key("leave"))
        return keys.reduce(into: []) { lines, key in
            if let line = lines.last, TextWidth.of(line) + 3 + TextWidth.of(key) <= terminal.width {
                lines[lines.count - 1] = line + "   " + key
            } else {
                lines.append(key)
            }
        }
    }
}
